/** Where a browser takes notes: an address at its maker's push service, and the keys that a note is sealed with. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

/** A note as the service worker shows it (`apps/web/worker/note.ts`). */
export type PushNote = { title: string; body: string; url: string; tag: string; lang: 'en' | 'hi' }

/**
 * What became of a note: it was taken; nobody is there any more; the service wants a pause and has not taken it; it refused this
 * note; or nobody knows.
 */
export type PushOutcome =
  | { result: 'sent' }
  | { result: 'gone' }
  | { result: 'later'; afterSeconds: number }
  | { result: 'refused'; status: number }
  | { result: 'unsure'; fault: string }

/** Sends notes to browsers by Web Push (RFC 8030, sealed by RFC 8291, signed by RFC 8292). */
export type Push = {
  send(to: PushSubscription, note: PushNote): Promise<PushOutcome>
}
