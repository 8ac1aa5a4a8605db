import { type FocusEvent, useEffect, useState } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '../icon.tsx'
import { Check, CircleAlert, type LucideIcon, TriangleAlert, X } from '../icons.ts'
import { uiTexts } from '../texts.ts'
import type { ToastTone } from '../toast-tone.ts'
import css from './toaster.module.css'

const SHOWN_MS = 5000
const drawings: Record<ToastTone, LucideIcon> = { success: Check, warning: CircleAlert, error: TriangleAlert }

/** Counts down only while nobody points at or is inside the toast. */
const useLeaving = (leave: () => void) => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(leave, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, leave])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  }
}

const ToastCard = ({ id, tone, message }: { id: string | number; tone: ToastTone; message: string }) => {
  const t = useTexts(uiTexts)
  const [leave] = useState(() => () => toast.dismiss(id))
  return (
    <div className={cx(css.toast, css[tone])} {...useLeaving(leave)}>
      <span className={css.dot}>
        <Icon of={drawings[tone]} />
      </span>
      <span className={css.message}>
        <span className="vh">{t[tone]} </span>
        {message}
      </span>
      <button type="button" className={css.dismiss} aria-label={t.dismiss} onClick={leave}>
        <Icon of={X} />
      </button>
    </div>
  )
}

export const showToast = (tone: ToastTone, message: string) =>
  toast.custom((id) => <ToastCard id={id} tone={tone} message={message} />, { duration: Number.POSITIVE_INFINITY })

export const Toaster = () => {
  const t = useTexts(uiTexts)
  return (
    <Sonner
      className={cx(css.region)}
      style={{ '--width': '20rem' }}
      position="top-right"
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={t.notifications}
      toastOptions={{ unstyled: true }}
      offset={{ top: 'calc(var(--header-h) + 0.5rem)', right: 'var(--gutter)' }}
      mobileOffset={{ top: 'calc(var(--header-h) + 0.25rem)', left: 'var(--gutter)', right: 'var(--gutter)' }}
      gap={10}
      visibleToasts={4}
      expand
    />
  )
}
