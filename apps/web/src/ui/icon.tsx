import type { LucideIcon } from 'lucide-react'
import { cx } from '#lib/cx.ts'
import css from './icon.module.css'

export type IconProps = {
  of: LucideIcon
  /** Only for an icon that stands alone and is not inside a named control. */
  label?: string
  className?: string | undefined
}

/** An icon of 1.25 em beside a word, hidden from screen readers unless it has a label. */
export const Icon = ({ of: Drawing, label, className }: IconProps) => (
  <Drawing
    className={cx(css.icon, className)}
    strokeWidth={1.75}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
)
