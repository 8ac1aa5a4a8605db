import { field } from '@dhruva/common'
import { NEVER_ARRIVED } from '#never-arrived.ts'
import type { PushSettings } from './config.ts'
import type { Push, PushNote, PushOutcome, PushSubscription } from './port.ts'
import { isKnownEndpoint } from './services.ts'

const TIMEOUT_MS = 10_000
/** A note of the morning that has not arrived by the afternoon is not shown any more. */
const KEPT_SECONDS = 6 * 3600
const PAUSE_SECONDS = 600
const MAX_PAUSE_SECONDS = 86_400

type Keys = NonNullable<PushSettings['keys']>

/** The note sealed for the one browser, and the header that says who sends it. */
const sealed = async ({ publicKey, privateKey, contact }: Keys, to: PushSubscription, note: PushNote) => {
  const { default: webPush } = await import('web-push')
  const { endpoint, p256dh, auth } = to
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), {
    vapidDetails: { subject: contact, publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: KEPT_SECONDS,
    urgency: 'normal',
    // one that waits is replaced by a newer one of its kind
    topic: note.tag,
  })
  const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length')
  return {
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body: new Uint8Array(body ?? []),
  }
}

/** `Retry-After`, in seconds or as a date. */
const pauseOf = (answer: Response): number => {
  const said = answer.headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return seconds > 0 ? Math.min(Math.ceil(seconds), MAX_PAUSE_SECONDS) : PAUSE_SECONDS
}

const outcomeOf = (answer: Response): PushOutcome => {
  const { status } = answer
  if (answer.ok) return { result: 'sent' }
  if (status === 404 || status === 410) return { result: 'gone' }
  if (status === 429 || status >= 500) return { result: 'later', afterSeconds: pauseOf(answer) }
  return { result: 'refused', status }
}

const faultOf = (error: unknown): PushOutcome => {
  const fault = String(field(field(error, 'cause'), 'code') ?? field(error, 'name') ?? 'unknown')
  return NEVER_ARRIVED.has(fault) ? { result: 'later', afterSeconds: PAUSE_SECONDS } : { result: 'unsure', fault }
}

/** Notes by the push services of the browsers, one try each; null where there are no keys. */
export const createPush = ({ keys, services }: PushSettings, timeoutMs = TIMEOUT_MS): Push | null =>
  keys && {
    send: async (to, note) => {
      if (!isKnownEndpoint(to.endpoint, services)) return { result: 'gone' }
      // keys that are no keys open nothing: such a browser is never reached
      const request = await sealed(keys, to, note).catch(() => null)
      if (!request) return { result: 'gone' }
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        // a service that sends on to elsewhere is not followed
        const answer = await fetch(to.endpoint, { method: 'POST', redirect: 'manual', signal, ...request })
        await answer.body?.cancel()
        return outcomeOf(answer)
      } catch (error) {
        return faultOf(error)
      }
    },
  }
