/** Longest line that is waited for: a sender that never ends one would fill the memory. */
const MAX_PENDING = 1_000_000

/** A stream that is not what it says it is. */
export class SseError extends Error {}

export type SseParser = {
  /** @returns the data of the events completed by this chunk; several data lines of one are joined by line feeds */
  push(chunk: Uint8Array): string[]
}

/**
 * Reads server-sent events out of chunks that split anywhere, also inside a character or a line end. Comments and
 * fields other than `data` are skipped; an event cut off by the end of the stream is none (WHATWG HTML §9.2.6).
 */
export function createSseParser(): SseParser {
  const decoder = new TextDecoder()
  let pending = ''
  let data: string[] = []
  let skipLineFeed = false

  function takeLine(line: string, done: string[]): void {
    if (line === '') {
      if (data.length > 0) done.push(data.join('\n'))
      data = []
      return
    }
    if (line !== 'data' && !line.startsWith('data:')) return
    const value = line.slice(5)
    data.push(value.startsWith(' ') ? value.slice(1) : value)
  }

  return {
    push(chunk) {
      const done: string[] = []
      let text = decoder.decode(chunk, { stream: true })
      if (skipLineFeed && text.startsWith('\n')) text = text.slice(1)
      if (text) skipLineFeed = text.endsWith('\r')
      const lines = (pending + text).split(/\r\n|\r|\n/)
      pending = lines.pop() ?? ''
      if (pending.length > MAX_PENDING) throw new SseError('a line without an end')
      for (const line of lines) takeLine(line, done)
      return done
    },
  }
}
