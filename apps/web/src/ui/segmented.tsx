import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import css from './segmented.module.css'

export type Segment<T extends string> = { value: T; label: ReactNode; lang?: string }

export type SegmentedProps<T extends string> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly Segment<T>[]
  value: T
  onChange: (value: T) => void
  /** Parts share the width of the box. */
  wide?: boolean
  className?: string
}

/** A choice between few things, made at once. */
export const Segmented = <T extends string>({
  label,
  options,
  value,
  onChange,
  wide,
  className,
}: SegmentedProps<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this control has no room for
  <div className={cx(css.track, wide && css.wide, className)} role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        lang={option.lang}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)

export type SegmentedLinksProps = {
  label: string
  options: readonly { to: To; label: ReactNode; current: boolean }[]
  wide?: boolean
  className?: string
}

/** The same when the choice is in the address. */
export const SegmentedLinks = ({ label, options, wide, className }: SegmentedLinksProps) => (
  <nav className={cx(css.track, wide && css.wide, className)} aria-label={label}>
    {options.map((option, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a control do not move
      <Link key={index} to={option.to} aria-current={option.current ? 'page' : undefined}>
        {option.label}
      </Link>
    ))}
  </nav>
)
