import { normalise } from './normalise.ts'
import { wordKind } from './telling-words.ts'

/** Shorter than this a beginning says too little to be shown by itself. */
const MIN_WORDS = 3
/** What waited less than this, in UTF-16 units, waits for more: judging costs time, and a page shows text at its own pace. */
const MIN_JUDGED = 24

const PARTS = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|\*\*|\S/gu
const WORD = /^[\p{L}\p{M}\p{N}]/u
const OPENING = /^\s*(?:[-•*]\s+|\d{1,2}[.)]\s+)?/
const BREAKS = new Set([',', ';', ':', '—', '–'])
/** A clause begins behind them; of Hindi and of Hindi in Latin letters those that are no other word as well. */
const CONJUNCTIONS =
  /^(?:and|but|while|whereas|because|which|although|though|so|since|और|तथा|एवं|लेकिन|परंतु|किंतु|जबकि|क्योंकि|इसलिए|जो|aur|lekin|kyonki|isliye|jabki)$/
/** They point at what was said before: what follows is a claim about that. */
const POINTING = /^(?:this|that|these|those|there|here|such|इस|उस|इन|उन|यहां|वहां|is|us|in|yahan|wahan)$/
const QUOTES = /["“”«»([{\]}]/

/**
 * How much of a sentence may be shown before it has ended: all of what claims nothing of the sky, up to a word that could
 * stand at an end; of what may claim something, the clauses that were judged to be true. A word that could be part of a claim
 * (a name, number, date, pronoun, answer, denial: `telling-words.ts`) holds back all that is behind it. Never ends inside
 * emphasis, brackets or quotes.
 */
export class Head {
  private readonly isTrue: (beginning: string) => boolean
  private read = 0
  private words = 0
  private holds = false
  private inBold = false
  private inBrackets = 0
  /** so many UTF-16 units of the sentence may be shown */
  length = 0

  constructor(isTrue: (beginning: string) => boolean) {
    this.isTrue = isTrue
  }

  /** Reads on in the sentence, which has grown. @returns how much of it may be shown */
  advance(sentence: string): number {
    // a heading waits for what is under it
    if (/^\s*#/.test(sentence)) return 0
    if (this.read === 0) this.read = OPENING.exec(sentence)?.[0].length ?? 0
    PARTS.lastIndex = this.read
    for (let part = PARTS.exec(sentence); part; part = PARTS.exec(sentence)) {
      const end = part.index + part[0].length
      // it may go on, and a break needs a space behind it
      if (end + 1 >= sentence.length) break
      this.take(sentence, part[0], part.index)
      this.read = end
    }
    return this.length
  }

  private take(sentence: string, part: string, at: number): void {
    if (part === '**') this.inBold = !this.inBold
    else if (WORD.test(part)) this.takeWord(sentence, part, at)
    else if (BREAKS.has(part) && /^\s+\p{L}/u.test(sentence.slice(at + 1, at + 3))) this.judge(sentence, at)
    else if (QUOTES.test(part)) this.holds = true
    if (part === '(') this.inBrackets += 1
    if (part === ')') this.inBrackets -= 1
  }

  private takeWord(sentence: string, word: string, at: number): void {
    if (this.holds) {
      if (CONJUNCTIONS.test(word.toLowerCase())) this.judge(sentence, at)
      if (this.holds) return
    }
    this.words += 1
    const kind = wordKind(word)
    if (kind === 'telling' || (this.words === 1 && POINTING.test(normalise(word)))) this.holds = true
    else if (kind === 'plain' && this.words >= MIN_WORDS && !this.inBold && this.inBrackets <= 0)
      this.length = at + word.length
  }

  /** At the end of a clause: what waits goes on when the sentence so far is true as it stands. */
  private judge(sentence: string, end: number): void {
    const beginning = sentence.slice(0, end).trimEnd()
    if (!this.holds || this.inBold || beginning.length - this.length < MIN_JUDGED || !isBalanced(beginning)) return
    if (!this.isTrue(beginning)) return
    this.length = beginning.length
    this.holds = false
  }
}

const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0
const isBalanced = (text: string): boolean =>
  count(text, /[([{]/g) === count(text, /[)\]}]/g) &&
  count(text, /"/g) % 2 === 0 &&
  count(text, /[“«]/g) === count(text, /[”»]/g)
