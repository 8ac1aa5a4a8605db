import { firstName } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, stability } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import { implementFile } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { createPace } from '#http/pace.ts'
import { drawPicture } from '#papers/picture/picture.ts'
import { siteOf } from '#papers/picture/site.ts'

/** A picture takes a tenth of a second of a core: of one person one a second. */
const turnOf = createPace(1_000)

export const getKundliPicture = implementFile(kundli.getKundliPicture, async ({ ctx, user, input, language }) => {
  if (ctx.config.rateLimits) await turnOf(String(user.uid))
  const birth = await findBirth<Chart>(ctx.db, user.uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  const chart = await currentChart(ctx, user.uid, birth)
  const { tob_uncertainty: uncertainty, celebrity, full_name: name, pob: place } = birth
  const picture = {
    // whose name is known to all keeps it
    name: input.with_name === '1' ? (celebrity ? name : firstName(name)) : null,
    birth: input.with_birth === '1' ? { place, uncertainty } : null,
    style: input.style ?? 'north',
    chart,
    stability: uncertainty === 0 ? null : stability(birth, uncertainty, ctx.now(), chart.conventions),
    site: siteOf(ctx.config),
  }
  // without a name: files are seen by others
  return { name: 'dhruva-kundli.png', bytes: await drawPicture(picture, input.language ?? language) }
})
