import { certainChartOf } from '@dhruva/contract/drawing'
import type { TextLanguage } from '#http/fail.ts'
import { drawPaper } from '#papers/sheet.ts'
import { conventions, cover, drawings, houses, panchang, planets } from './birth.ts'
import { bindus, vargas } from './divisions.ts'
import { createFlow } from './flow.ts'
import type { KundliPaper } from './paper.ts'
import { dashas } from './periods.ts'
import { reading, yogasAndDoshas } from './reading.ts'
import { kundliTexts } from './texts-data.ts'

/**
 * A kundli to keep, as PDF. Between its parts others have the process: none takes longer than a tenth of a second or so once
 * the fonts are known.
 */
export const drawKundli = (paper: KundliPaper, language: TextLanguage): Promise<Uint8Array> => {
  const t = kundliTexts[language]
  const certain = certainChartOf(paper.chart, paper.stability)
  return drawPaper({ language, title: t.of(paper.name), author: t.brand, at: paper.at }, async (sheet) => {
    const writing = { paper, certain, t, language, flow: createFlow(sheet, t) }
    cover(writing)
    await drawings(writing)
    await reading(writing)
    await planets(writing)
    houses(writing)
    await panchang(writing)
    conventions(writing)
    await dashas(writing)
    await vargas(writing)
    await yogasAndDoshas(writing)
    await bindus(writing)
    writing.flow.foot()
  })
}
