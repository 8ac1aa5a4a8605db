import { type Piece, piecesOf } from '@dhruva/reading'
import { Buffer } from './buffer.ts'
import { Head } from './heads.ts'
import { isWhole, sentenceEnd } from './sentences.ts'
import type { Claim, ClaimKind } from './types.ts'
import type { Verifier } from './verifier.ts'

/** What checking one reply found; `kinds` are those of its false claims, each once. */
export type Verified = { claims: number; dropped: number; composed: boolean; kinds: ClaimKind[] }

const textOf = ([first, ...more]: readonly Piece[]): string =>
  more.reduce((all, { text }) => all + text, first?.text ?? '')
const citesOf = (pieces: readonly Piece[]): string[] => pieces.flatMap(({ facts }) => facts)
const gapOf = (text: string): string => /^\s*/.exec(text)?.[0] ?? ''
const lines = (gap: string): number => gap.split('\n').length - 1

/** A heading, a line of nothing but bold, a bullet alone: nothing by itself, so it waits for the sentence under it. */
const isHeading = (text: string): boolean => /^\s*(?:#{1,6}\s.*|\*\*[^*\n]+\*\*:?|[-*•]|\d{1,2}[.)])\s*$/.test(text)

/** What stands for the rest of a sentence that was begun and may not go on. */
const BROKEN_OFF = '…'

/** Checks the sentences of one reply and keeps count. */
class Gate {
  readonly found: Verified = { claims: 0, dropped: 0, composed: false, kinds: [] }
  private readonly verifier: Verifier
  private head: Head
  private shown = ''
  /** what is shown of the sentence that is being written */
  begun = ''
  /** the facts that what is shown of it cites */
  private cites: string[] = []
  /** no whole sentence was shown */
  isEmpty = true
  /** the gap of a dropped sentence, where it began a line */
  private owed = ''
  /** what waits for the sentence under it */
  private heading: Piece[] = []
  /** a sentence under it was dropped */
  private isBare = false

  constructor(verifier: Verifier) {
    this.verifier = verifier
    this.head = this.nextHead()
  }

  get hasText(): boolean {
    return this.shown.trim() !== ''
  }

  private nextHead = () => new Head((beginning) => this.verifier.isTrue(beginning))

  /** How much of what waits of the sentence may be shown now. */
  ready(waiting: string): number {
    return this.head.advance(this.begun + waiting) - this.begun.length
  }

  /** A part of the sentence that may be shown now. */
  begin(pieces: Piece[]): Piece[] {
    const first = this.begun === ''
    this.begun += textOf(pieces)
    this.cites.push(...citesOf(pieces))
    return this.show(pieces, first)
  }

  /** The rest of the sentence: shown when the whole of it is not false. */
  pass(pieces: Piece[]): Piece[] {
    const { begun } = this
    const text = begun + textOf(pieces)
    this.begun = ''
    this.head = this.nextHead()
    if (text.trim() === '') return [...this.close(), ...pieces]
    const { verdict, claims } = this.verifier.check(text, [...this.cites, ...citesOf(pieces)])
    this.cites = []
    this.found.claims += claims.length
    if (verdict === 'false')
      return this.instead(
        text,
        begun,
        claims.filter(({ ok }) => !ok),
      )
    if (begun === '' && isHeading(text)) return this.hold(pieces)
    this.isEmpty = false
    return this.show(pieces, begun === '')
  }

  /** A heading waits; one that nothing was left of goes for the next. */
  private hold(pieces: Piece[]): Piece[] {
    this.heading = this.isBare ? pieces : [...this.heading, ...pieces]
    this.isBare = false
    return []
  }

  /** Nothing more comes: a heading is shown when nothing under it was dropped. */
  close(): Piece[] {
    return this.heading.length > 0 && !this.isBare ? this.show([{ text: '', facts: [] }], true) : []
  }

  /** Nothing more of the sentence will come. */
  breakOff(): Piece[] {
    if (this.begun === '') return []
    this.begun = ''
    return this.show([{ text: BROKEN_OFF, facts: [] }], false)
  }

  private instead(text: string, begun: string, falsehoods: Claim[]): Piece[] {
    for (const { kind } of falsehoods) if (!this.found.kinds.includes(kind)) this.found.kinds.push(kind)
    const isBegun = begun !== ''
    const end = isBegun ? this.show([{ text: BROKEN_OFF, facts: [] }], false) : []
    this.found.dropped += 1
    this.isBare = true
    const gap = gapOf(text)
    if (!isBegun && lines(gap) > lines(this.owed)) this.owed = gap
    return end
  }

  /** A sentence behind a dropped one begins the line that this began. */
  private show(pieces: Piece[], isFirst: boolean): Piece[] {
    const [first] = pieces
    if (!first) return pieces
    const gap = isFirst ? gapOf(first.text) : ''
    const held = isFirst ? this.taken() : []
    const wanted = this.wantedGap(gap, isFirst)
    const own =
      wanted === gap ? pieces : [{ ...first, text: wanted + first.text.slice(gap.length) }, ...pieces.slice(1)]
    this.shown += textOf(own)
    return [...held, ...own].filter(({ text }) => text !== '')
  }

  /** The heading that waited. */
  private taken(): Piece[] {
    const [first, ...more] = this.heading
    this.heading = []
    if (!first) return []
    const begins = this.shown.trim() === '' && this.found.dropped > 0
    const held = [begins ? { ...first, text: first.text.trimStart() } : first, ...more]
    this.shown += textOf(held)
    return held
  }

  private wantedGap(gap: string, isFirst: boolean): string {
    if (!isFirst) return ''
    const { owed } = this
    this.owed = ''
    if (this.shown.trim() === '' && this.found.dropped > 0) return ''
    return lines(owed) > lines(gap) ? owed : gap
  }
}

/**
 * Lets a reply through as it is written: at once what claims nothing of the sky, clause by clause what is true (`heads.ts`),
 * the rest of a sentence when the whole of it is not false; marks included. A false sentence is left out: another
 * voice in the middle of a text contradicts it (ADR 41); what was shown of it already, true by itself, ends in `…`. When no sentence is left, the composer's
 * answer follows. What breaks the source off breaks this off, after what was complete.
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
        for (const piece of through(buffer, gate)) yield piece
      }
    } catch (error) {
      const isEnd = isWhole(gate.begun + buffer.text)
      for (const piece of isEnd ? gate.pass(buffer.take(buffer.text.length)) : gate.breakOff()) yield piece
      throw error
    }
    for (const piece of gate.pass(buffer.take(buffer.text.length))) yield piece
    for (const piece of gate.close()) yield piece
    if (gate.isEmpty && gate.found.dropped > 0) {
      gate.found.composed = true
      if (gate.hasText) yield { text: '\n\n', facts: [] }
      yield* piecesOf(verifier.composed())
    }
  } finally {
    onEnd(gate.found)
  }
}

/** What of the buffer may be shown by now. */
function through(buffer: Buffer, gate: Gate): Piece[] {
  const given: Piece[] = []
  for (;;) {
    const end = sentenceEnd(gate.begun + buffer.text) - gate.begun.length
    if (end < 0) break
    given.push(...gate.pass(buffer.take(end)))
  }
  const ready = gate.ready(buffer.text)
  if (ready > 0) given.push(...gate.begin(buffer.take(ready)))
  return given
}
