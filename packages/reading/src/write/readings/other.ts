import type { Speech } from '@dhruva/intent/parse'
import { nameIn } from '#write/context.ts'
import { inner } from './inner.ts'
import { capital, citePromise, type Draft, type Reader } from './reader.ts'

const YOURS: Record<Speech, RegExp> = {
  en: /\b[Yy]our\b/,
  hi: /(?<![\p{L}\p{M}])आप(का|की|के)(?![\p{L}\p{M}])/u,
  hing: /\b[Aa]ap(ka|ki|ke)\b/,
}
/** `your career` as `Rohit’s career`: whose it is, where the sentence says it already; null where it does not. */
const ownedBy = (speech: Speech, name: string, text: string): string | null =>
  YOURS[speech].test(text)
    ? text.replace(YOURS[speech], (_, ending: string) => (speech === 'en' ? `${name}’s` : `${name} ${ending}`))
    : null

/** The first sentence of another person's reading says whose it is, and rests on the house that is turned. */
export const forOther = (reader: Reader, list: readonly Draft[]): Draft[] => {
  const { subject } = reader.ctx.asked
  const { speech } = reader.ctx
  const name = reader.relative?.name ?? (subject.kind === 'saved' ? nameIn(speech, subject.name) || null : null)
  const [first, ...rest] = list
  if (!(name && first)) return [...list]
  // of a bond with the asker both are meant
  const isNamed = reader.relative?.area === 'bond' || first.text.toLowerCase().includes(name.toLowerCase())
  const owned = reader.ctx.ofThird ? ownedBy(speech, name, first.text) : null
  const lead = reader.words.more.forName.replace('{kin}', speech === 'en' ? name : capital(name))
  const text = owned ?? (isNamed ? first.text : `${lead}${inner(speech, first.text)}`)
  return [{ ...first, text, facts: [...new Set([...first.facts, ...citePromise(reader)])] }, ...rest]
}
