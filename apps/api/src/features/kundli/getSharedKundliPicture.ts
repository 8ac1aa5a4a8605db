import { createCache, firstName } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { readSharedKundli } from '@dhruva/db'
import { type Chart, stability } from '@dhruva/jyotish'
import { currentChart } from '#charts.ts'
import { implementFile } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { drawPicture } from '#papers/picture/picture.ts'
import { siteOf } from '#papers/picture/site.ts'
import { hashToken } from '#tokens.ts'

/** A link that was just sent is looked up by each chat that shows it. Four megabytes. */
const pictures = createCache<Promise<Uint8Array>>(24)

export const getSharedKundliPicture = implementFile(kundli.getSharedKundliPicture, async ({ ctx, input, language }) => {
  const now = ctx.now()
  const hash = hashToken(input.token)
  // asked each time: what has run out is not shown, drawn or not
  const row = await readSharedKundli<Chart>(ctx.db, hash, now)
  if (!row) throw fail('share_gone')
  const { full_name: name, tob_uncertainty: minutes, celebrity, with_name: withName } = row
  const shown = withName ? (celebrity ? name : firstName(name)) : null
  const [style, words] = [input.style ?? ('north' as const), input.language ?? language]
  const draw = async () => {
    const chart = await currentChart(ctx, row.uid, row)
    const held = minutes === 0 ? null : stability(row, minutes, now, chart.conventions)
    return drawPicture({ name: shown, birth: null, style, chart, stability: held, site: siteOf(ctx.config) }, words)
  }
  const key = [hash.toString('base64'), style, words, minutes, shown].join(' ')
  const drawing = pictures.remember(key, draw)
  drawing.catch(() => pictures.delete(key))
  return { name: 'dhruva-kundli.png', bytes: await drawing }
})
