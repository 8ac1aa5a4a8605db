import { type Piece, piecesOf } from '@dhruva/reading'
import { Buffer } from './buffer.ts'
import { Head } from './heads.ts'
import { createMender, type Mend } from './mend.ts'
import { isWhole, sentenceEnd } from './sentences.ts'
import type { Claim, ClaimKind } from './types.ts'
import type { Verifier } from './verifier.ts'

/** What checking one reply found; `kinds` are those of its false claims, each once. */
export type Verified = { claims: number; dropped: number; composed: boolean; kinds: ClaimKind[] }

/** A reply that lies so often in so many of its sentences on the sky is ended. */
const LOST_FALSES = 3
const LOST_SHARE = 0.4

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
  /** sentences that claim something, and those of them that are not so */
  private told = 0
  private falses = 0

  constructor(verifier: Verifier) {
    this.verifier = verifier
    this.head = this.nextHead()
  }

  /** Too much of it was not so when a paragraph ended: nothing that comes after it is believed. */
  isLost = false

  endParagraph(): void {
    this.isLost ||= this.falses >= LOST_FALSES && this.falses >= this.told * LOST_SHARE
  }

  /** What of a sentence is not so; leaves no trace. */
  falsehoods = (pieces: readonly Piece[]): Claim[] =>
    this.verifier.read(textOf(pieces), citesOf(pieces)).filter(({ ok }) => !ok)

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
    if (claims.length > 0) this.told += 1
    if (verdict === 'false') this.falses += 1
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
 * the rest of a sentence when the whole of it is not false; marks included. A false sentence is asked for anew at the end of its
 * paragraph (`mend.ts`), or left out: another voice in the middle of a text contradicts it (ADR 41); what was shown of it already,
 * true by itself, ends in `…`. Where two of five sentences lie nothing more is shown. When no sentence is left, the composer's
 * answer follows. What breaks the source off breaks this off, after what was complete.
 *
 * @param mend asks for a sentence anew; null: none is
 */
export async function* verified(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  verifier: Verifier,
  onEnd: (found: Verified) => void = () => {},
  mend: Mend | null = null,
): AsyncGenerator<Piece> {
  const buffer = new Buffer()
  const gate = new Gate(verifier)
  const mender = createMender(gate, mend)
  try {
    try {
      for await (const piece of pieces) {
        buffer.add(piece)
        yield* await through(buffer, gate, mender)
        if (gate.isLost) break
      }
    } catch (error) {
      yield* await mender.settle()
      const isEnd = isWhole(gate.begun + buffer.text)
      yield* isEnd ? gate.pass(buffer.take(buffer.text.length)) : gate.breakOff()
      throw error
    }
    if (!gate.isLost) yield* await mender.pass(buffer.take(buffer.text.length))
    yield* await mender.settle()
    yield* gate.close()
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
async function through(buffer: Buffer, gate: Gate, mender: ReturnType<typeof createMender>): Promise<Piece[]> {
  const given: Piece[] = []
  while (!gate.isLost) {
    const end = sentenceEnd(gate.begun + buffer.text) - gate.begun.length
    if (end < 0) break
    given.push(...(await mender.pass(buffer.take(end))))
  }
  const ready = mender.waits() ? 0 : gate.ready(buffer.text)
  if (ready > 0) given.push(...gate.begin(buffer.take(ready)))
  return given
}
