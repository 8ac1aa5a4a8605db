import type { MessageFact } from '@dhruva/contract'

// private-use characters that no reply contains; they carry the number of a mark through the markdown lexer
const OPEN = '\ue000'
const CLOSE = '\ue001'

/** A place in a reply where a sentence ends that rests on facts. */
export type Mark = { number: number; facts: readonly MessageFact[] }

/** The marks of a message in reading order, each with the facts its sentence rests on. */
export const marksOf = (facts: readonly MessageFact[]): { at: number; mark: Mark }[] => {
  const places = [...new Set(facts.flatMap((fact) => fact.at))].sort((a, b) => a - b)
  return places.map((at, index) => ({
    at,
    mark: { number: index + 1, facts: facts.filter((fact) => fact.at.includes(at)) },
  }))
}

/** Puts a placeholder into the text at each mark. */
export const withMarks = (text: string, facts: readonly MessageFact[]): string => {
  let result = ''
  let from = 0
  for (const { at, mark } of marksOf(facts)) {
    const until = Math.min(at, text.length)
    result += `${text.slice(from, until)}${OPEN}${mark.number}${CLOSE}`
    from = until
  }
  return result + text.slice(from)
}

export type Run = { text: string } | { mark: number }

/** Splits a run of text at its placeholders. */
export const splitMarks = (text: string): Run[] =>
  text
    .split(/(\ue000\d+\ue001)/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith(OPEN) ? { mark: Number(part.slice(1, -1)) } : { text: part }))

/** Closes bold and emphasis that are still being written, so that the stars never show. */
export const closeOpenStars = (text: string): string => {
  const lastBlock = text.slice(text.lastIndexOf('\n') + 1)
  const withoutHalf = /(^|[^*])\*$/.test(lastBlock) && !/^\s*\*$/.test(lastBlock) ? text.slice(0, -1) : text
  const doubles = lastBlock.split('**').length - 1
  return doubles % 2 === 1 ? `${withoutHalf.replace(/\*\*$/, '')}${/\*\*$/.test(withoutHalf) ? '' : '**'}` : withoutHalf
}
