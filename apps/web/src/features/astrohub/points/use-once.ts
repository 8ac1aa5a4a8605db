import { useRef } from 'react'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'

type Send = (clientId: string) => Promise<void>

/**
 * Sends what must count once. One press at a time; the same `about` sent again after a failure has the same client id, by
 * which the service knows it: had the first one arrived after all, the second changes nothing.
 */
export const useOnce = () => {
  const last = useRef<{ about: string; id: string } | null>(null)
  const { run, busy } = useOneAtATime()

  /** Nothing happens while another one runs. */
  const once = (about: string, send: Send) =>
    run(() => {
      if (last.current?.about !== about) last.current = { about, id: crypto.randomUUID() }
      return send(last.current.id)
    })
  return { once, busy }
}
