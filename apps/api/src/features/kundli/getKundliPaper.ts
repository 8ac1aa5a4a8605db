import { dayInIndia } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, stability, withCurrent } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import { implementFile } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { createPace } from '#http/pace.ts'
import { drawKundli } from '#papers/kundli/kundli.ts'

/** A paper takes up to half a second of the process, in pieces: of one person one in two seconds. */
const turnOf = createPace(2000)

export const getKundliPaper = implementFile(kundli.getKundliPaper, async ({ ctx, user, input, language }) => {
  if (ctx.config.rateLimits) await turnOf(String(user.uid))
  const now = ctx.now()
  const birth = await findBirth<Chart>(ctx.db, user.uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  const chart = withCurrent(await currentChart(ctx, user.uid, birth), now)
  const { tob_uncertainty: uncertainty } = birth
  const paper = {
    name: birth.full_name,
    place: birth.pob,
    gender: birth.gender,
    maritalStatus: birth.marital_status,
    celebrity: birth.celebrity,
    uncertainty,
    chart,
    stability: uncertainty === 0 ? null : stability(birth, uncertainty, now, chart.conventions),
    at: now,
  }
  // without a name: files are seen by others
  return { name: `dhruva-kundli-${dayInIndia(now)}.pdf`, bytes: await drawKundli(paper, input.language ?? language) }
})
