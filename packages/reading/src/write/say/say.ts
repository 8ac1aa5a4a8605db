import type { Sentence } from '#types.ts'
import { fill } from '#write/fill.ts'
import type { Spoken, WriteContext } from '#write/types.ts'

/** Wordings of one thing to say, in each language; `{slot}`, `(m|f)` and `[m|f]` as `fill` has them. */
export type Wordings = Spoken<readonly string[]>
/** What a line reads of the context. */
export type Saying = Pick<WriteContext, 'speech' | 'person' | 'astrologer' | 'name' | 'pick' | 'question'>

const NAMED_EVERY = 4

/** How often the astrologer has spoken in the talk. */
const turnsOf = ({ question }: Pick<Saying, 'question'>): number =>
  question.history.filter(({ role }) => role === 'astrologer').length

/** Sentences begin with a capital, whatever was filled in there. */
export const capital = (text: string): string =>
  text.replace(/(^|[.?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())

const HONORED: Spoken<string> = { en: '', hi: ' जी', hing: ' ji' }

/**
 * `{hail}` opens a line with the name, `{tail}` puts it behind the first words: in the first answer of a talk, and in every
 * fourth after it; both are empty in the others, and where no name is known.
 */
const namesIn = (context: Saying): { hail: string; tail: string } => {
  const { name, speech } = context
  if (!name || turnsOf(context) % NAMED_EVERY !== 0) return { hail: '', tail: '' }
  const called = `${name}${HONORED[speech]}`
  return { hail: `${called}, `, tail: speech === 'en' ? `, ${called}` : ` ${called}` }
}

/** One of the wordings, filled. */
export const say = (context: Saying, slot: string, wordings: Wordings, slots: Record<string, string> = {}): string =>
  capital(fill(context, context.pick(slot, wordings[context.speech]), { ...namesIn(context), ...slots }))

/** A sentence with the facts it rests on. */
export const line = (text: string, ...facts: readonly string[]): Sentence => ({ text, facts: [...new Set(facts)] })

/** `a, b and c` */
export const listed = (speech: keyof typeof AND, items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[speech]} ${items.at(-1)}`
const AND: Spoken<string> = { en: 'and', hi: 'और', hing: 'aur' }

/** The context of what is told further on: only the first thing said can open with the name. */
export const unnamed = <T extends Pick<Saying, 'name'>>(context: T, index: number): T =>
  index === 0 ? context : { ...context, name: '' }
