/** What the embedded astrologer writes with. */
import type { Gender } from '@dhruva/common'
import type { Question as Asked, ParsedMessage, Speech } from '@dhruva/intent/parse'
import type { Chart, Judgement, Transits } from '@dhruva/jyotish'
import type { CountedFrom } from '#parts.ts'
import type { Fact, Question, Sentence } from '#types.ts'

/** A text in each language an answer can have. */
export type Spoken<T = string> = Record<Speech, T>

/** Who speaks to whom, in which language. */
export type Voice = {
  speech: Speech
  /** Oracle speaks as a man, Astra as a woman */
  astrologer: Gender
  person: Gender
  /** first name as written in `speech`, without honorific; empty when it is not known or not a name */
  name: string
  age: number
  /** one of the wordings: the same for the same question and talk, and not one that was used before in the talk */
  pick: (slot: string, wordings: readonly string[]) => string
}

/** Everything a writer of a part reads. */
export type WriteContext = Voice & {
  question: Question
  parsed: ParsedMessage
  /** the question of the message that is being answered now */
  asked: Asked
  chart: Chart
  judgement: Judgement
  /** the chart is that of a saved birth which somebody else asks about */
  ofThird?: true
  /** from where the houses of `chart` are counted: the Moon or the Sun where the lagna is not known */
  frame: CountedFrom
  transits: Transits
  /** the day of the question, noon in India */
  at: Date
  /** makes a fact one that the answer may cite; returns its id */
  cite: (fact: Fact) => string
  /** the facts of the chart and day by id */
  facts: ReadonlyMap<string, Fact>
}

/** Writes the answer to one question; null when it is not one of its own. */
export type Writer = (context: WriteContext) => Sentence[][] | null
