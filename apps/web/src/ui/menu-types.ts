import type { ReactNode } from 'react'
import type { To } from 'react-router-dom'
import type { LucideIcon } from './icons.ts'

export type MenuItem =
  | { kind: 'link'; label: ReactNode; to: To; icon?: LucideIcon }
  | { kind: 'act'; label: ReactNode; onSelect: () => void; icon?: LucideIcon; tone?: 'danger' }
  | {
      kind: 'choice'
      label: string
      options: readonly { value: string; label: string; lang?: string }[]
      value: string
      onChange: (value: string) => void
    }
  | { kind: 'rule' }

export type MenuProps = {
  /** The name of the button that opens the menu. */
  label: string
  /** What the button shows; hidden from screen readers in favour of the label. */
  trigger: ReactNode
  /** The look of the button. */
  className?: string | undefined
  items: readonly MenuItem[]
}
