import { lazy, Suspense } from 'react'
import { createStore, useStore } from '#lib/store.ts'
import type { ToastTone } from './radix/toast-tone.ts'

const wanted = createStore(false)
const load = () => import('./radix/toaster.tsx')
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })))

const show = (tone: ToastTone) => (message: string) => {
  wanted.set(true)
  void load().then(({ showToast }) => showToast(tone, message))
}

/** A line at the top right that leaves after five seconds. */
export const toast = { success: show('success'), warning: show('warning'), error: show('error') }

/** The one place toasts appear in; the shell renders it once. */
export const ToastHost = () =>
  useStore(wanted) ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
