import { setTimeout as sleep } from 'node:timers/promises'
import type { Piece } from '@dhruva/adapters'
import { MAX_TEXT_BYTES } from '#generation/limits.ts'

/** A reply as it is written: one writer, any number of readers, each at its own pace. */
export type ReplyText = {
  /** @returns false when the text has grown too long */
  append: (piece: Piece) => boolean
  /** No more text will come: readers end when they have read it all. */
  close: () => void
  /** so far */
  read: () => string
  /** fact id → UTF-16 offsets in the text where sentences resting on it end, in the order they were first named */
  facts: ReadonlyMap<string, number[]>
  /** From the first character on, as fast as the reader asks; `joinMs` (0: none) is waited to hand over more at once. */
  view: (joinMs: () => number) => AsyncGenerator<string, void, undefined>
}

/** The buffer between the one who writes a reply and any number who read it; each reads from the first character. */
export const createReplyText = (): ReplyText => {
  const facts = new Map<string, number[]>()
  let text = ''
  let bytes = 0
  let closed = false
  let change = Promise.withResolvers<void>()

  const wakeReaders = () => {
    change.resolve()
    change = Promise.withResolvers<void>()
  }

  const mark = (ids: readonly string[]) => {
    for (const id of ids) {
      const at = facts.get(id) ?? []
      if (at.at(-1) !== text.length) at.push(text.length)
      facts.set(id, at)
    }
  }

  async function* view(joinMs: () => number) {
    let seen = 0
    for (;;) {
      if (text.length > seen) {
        const more = text.slice(seen)
        seen = text.length
        yield more
      } else {
        if (closed) return
        await change.promise
        if (seen > 0 && joinMs() > 0) await sleep(joinMs())
      }
    }
  }

  return {
    facts,
    view,
    read: () => text,
    append: (piece) => {
      if (closed) return true
      text += piece.text
      bytes += Buffer.byteLength(piece.text)
      mark(piece.facts)
      if (piece.text !== '') wakeReaders()
      return bytes <= MAX_TEXT_BYTES
    },
    close: () => {
      closed = true
      wakeReaders()
    },
  }
}
