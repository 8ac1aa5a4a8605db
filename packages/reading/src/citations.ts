import type { Piece } from './chunks.ts'

/** Takes a model's text as it comes and gives it back without its `[id,id]` marks. */
export type Marks = { push: (chunk: string) => Piece[]; end: () => Piece[] }

/** More ids than this behind one sentence is no mark any more. */
const IDS_MAX = 12
/** Spaces before a mark belong to it; longer runs of them do not wait. */
const SPACES_MAX = 4

const ID = /^[A-Za-z0-9_.-]+$/
const IN_MARK = /[A-Za-z0-9_.,\- ]/
const ENDS_SENTENCE = /[.!?।…,;:]/
/** Control characters but tab and newline; U+001E would otherwise end the stream's text. */
const CONTROL = /(?![\t\n])\p{Cc}/gu

/** The ids of a closed mark without its brackets, or null when it is ordinary text in brackets. */
const idsIn = (inside: string): string[] | null => {
  const ids = inside.split(',').map((id) => id.trim())
  return ids.every((id) => ID.test(id)) ? ids : null
}

class Stripper {
  private readonly known: ReadonlySet<string>
  private readonly longest: number
  /** text that may still turn out to be a mark: spaces, then `[` and what follows */
  private held = ''
  /** ids of marks just read, waiting for the punctuation that ends their sentence */
  private pending: string[] = []
  /** the space a mark took with it, given back when a word follows directly */
  private gap = ''
  private text = ''
  private pieces: Piece[] = []

  constructor(known: ReadonlySet<string>) {
    this.known = known
    const longestId = Math.max(0, ...[...known].map((id) => id.length))
    this.longest = SPACES_MAX + 2 + IDS_MAX * (longestId + 2)
  }

  take(chunk: string): Piece[] {
    const clean = chunk.replace(CONTROL, '')
    if (this.isPlain(clean)) this.addPlain(clean)
    else for (const char of clean.split('')) this.step(char)
    return this.flushed()
  }

  /** Nearly every chunk: no mark begins, goes on or waits for its punctuation. */
  private isPlain(chunk: string): boolean {
    return this.pending.length === 0 && this.gap === '' && !this.held.includes('[') && !chunk.includes('[')
  }

  /** As `step` does it for each character: a space at the end waits for what follows. */
  private addPlain(chunk: string): void {
    const all = this.held + chunk
    this.held = all.endsWith(' ') ? ' ' : ''
    this.text += this.held ? all.slice(0, -1) : all
  }

  finish(): Piece[] {
    this.release()
    this.close()
    return this.flushed()
  }

  private step(char: string): void {
    const inMark = this.held.includes('[')
    if (inMark && char === ']') {
      this.closeMark()
      return
    }
    if (inMark && IN_MARK.test(char) && this.held.length < this.longest) {
      this.held += char
      return
    }
    if (char === '[' && !inMark) {
      this.held += char
      return
    }
    this.release()
    if (char === '[' || char === ' ') this.held = char
    else this.emit(char)
  }

  private closeMark(): void {
    const start = this.held.indexOf('[')
    const ids = idsIn(this.held.slice(start + 1))
    if (!ids) {
      this.release()
      this.emit(']')
      return
    }
    this.gap ||= this.held.slice(0, start)
    this.held = ''
    for (const id of ids) if (this.known.has(id) && !this.pending.includes(id)) this.pending.push(id)
  }

  /** What was held is text after all. */
  private release(): void {
    const { held } = this
    this.held = ''
    for (const char of held) this.emit(char)
  }

  private emit(char: string): void {
    if (this.pending.length > 0 && ENDS_SENTENCE.test(char)) {
      this.text += char
      this.gap = ''
      this.close()
      return
    }
    this.close()
    if (this.gap && /[\p{L}\p{N}*]/u.test(char)) this.text += this.gap
    this.gap = ''
    this.text += char
  }

  private close(): void {
    if (this.pending.length === 0) return
    this.pieces.push({ text: this.text, facts: this.pending })
    this.text = ''
    this.pending = []
  }

  private flushed(): Piece[] {
    if (this.text) this.pieces.push({ text: this.text, facts: [] })
    const { pieces } = this
    this.text = ''
    this.pieces = []
    return pieces
  }
}

/**
 * An incremental parser: text chunks in, text without marks and the known ids of each sentence out, whatever the chunking.
 * Unknown ids are dropped, ordinary brackets and their text stay, control characters (U+001E among them) go. Holds back
 * only what may still be a mark.
 */
export const createMarks = (knownIds: Iterable<string>): Marks => {
  const stripper = new Stripper(new Set(knownIds))
  return { push: (chunk) => stripper.take(chunk), end: () => stripper.finish() }
}
