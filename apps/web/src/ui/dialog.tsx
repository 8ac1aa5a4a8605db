import { useLayoutEffect, useRef, useState } from 'react'
import type { DialogProps, PanelProps } from './dialog-types.ts'
import { codeOf, Late } from './late.tsx'

export type { DialogProps } from './dialog-types.ts'

const panel = codeOf(() => import('./radix/dialog-panel.tsx').then((m) => m.DialogPanel))

/** Fetches the code of dialogs ahead of their first use, on pointer-down or focus of what opens one. */
export const preloadDialogs = () => {
  void panel.get('again').catch(() => undefined)
}

/** True from the first time on: what was opened once stays mounted so that closing returns the focus. */
const useWasOpen = (open: boolean) => {
  const [was, setWas] = useState(open)
  if (open && !was) setWas(true)
  return was || open
}

const useOpener = (open: boolean) => {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const active = document.activeElement
    if (open && !wasOpen.current) opener.current = active instanceof HTMLElement ? active : null
    wasOpen.current = open
  }, [open])
  return opener
}

/** Any of the four kinds; features use Dialog and Sheet, and `useAlert`, `useConfirm` for alerts. */
export const LazyPanel = (props: Omit<PanelProps, 'opener'>) => {
  const opener = useOpener(props.open)
  return useWasOpen(props.open) ? <Late of={panel}>{(Panel) => <Panel {...props} opener={opener} />}</Late> : null
}

/** A dialog over the page; a bottom sheet below 640 px. Focus stays inside and returns to where it was. */
export const Dialog = (props: DialogProps) => <LazyPanel {...props} kind="dialog" />

/** A panel of 320 px from the side. */
export const Sheet = ({
  side = 'left',
  ...props
}: Omit<DialogProps, 'size' | 'actions'> & { side?: 'left' | 'right' }) => <LazyPanel {...props} kind={side} />
