import { createClient, type LiveEvent, lives } from '@dhruva/contract'
import { until } from '@dhruva/testkit'
import { afterEach } from 'vitest'

export type Hearing = { events: LiveEvent[]; end: Promise<'ended' | 'broken'>; leave: () => void }

/** Opens streams at an address; after each test all are left. `size` is how many the service holds. */
export const hearing = (here: string, size: () => number) => {
  const leaving: (() => void)[] = []
  const everyoneLeft = () => until(() => size() === 0)
  afterEach(async () => {
    for (const leave of leaving.splice(0)) leave()
    await everyoneLeft()
  })

  /** Opens a stream and waits for its first bytes. */
  const hear = async (who: { token: string } | null, did?: number, address = here): Promise<Hearing> => {
    const client = createClient({ baseUrl: address, token: () => who?.token ?? null, language: () => 'en' })
    const away = new AbortController()
    leaving.push(() => away.abort())
    const events: LiveEvent[] = []
    const opened = Promise.withResolvers<void>()
    const running = client.events(lives.live, did === undefined ? {} : { did }, {
      onEvent: (event) => void events.push(event),
      onOpen: opened.resolve,
      signal: away.signal,
    })
    const end = running.then(
      () => 'ended' as const,
      () => 'broken' as const,
    )
    await Promise.race([opened.promise, running])
    return { events, end, leave: () => away.abort() }
  }
  return { hear, everyoneLeft }
}

/** What of a kind was heard last. */
export const last = ({ events }: Hearing, type: LiveEvent['type']) => events.findLast((event) => event.type === type)

/** Waits until the last event of its kind is this one; of a discussion, in what is said of it. */
export const becomes = (hearing: Hearing, event: Partial<LiveEvent> & Pick<LiveEvent, 'type'>) =>
  until(() => {
    const heard = last(hearing, event.type)
    return heard !== undefined && JSON.stringify({ ...heard, ...event }) === JSON.stringify(heard)
  })

/** The counts of an open discussion, whichever its newest comment. */
export const counts = (did: number, comment_count: number, upvotes = 0) =>
  ({ type: 'discussion', did, comment_count, upvotes, downvotes: 0, is_hidden: false }) as const
