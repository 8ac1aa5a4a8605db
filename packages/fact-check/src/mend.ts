import type { Piece } from '@dhruva/reading'
import type { Claim } from './types.ts'

/** What is asked of a model again: a sentence that was not so, or a beginning that says the verdict. */
export type Mended =
  | { paragraph: string; sentence: string; claims: readonly Claim[]; cites: readonly string[] }
  | { paragraph: string; verdict: string; facts: readonly string[] }

/** Asks for one sentence anew; null when none came in time, or none that may be said. */
export type Mend = (wanted: Mended) => Promise<Piece[] | null>

/** So many sentences of a reply are asked for anew. */
const MOST = 2

type Gate = {
  /** the statements of a sentence that are not so; leaves no trace */
  falsehoods: (pieces: readonly Piece[]) => Claim[]
  pass: (pieces: Piece[]) => Piece[]
  begun: string
  endParagraph: () => void
  /** nothing more of the reply is shown */
  isLost: boolean
}

const textOf = (pieces: readonly Piece[]): string => pieces.reduce((all, { text }) => all + text, '')
const citesOf = (pieces: readonly Piece[]): string[] => pieces.flatMap(({ facts }) => facts)
const OPENS_PARAGRAPH = /^[^\S\n]*\n\s*\n/

/** The pieces with the gap of the sentence they stand for. */
const inPlaceOf = (wrong: readonly Piece[], [first, ...more]: readonly Piece[]): Piece[] => {
  if (!first) return []
  const gap = /^\s*/.exec(textOf(wrong))?.[0] ?? ''
  return [{ ...first, text: gap + first.text.trimStart() }, ...more]
}

/**
 * Passes sentences on. One that is not so waits with those behind it until its paragraph ends; then it is asked for anew, once, and
 * stands there if it is so, or is left out.
 */
export const createMender = (gate: Gate, mend: Mend | null) => {
  let wrong: Piece[] | null = null
  let behind: Piece[][] = []
  let paragraph = ''
  let tries = 0

  const settle = async (): Promise<Piece[]> => {
    if (!wrong || !mend) return []
    const was = wrong
    const after = behind
    wrong = null
    behind = []
    const mended = await mend({
      paragraph,
      sentence: textOf(was).trim(),
      claims: gate.falsehoods(was),
      cites: citesOf(was),
    })
    const stands = mended !== null && mended.length > 0 && gate.falsehoods(mended).length === 0
    const given = gate.pass(stands ? inPlaceOf(was, mended) : was)
    return [...given, ...after.flatMap((sentence) => gate.pass(sentence))]
  }

  return {
    /** Ends a paragraph. */
    settle,
    /** whether something waits for its end: nothing behind it may be shown */
    waits: () => wrong !== null,
    /** @param sentence whole, with the gap before it */
    async pass(sentence: Piece[]): Promise<Piece[]> {
      const text = textOf(sentence)
      const opens = OPENS_PARAGRAPH.test(text)
      const before = opens ? await settle() : []
      paragraph = opens ? text : paragraph + text
      if (opens) gate.endParagraph()
      if (gate.isLost) return before
      if (wrong) {
        behind.push(sentence)
        return before
      }
      const isWrong = mend !== null && tries < MOST && gate.begun === '' && gate.falsehoods(sentence).length > 0
      if (!isWrong) return [...before, ...gate.pass(sentence)]
      tries += 1
      wrong = sentence
      return before
    },
  }
}
