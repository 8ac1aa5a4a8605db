import type { LiveEvent } from '@dhruva/contract'
import type { Looking } from './parts.ts'

type Watcher = { looking: Looking; hear: (event: LiveEvent) => void }

const concerns = (event: LiveEvent, did: number | null) => !('did' in event) || event.did === did

/** Who looks, and the last of each kind of event for who begins to look later. */
export const createWatchers = () => {
  const all = new Set<Watcher>()
  const last = new Map<string, LiveEvent>()
  return {
    add: (watcher: Watcher) => void all.add(watcher),
    remove: (watcher: Watcher) => void all.delete(watcher),
    /** the person and the discussion looked at last */
    looking: (): Looking => {
      const views = [...all].map(({ looking }) => looking)
      const uid = views.findLast((one) => one.uid !== null)?.uid ?? null
      const did = views.findLast((one) => one.did !== null)?.did ?? null
      return { uid, did }
    },
    tell: (event: LiveEvent) => {
      last.set('did' in event ? `d${event.did}` : event.type, event)
      for (const { looking, hear } of [...all]) if (concerns(event, looking.did)) hear(event)
    },
    tellWhatIsKnown: ({ looking, hear }: Watcher) => {
      for (const event of last.values()) if (concerns(event, looking.did)) hear(event)
    },
    forget: () => last.clear(),
    /** counts of an earlier view may be old when it is looked at again */
    forgetDiscussions: () => {
      for (const key of last.keys()) if (key.startsWith('d')) last.delete(key)
    },
  }
}

export type Watchers = ReturnType<typeof createWatchers>
