import { notifications } from '@dhruva/contract'
import { api, queryClient, refreshCalls } from '#lib/api.ts'
import { callKey } from '#lib/call-key.ts'
import { currentLanguage } from '#lib/i18n.ts'
import { createStore, useStore } from '#lib/store.ts'

const NOBODY = { uid: 0, count: 0 }

/** How many notifications a person has not seen; the service counts to a hundred. */
const unseen = createStore(NOBODY)

export const useUnseen = (uid: number | null): number => {
  const known = useStore(unseen)
  return known.uid === uid ? known.count : 0
}

export const setUnseen = (uid: number | null, count: number) => {
  if (uid !== null) unseen.set({ uid, count })
}

/** 1 to 99, then 99+. */
export const badgeOf = (count: number): string => (count > 99 ? '99+' : String(count))

/** Marks everything as seen. The badge goes at once, and comes back when the service does not hear of it. */
export const markSeen = async (uid: number | null) => {
  const before = unseen.get()
  setUnseen(uid, 0)
  try {
    await api.call(notifications.markNotificationsSeen, {})
  } catch (error) {
    unseen.set(before)
    throw error
  }
}

/** On the way to the list: it is read before it is marked, so that it still tells what was new. */
export const readThenMark = async (uid: number | null) => {
  await queryClient
    .fetchQuery({
      queryKey: callKey(notifications.getNotifications, {}, currentLanguage(), uid),
      queryFn: ({ signal }) => api.call(notifications.getNotifications, {}, signal),
      staleTime: 0,
    })
    // the page itself says what is wrong
    .catch(() => undefined)
  await markSeen(uid).catch(() => undefined)
}

/** Marks everything as seen and shows the list so. */
export const markAllRead = async (uid: number | null) => {
  await markSeen(uid)
  await refreshCalls(notifications.getNotifications)
}
