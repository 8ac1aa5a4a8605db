import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import css from './chip.module.css'

/** A small thing to press: a filter (`pressed`) or a ready-made sentence. */
export const Chip = ({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed?: boolean }) => (
  <button type="button" {...rest} className={cx(css.chip, className)} aria-pressed={pressed} />
)

export type TagTone = 'plain' | 'rashi' | 'nakshatra' | 'dasha' | 'ok' | 'bad'

/** A fact in a word or two: rashi marigold, nakshatra indigo, dasha lotus. */
export const Tag = ({ tone = 'plain', icon, children }: { tone?: TagTone; icon?: ReactNode; children: ReactNode }) => (
  <span className={cx(css.tag, css[tone])}>
    {icon}
    {children}
  </span>
)
