import type { Language } from '@dhruva/common'
import J from './data/book-j.json' with { type: 'json' }
import K from './data/book-k.json' with { type: 'json' }
import L from './data/book-l.json' with { type: 'json' }
import M from './data/book-m.json' with { type: 'json' }

/** A sentence about the chart of a given number, written by someone who had its facts and never saw the check. */
export type Written = {
  chart: number
  lang: string
  true: boolean
  text: string
  cites: readonly string[]
  question: string
  note: string
}

/** J and L are for mending; K and M are only ever counted, so that their share stays that of sentences never seen. */
export const WRITTEN: Readonly<Record<string, readonly Written[]>> = { J, K, L, M }

/** The language a person of a book set; Hindi in Latin letters is told from the question. */
export const languageOf = ({ lang }: Written): Language => (lang === 'en' ? 'English' : 'Hindi')
