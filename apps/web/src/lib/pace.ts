/** What waits is shown as if it had this long to come, ms: a pause in what arrives is filled with what arrived before it. */
const LEAST_LAG_MS = 250
const MOST_LAG_MS = 1_000
/** Of a pause that was long, so much is remembered with every arrival. */
const MEMORY = 0.97
/** Never more than this waits, in UTF-16 units: a reply that is taken up again is there at once. */
const MOST_WAITING = 300

/** Marks and tones that belong to the letter before them, joiners, second halves of a character. */
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\udc00-\udfff])/u
/** Behind a virama or a joiner the next letter belongs to them too. */
const JOINS = /[\u094d\u200d]$/

/** The first place at or behind `at` where no letter is cut. */
const wholeLetter = (text: string, at: number): number => {
  let end = at
  while (
    end > 0 &&
    end < text.length &&
    (CONTINUES.test(text.slice(end, end + 2)) || JOINS.test(text.slice(end - 1, end)))
  )
    end += 1
  return end
}

/** A text on a page, beside the same text as it arrives. Times are in ms of any clock that does not go back. */
export type Pace = {
  /** The whole text so far has come. One that is shorter than before is the same reply taken up from its beginning. */
  receive: (all: string, now: number) => void
  /** @returns what is to be seen now: a beginning of what was heard */
  show: (now: number) => string
  /** whether more is to be shown without more arriving */
  isBehind: () => boolean
}

/**
 * Shows a text that arrives in jumps, in pauses and clauses, as one that flows: of what waits the same share in the same time,
 * so it slows down when nothing comes and never quite stands still, and runs when much does. The share follows the longest
 * pause of late. The first letters are shown at once.
 */
export const createPace = (): Pace => {
  let text = ''
  let shown = 0
  let shownAt = 0
  let heardAt = 0
  let pause = 0

  return {
    receive(all, now) {
      if (text.startsWith(all)) return
      pause = text === '' ? 0 : Math.max(now - heardAt, pause * MEMORY)
      // what was all shown begins anew now
      if (shown >= text.length) shownAt = now
      if (!all.startsWith(text)) shown = Math.min(shown, all.length)
      // the first letter is seen at once
      if (text === '') shown = Math.min(1, all.length)
      heardAt = now
      text = all
    },
    show(now) {
      const lag = Math.min(MOST_LAG_MS, Math.max(LEAST_LAG_MS, pause))
      const waiting = Math.min(MOST_WAITING, text.length - shown)
      shown = text.length - waiting * Math.exp(-(now - shownAt) / lag)
      shownAt = now
      if (text.length - shown < 0.5) shown = text.length
      return text.slice(0, wholeLetter(text, Math.ceil(shown)))
    },
    isBehind: () => shown < text.length,
  }
}
