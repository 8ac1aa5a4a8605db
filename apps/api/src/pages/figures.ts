import type { Config } from '#config.ts'
import type { TextLanguage } from '#http/fail.ts'
import { numberIn } from './clock.ts'
import { type Block, fill, type Said } from './texts.ts'

/** The configured numbers a page may name, such as `{daily_cap}`, written in a language. */
export const figuresIn = ({ points, free }: Pick<Config, 'points' | 'free'>, language: TextLanguage) => {
  const numbers = { ...points, free_oracle_questions: free.oracle, free_astra_questions: free.astra }
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, numberIn[language](value)]))
}

type Figures = Readonly<Record<string, string>>

const filledBlock = (block: Block, figures: Figures): Block => {
  const words = (text: string) => fill(text, figures)
  if ('p' in block) return { p: words(block.p) }
  if ('ul' in block) return { ul: block.ul.map(words) }
  if (!('table' in block)) return block
  return { table: { ...block.table, rows: block.table.rows.map((row) => row.map(words)) } }
}

/** A page with the numbers of the configuration where the build, which does not know them, left their places. */
export const withFigures = <Page extends Said>(page: Page, figures: Figures): Page => ({
  ...page,
  blocks: page.blocks.map((block) => filledBlock(block, figures)),
})
