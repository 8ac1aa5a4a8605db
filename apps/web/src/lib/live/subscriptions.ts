import type { LiveEvent } from '@dhruva/contract'
import type { Viewed } from './deps.ts'

type Subscriber = { viewed: Viewed; onEvent: (event: LiveEvent) => void }

const concerns = (event: LiveEvent, did: number | null) => !('did' in event) || event.did === did

/** Who looks, and the last of each kind of event for who begins to look later. */
export const createSubscriptions = () => {
  const all = new Set<Subscriber>()
  const last = new Map<string, LiveEvent>()
  return {
    add: (subscriber: Subscriber) => void all.add(subscriber),
    remove: (subscriber: Subscriber) => void all.delete(subscriber),
    /** the person and the discussion looked at last */
    viewed: (): Viewed => {
      const views = [...all].map(({ viewed }) => viewed)
      const uid = views.findLast((one) => one.uid !== null)?.uid ?? null
      const did = views.findLast((one) => one.did !== null)?.did ?? null
      return { uid, did }
    },
    send: (event: LiveEvent) => {
      last.set('did' in event ? `d${event.did}` : event.type, event)
      for (const { viewed, onEvent } of [...all]) if (concerns(event, viewed.did)) onEvent(event)
    },
    sendWhatIsKnown: ({ viewed, onEvent }: Subscriber) => {
      for (const event of last.values()) if (concerns(event, viewed.did)) onEvent(event)
    },
    forget: () => last.clear(),
    /** counts of an earlier view may be old when it is looked at again */
    forgetDiscussions: () => {
      for (const key of last.keys()) if (key.startsWith('d')) last.delete(key)
    },
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
