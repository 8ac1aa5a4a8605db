import { discussions, type LiveEvent, lives, notifications } from '@dhruva/contract'
import { useEffect, useRef } from 'react'
import { ApiFail, api } from './api.ts'
import { createConnection, type LiveConnection } from './live/connection.ts'
import type { LiveDeps } from './live/deps.ts'
import { refreshSession, useSession } from './session.ts'

export type { LiveEvent }

/** Whoever logged out in another tab has done nothing here: this one follows without a word, and asks for nothing of theirs. */
const checkSession = () => {
  if (!refreshSession()) throw new Error('logged out')
}

const askUnseen = async (signal: AbortSignal): Promise<LiveEvent> => {
  checkSession()
  const { unseen_count } = await api.call(notifications.getNotifications, {}, signal)
  return { type: 'unseen', unseen_count }
}

const askDiscussion = async (did: number, signal: AbortSignal): Promise<LiveEvent> => {
  try {
    const { discussion } = await api.call(discussions.getDiscussion, { did }, signal)
    const { comment_count, upvotes, downvotes, is_hidden } = discussion
    return { type: 'discussion', did, comment_count, upvotes, downvotes, is_hidden }
  } catch (error) {
    if (error instanceof ApiFail && error.failure.code === 'discussion_not_found') return { type: 'gone', did }
    throw error
  }
}

const deps: LiveDeps = {
  listen: async (did, handlers) => {
    if (did === null) checkSession()
    await api.events(lives.live, did === null ? {} : { did }, handlers)
  },
  ask: async (topic, { did }, signal) => {
    if (topic === 'unseen') return askUnseen(signal)
    return did === null ? null : askDiscussion(did, signal)
  },
  random: Math.random,
}

let connection: LiveConnection | undefined

/** The tab's one connection to the service; made when someone first looks. */
const theConnection = (): LiveConnection => {
  if (connection) return connection
  const made = createConnection(deps)
  connection = made
  document.addEventListener('visibilitychange', () => made.setHidden(document.visibilityState === 'hidden'))
  window.addEventListener('online', made.wake)
  return made
}

/**
 * Tells what changes while this component is shown: `unseen` and `points` of the person who is logged in, and, with the did
 * of the open discussion, its counts or that it is `gone`. Begins with what is known. All components share one stream.
 */
export const useLive = (did: number | null, onEvent: (event: LiveEvent) => void) => {
  const uid = useSession()?.uid ?? null
  const latest = useRef(onEvent)
  useEffect(() => {
    latest.current = onEvent
  }, [onEvent])
  useEffect(() => theConnection().subscribe({ uid, did }, (event) => latest.current(event)), [uid, did])
}
