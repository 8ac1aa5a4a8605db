// What this browser can do with notes that are pushed to it. Whether the person wishes any, the service knows.
import { field } from '@dhruva/common'
import { registerWorker } from './register-worker.ts'

/** Whether notes can be shown here: never, not until the person lifts the block, or when they wish it. */
export type NoteSupport = 'none' | 'blocked' | 'ready'

export const noteSupport = (): NoteSupport => {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

const current = async (): Promise<PushSubscription | null> => {
  if (noteSupport() === 'none') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Where notes reach this browser, if it takes any. */
export const noteEndpoint = async (): Promise<string | undefined> =>
  (await current().catch(() => null))?.endpoint ?? undefined

const subscribed = async (key: string): Promise<PushSubscription> => {
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  const how = { userVisibleOnly: true, applicationServerKey: key }
  return pushManager.subscribe(how).catch(async (error: unknown) => {
    // it takes notes of another key, as before the service changed its own
    const other = await pushManager.getSubscription()
    if (!other) throw error
    await other.unsubscribe()
    return pushManager.subscribe(how)
  })
}

/**
 * Asks the person for leave, which needs their press, and makes the browser take notes.
 * @returns null when they gave no leave
 * @throws when the browser cannot, though it says it could
 */
export const takeNotes = async (key: string) => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { endpoint, keys } = (await subscribed(key)).toJSON()
  const [p256dh, auth] = [field(keys, 'p256dh'), field(keys, 'auth')]
  if (endpoint === undefined || typeof p256dh !== 'string' || typeof auth !== 'string') throw new Error('no keys')
  return { endpoint, p256dh, auth }
}

/** Makes the browser take none. */
export const refuseNotes = async (): Promise<void> => {
  await (await current())?.unsubscribe()
}
