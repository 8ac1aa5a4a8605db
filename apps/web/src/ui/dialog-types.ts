import type { ReactNode, RefObject } from 'react'

export type DialogProps = {
  open: boolean
  /** Asked by Esc, the backdrop or the close button. */
  onClose: () => void
  title: ReactNode
  /** The title is only for screen readers. */
  hideTitle?: boolean
  description?: ReactNode
  /** 440 px, or 640 px for a form or a picture. */
  size?: 'md' | 'wide'
  children?: ReactNode
  /** Buttons at the end; the destructive one last. */
  actions?: ReactNode
}

export type PanelProps = DialogProps & {
  kind: 'dialog' | 'alert' | 'left' | 'right'
  /** What had the focus when the panel was opened: gets it back. */
  opener: RefObject<HTMLElement | null>
}
