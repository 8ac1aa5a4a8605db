/** What stands before a full stop without ending a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|vs|etc|e\.g|i\.e|no|approx|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|deg|smt|shri|sri|pt|prof|डॉ|श्री|पं|\p{Lu})$/iu
const CLOSERS = /^[\])}"'”’*_»]*/u
/** Longer than any sentence: then the next space ends it. */
const LONGEST = 1_200

/** Where a sentence may end; of one that is too long any space will do. */
const ENDS = /[\n.!?।॥…]/g
const ENDS_OR_SPACE = /[\n .!?।॥…]/g

const isStop = (text: string, at: number): boolean => {
  const char = text[at]
  if (char !== '.') return true
  const before = text.slice(Math.max(0, at - 12), at)
  if (ABBREVIATIONS.test(before)) return false
  // `1. ` that opens an item
  return !/(?:^|\n)\s*\d{1,2}$/.test(text.slice(0, at))
}

/** The bold lead of a list item, which goes with what it leads. */
const isLead = (text: string): boolean => /^\s*(?:[-•*]|\d+\.) \*\*[^*]*\*\*$/.test(text)

const isInBold = (text: string): boolean => (text.match(/\*\*/g)?.length ?? 0) % 2 === 1

/**
 * Where the first sentence of a text ends, without the space behind it; -1 while that cannot be told yet. A line is a
 * sentence; a full stop needs a space behind it, a danda does not; none ends inside `**bold**`.
 */
export const sentenceEnd = (text: string): number => {
  const start = text.search(/\S/)
  if (start < 0) return -1
  const ends = text.length - start > LONGEST ? ENDS_OR_SPACE : ENDS
  ends.lastIndex = start
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const { index: at, 0: char } = found
    if (char === '\n') return at
    if (char === ' ') {
      if (at - start > LONGEST) return at
      continue
    }
    const end = at + 1 + (CLOSERS.exec(text.slice(at + 1))?.[0].length ?? 0)
    const next = text[end]
    if (next === undefined) return -1
    const closed = /\s/.test(next) || (/[।॥]/.test(char) && !/[।॥.!?]/.test(next))
    if (!closed || !isStop(text, at)) continue
    if (isInBold(text.slice(start, end)) || isLead(text.slice(start, end))) continue
    return end
  }
  return -1
}

/** Whether a text that may have been cut off ends where a sentence does. */
export const isWhole = (text: string): boolean => sentenceEnd(`${text.trimEnd()} `) === text.trimEnd().length

/** A text cut into its sentences. */
export const sentencesOf = (text: string): string[] => {
  const end = sentenceEnd(`${text} `)
  return end < 0 || end >= text.length ? [text] : [text.slice(0, end), ...sentencesOf(text.slice(end))]
}
