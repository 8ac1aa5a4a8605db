import type { Language } from '@dhruva/common'
import J from './data/book-j.json' with { type: 'json' }
import K from './data/book-k.json' with { type: 'json' }
import L from './data/book-l.json' with { type: 'json' }
import M from './data/book-m.json' with { type: 'json' }
import N from './data/book-n.json' with { type: 'json' }
import O from './data/book-o.json' with { type: 'json' }
import P from './data/book-p.json' with { type: 'json' }

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

/** J, L, N and P are for mending; K, M and O are only ever counted, so that their share stays that of sentences never seen. */
export const WRITTEN: Readonly<Record<string, readonly Written[]>> = { J, K, L, M, N, O, P }

/** The language a person of a book set; Hindi in Latin letters is told from the question. */
export const languageOf = ({ lang }: Written): Language => (lang === 'en' ? 'English' : 'Hindi')
