import type { LiveStream, Viewer } from './stream.ts'

/** What concerns a viewer, as the database names it in its notices: `s7` a login ended, `u7` unseen, `p7` points, `d3` a discussion. */
export const topicsOf = ({ uid, did }: Viewer): string[] => [
  ...(uid === null ? [] : [`s${uid}`, `u${uid}`, `p${uid}`]),
  ...(did === null ? [] : [`d${did}`]),
]

export type Subscriptions = {
  size: () => number
  all: () => Iterable<LiveStream>
  add: (stream: LiveStream) => void
  remove: (stream: LiveStream) => void
  /** everything someone is told of now */
  topics: () => Iterable<string>
  of: (topic: string) => Iterable<LiveStream>
  isWatched: (topic: string) => boolean
  /** streams of one person or address, oldest first */
  ownedBy: (owner: string) => LiveStream[]
  oldestVisitor: () => LiveStream | undefined
}

const createGroups = () => {
  const groups = new Map<string, Set<LiveStream>>()
  return {
    groups,
    add: (name: string, stream: LiveStream) => {
      const group = groups.get(name) ?? new Set()
      groups.set(name, group.add(stream))
    },
    remove: (name: string, stream: LiveStream) => {
      const group = groups.get(name)
      if (group?.delete(stream) && group.size === 0) groups.delete(name)
    },
  }
}

/** The open streams by what they are told of and by whose they are. */
export const createSubscriptions = (): Subscriptions => {
  const open = new Set<LiveStream>()
  const byTopic = createGroups()
  const byOwner = createGroups()
  return {
    size: () => open.size,
    all: () => [...open],
    add: (stream) => {
      open.add(stream)
      byOwner.add(stream.viewer.owner, stream)
      for (const topic of topicsOf(stream.viewer)) byTopic.add(topic, stream)
    },
    remove: (stream) => {
      open.delete(stream)
      byOwner.remove(stream.viewer.owner, stream)
      for (const topic of topicsOf(stream.viewer)) byTopic.remove(topic, stream)
    },
    topics: () => byTopic.groups.keys(),
    of: (topic) => [...(byTopic.groups.get(topic) ?? [])],
    isWatched: (topic) => byTopic.groups.has(topic),
    oldestVisitor: () => [...open].find(({ viewer }) => viewer.uid === null),
    ownedBy: (owner) => [...(byOwner.groups.get(owner) ?? [])],
  }
}
