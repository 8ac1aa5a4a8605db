import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import { codeOf, Late } from './late.tsx'
import type { MenuProps } from './menu-types.ts'

export type { MenuItem, MenuProps } from './menu-types.ts'

const panel = codeOf(() => import('./radix/menu-panel.tsx').then((m) => m.MenuPanel))

/** A button with a menu below it. The menu's code is fetched when the pointer or focus comes near. */
export const Menu = ({ label, trigger, className, items }: MenuProps) => {
  const [wanted, setWanted] = useState(false)
  const navigate = useNavigate()
  const prepare = () => void panel.get('again').catch(() => undefined)
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
    <Late of={panel} meanwhile={button}>
      {(Panel) => (
        <Panel label={label} trigger={trigger} className={className} items={items} onGo={(to) => void navigate(to)} />
      )}
    </Late>
  )
}
