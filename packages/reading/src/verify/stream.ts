import { type Piece, piecesOf } from '#pieces.ts'
import { createReplacer } from './replace.ts'
import { isWhole, sentenceEnd } from './sentences.ts'
import type { Claim, ClaimKind } from './types.ts'
import type { Verifier } from './verifier.ts'

/** What checking one reply found; `kinds` are those of its false claims, each once. */
export type Verified = { claims: number; dropped: number; replaced: number; composed: boolean; kinds: ClaimKind[] }

type Mark = { at: number; facts: string[] }

/** Text not yet shown, with the places of its fact marks. */
class Buffer {
  text = ''
  private marks: Mark[] = []

  add({ text, facts }: Piece): void {
    this.text += text
    if (facts.length > 0) this.marks.push({ at: this.text.length, facts })
  }

  /** Takes the first `end` characters, as pieces that end where their marks were. */
  take(end: number): Piece[] {
    const text = this.text.slice(0, end)
    this.text = this.text.slice(end)
    if (this.marks.length === 0) return text === '' ? [] : [{ text, facts: [] }]
    const pieces: Piece[] = []
    let from = 0
    for (const mark of this.marks.filter(({ at }) => at <= end)) {
      pieces.push({ text: text.slice(from, mark.at), facts: mark.facts })
      from = mark.at
    }
    if (from < end) pieces.push({ text: text.slice(from), facts: [] })
    this.marks = this.marks.filter(({ at }) => at > end).map(({ at, facts }) => ({ at: at - end, facts }))
    return pieces
  }
}

const textOf = ([first, ...more]: readonly Piece[]): string =>
  more.reduce((all, { text }) => all + text, first?.text ?? '')
const gapOf = (text: string): string => /^\s*/.exec(text)?.[0] ?? ''
const lines = (gap: string): number => gap.split('\n').length - 1
const isItem = (text: string): boolean => /^\s*[-*•] /.test(text)

/** Checks the sentences of one reply and keeps count. */
class Gate {
  readonly found: Verified = { claims: 0, dropped: 0, replaced: 0, composed: false, kinds: [] }
  private readonly verifier: Verifier
  private readonly replace: ReturnType<typeof createReplacer>
  private shown = ''
  /** nothing but gaps was shown */
  isEmpty = true
  /** the gap of a dropped sentence, where it began a line */
  private owed = ''

  constructor(verifier: Verifier) {
    this.verifier = verifier
    this.replace = createReplacer(verifier, (text) => verifier.read(text))
  }

  pass(pieces: Piece[]): Piece[] {
    const text = textOf(pieces)
    if (text.trim() === '') return pieces
    const { verdict, claims } = this.verifier.check(text)
    this.found.claims += claims.length
    if (verdict !== 'false') return this.show(pieces)
    return this.instead(
      text,
      claims.filter(({ ok }) => !ok),
    )
  }

  private instead(text: string, falsehoods: Claim[]): Piece[] {
    for (const { kind } of falsehoods) if (!this.found.kinds.includes(kind)) this.found.kinds.push(kind)
    const own = this.replace(falsehoods, isItem(text), this.shown)
    if (own) {
      this.found.replaced += 1
      return this.show([{ text: gapOf(text) + own.text, facts: [...own.facts] }])
    }
    this.found.dropped += 1
    const gap = gapOf(text)
    if (lines(gap) > lines(this.owed)) this.owed = gap
    return []
  }

  /** A sentence behind a dropped one begins the line that this began. */
  private show(pieces: Piece[]): Piece[] {
    const [first] = pieces
    if (!first) return pieces
    const gap = gapOf(first.text)
    const wanted = this.isEmpty && this.found.dropped > 0 ? '' : lines(this.owed) > lines(gap) ? this.owed : gap
    this.owed = ''
    const whole =
      wanted === gap ? pieces : [{ ...first, text: wanted + first.text.slice(gap.length) }, ...pieces.slice(1)]
    const text = textOf(whole)
    this.shown += text
    if (text.trim() !== '') this.isEmpty = false
    return whole
  }
}

/**
 * Lets the sentences of a reply through as they are completed: true ones as they came, marks included; for a false one the
 * composer's sentence on the same subject, or none. Nothing of a sentence is given before it was checked. When nothing is
 * left, the composer's answer is. What breaks the source off breaks this off, after the sentences that were complete.
 */
export async function* verified(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  verifier: Verifier,
  onEnd: (found: Verified) => void = () => {},
): AsyncGenerator<Piece> {
  const buffer = new Buffer()
  const gate = new Gate(verifier)
  try {
    try {
      for await (const piece of pieces) {
        buffer.add(piece)
        for (let end = sentenceEnd(buffer.text); end >= 0; end = sentenceEnd(buffer.text))
          for (const piece of gate.pass(buffer.take(end))) yield piece
      }
    } catch (error) {
      if (isWhole(buffer.text)) for (const piece of gate.pass(buffer.take(buffer.text.length))) yield piece
      throw error
    }
    for (const piece of gate.pass(buffer.take(buffer.text.length))) yield piece
    if (gate.isEmpty && gate.found.dropped > 0) {
      gate.found.composed = true
      yield* piecesOf({ paragraphs: verifier.composed() })
    }
  } finally {
    onEnd(gate.found)
  }
}
