import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type To, useNavigate } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import type { LucideIcon } from './icons.ts'

const load = () => import('./radix/menu-panel.tsx')
const Panel = lazy(() => load().then(({ MenuPanel }) => ({ default: MenuPanel })))

export type MenuItem =
  | { kind: 'link'; label: ReactNode; to: To; icon?: LucideIcon }
  | { kind: 'act'; label: ReactNode; onSelect: () => void; icon?: LucideIcon; tone?: 'danger' }
  | { kind: 'choice'; label: string; options: readonly { value: string; label: string; lang?: string }[]; value: string; onChange: (value: string) => void }
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

/** A button with a menu below it. The menu's code is fetched when the pointer or focus comes near. */
export const Menu = ({ label, trigger, className, items }: MenuProps) => {
  const [wanted, setWanted] = useState(false)
  const navigate = useNavigate()
  const prepare = () => void load()
  const button = (
    <button
      type="button"
      className={cx(className)}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setWanted(true)}
    >
      {trigger}
    </button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <Panel label={label} trigger={trigger} className={className} items={items} onGo={(to) => void navigate(to)} />
    </Suspense>
  )
}
