import type { ComponentType } from 'react'
import { createStore, useStore } from '#lib/store.ts'
import type { ToastTone } from './toast-tone.ts'

const loaded = createStore<{ Toaster: ComponentType } | null>(null)
const load = () => import('./radix/toaster.tsx')

/** Fetches the code of toasts ahead of the first one: what is said when the connection is lost cannot be fetched any more. */
export const preloadToasts = () => void load().catch(() => undefined)

const show = (tone: ToastTone) => (message: string) =>
  // without its code there is no toast, and nothing else may suffer from that
  void load().then(
    (module) => {
      loaded.set(module)
      module.showToast(tone, message)
    },
    () => undefined,
  )

/** A line at the top right that leaves after five seconds. */
export const toast = { success: show('success'), warning: show('warning'), error: show('error') }

/** The one place toasts appear in; the shell renders it once. */
export const ToastHost = () => {
  const module = useStore(loaded)
  return module ? <module.Toaster /> : null
}
