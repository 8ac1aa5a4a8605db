import { Readable } from 'node:stream'
import type { LiveEvent } from '@dhruva/contract'

/** Who looks, and at what. */
export type Viewer = {
  uid: number | null
  /** the login the stream rests on */
  jti: string | null
  /** the discussion that is open */
  did: number | null
  /** whose streams count together: a person, else an address */
  owner: string
}

export type LiveStream = {
  viewer: Viewer
  readable: Readable
  /** Sends it, unless it is what was sent last. */
  send: (event: LiveEvent) => void
  /** A line nobody reads: proxies and browsers take a silent connection for a dead one. */
  ping: () => void
  /** Says goodbye in order; a reader who does not read it is cut off a little later. */
  end: () => void
}

/** Unread bytes of one reader; an event has about a hundred. */
const UNREAD_AT_MOST = 16 * 1024
const GOODBYE_MS = 2_000

/** One reader's stream. Nothing is kept for a reader who does not read: such a one is let go and may come again. */
export const openStream = (viewer: Viewer, onClose: (stream: LiveStream) => void): LiveStream => {
  const lastSent = new Map<string, string>()
  const readable = new Readable({
    highWaterMark: UNREAD_AT_MOST,
    read() {},
    destroy(error, done) {
      onClose(stream)
      done(error)
    },
  })
  let ended = false
  const write = (text: string) => {
    if (ended || readable.destroyed) return
    if (readable.readableLength > UNREAD_AT_MOST) return void readable.destroy()
    readable.push(text)
  }
  const stream: LiveStream = {
    viewer,
    readable,
    send: (event) => {
      const json = JSON.stringify(event)
      // a discussion that is gone and comes back says its counts again, also the old ones
      const about = 'did' in event ? 'discussion' : event.type
      if (lastSent.get(about) === json) return
      lastSent.set(about, json)
      write(`data: ${json}\n\n`)
    },
    ping: () => write(':\n\n'),
    end: () => {
      if (ended || readable.destroyed) return
      ended = true
      onClose(stream)
      readable.push(null)
      setTimeout(() => readable.destroy(), GOODBYE_MS).unref()
    },
  }
  // the first bytes: headers alone may wait in a proxy
  stream.ping()
  return stream
}
