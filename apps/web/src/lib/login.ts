import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

export type LoginOptions = {
  /** Runs after a successful login in place of reloading the page. */
  onDone?: () => void
}

export type LoginRequest = LoginOptions & {
  /** The session ran out under an open page: after login nothing is reloaded, entries stay. */
  keepPlace?: boolean
}

const request = createStore<LoginRequest | null>(null)
const afterLogin = new Set<() => void>()

/** Opens the login dialog. */
export const openLogin = (options: LoginRequest = {}) => request.set(options)
export const closeLogin = () => request.set(null)

export const useLoginRequest = () => useStore(request)

/** `const login = useLogin()`, then `login.open({ onDone })`. */
export const useLogin = () => ({ open: (options?: LoginOptions) => openLogin(options) })

/**
 * Runs a callback after any login made while this component is shown, also one from the header, in place of reloading:
 * for pages whose form a visitor fills before logging in.
 */
export const useAfterLogin = (callback: () => void) => {
  useEffect(() => {
    afterLogin.add(callback)
    return () => {
      afterLogin.delete(callback)
    }
  }, [callback])
}

/** Runs what pages asked to run; false when none did. */
export const runAfterLogin = (): boolean => {
  const callbacks = [...afterLogin]
  for (const callback of callbacks) callback()
  return callbacks.length > 0
}
