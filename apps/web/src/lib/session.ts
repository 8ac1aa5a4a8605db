import { field } from '@dhruva/common'
import { readCookie, writeCookie } from './cookie.ts'
import { remember, rememberInTab } from './storage.ts'
import { createStore, useStore } from './store.ts'
import { decodeToken } from './token.ts'

export type Session = {
  token: string
  /** null when the token names no user; such a session sees no page that needs one */
  uid: number | null
  mobile: string | null
}

const COOKIE = 'jwt'
const TEN_YEARS = 10

const store = createStore<Session | null>(null)
/** Whose answers are on screen: outlives a session that ran out, so that the page keeps them until the next login. */
const owner = createStore<number | null>(null)

/** What a token says, or null when it cannot be read or has run out. */
export const sessionOf = (token: string | null, nowMs: number): Session | null => {
  if (token === null) return null
  try {
    const payload = decodeToken(token)
    if (typeof payload !== 'object' || payload === null) return null
    const exp = field(payload, 'exp')
    if (typeof exp === 'number' && exp * 1000 <= nowMs) return null
    const data = field(payload, 'data')
    const uid = Number(field(data, 'uid'))
    const mobile = field(data, 'mobile')
    return {
      token,
      uid: Number.isInteger(uid) && uid > 0 ? uid : null,
      mobile: typeof mobile === 'string' ? mobile : null,
    }
  } catch {
    return null
  }
}

/** Reads the cookie anew, so that a log-out in another tab counts from the next action on. */
export const refreshSession = (): Session | null => {
  if (typeof document === 'undefined') return store.get()
  const token = readCookie(COOKIE)
  if (token !== store.get()?.token) store.set(sessionOf(token, Date.now()))
  const session = store.get()
  if (session) owner.set(session.uid)
  return session
}

/**
 * Draws the next page as a member's or a visitor's, where there is no document: for nobody in particular, no answer of
 * theirs is known.
 */
export const drawAs = (isMember: boolean) => store.set(isMember ? { token: '', uid: 0, mobile: null } : null)

const write = (value: string | null) => {
  writeCookie(COOKIE, value, TEN_YEARS)
  refreshSession()
}

/** Keeps the session for ten years (browsers may cap it). */
export const saveSession = (token: string) => write(token)

/** The session ended (401): this browser forgets it, what is on screen stays. */
export const dropSession = () => write(null)

/** The person logs out: nothing of theirs stays, drafts neither. */
export const clearSession = () => {
  rememberInTab.clear()
  remember.remove(`drafts:${owner.get()}`)
  remember.remove(`state:${owner.get()}`)
  dropSession()
  owner.set(null)
}

/** Who is logged in, or null. */
export const useSession = (): Session | null => useStore(store)

/** What becomes of a 401: the shell says so once and asks to log in. */
let whenEnded = () => {}
export const whenSessionEnds = (run: () => void) => {
  whenEnded = run
}

/** The server no longer knows this session. Who logged out in another tab while a call was on its way knows that, and is told nothing. */
export const endSession = () => {
  const wasKnownHere = readCookie(COOKIE) !== null
  dropSession()
  if (wasKnownHere) whenEnded()
}

/** Whose answers may be shown: who is logged in, else who was until the session ran out. */
export const useOwner = (): number | null => useStore(owner)

/**
 * Of what is kept to be read without a connection (`kept.ts`), only what is everybody's and this person's stays. What somebody typed
 * (`drafts.ts`) outlives a session that ran out, until another person comes.
 */
export const forgetOthers = async () => {
  const uid = store.get()?.uid
  if (uid != null) for (const key of remember.keys('drafts:')) if (key !== `drafts:${uid}`) remember.remove(key)
  const names = await globalThis.caches?.keys().catch(() => [])
  for (const name of names ?? [])
    if (/^kept:\d/.test(name) && name !== `kept:${store.get()?.uid}`) void caches.delete(name)
}

/** Reads the cookie and follows it: other tabs may log in or out. Call once before the first render. */
export const startSession = () => {
  refreshSession()
  // whoever comes after a person on the same device finds nothing of theirs, however they left
  void forgetOthers()
  store.subscribe(forgetOthers)
  window.addEventListener('focus', refreshSession)
  document.addEventListener('visibilitychange', refreshSession)
}
