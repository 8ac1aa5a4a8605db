import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import css from './button.module.css'
import { Spinner } from './spinner.tsx'

export type Look = 'accent' | 'solid' | 'line' | 'soft' | 'text' | 'danger'
export type Size = 'sm' | 'md' | 'lg'

type Appearance = {
  /** `accent` (marigold) at most once per block. */
  look?: Look | undefined
  size?: Size | undefined
  /** As wide as its box. */
  wide?: boolean | undefined
}

const classes = ({ look = 'line', size = 'md', wide }: Appearance, className?: string) =>
  cx(css.button, css[look], css[size], wide && css.wide, className)

export type ButtonProps = Appearance &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    busy?: boolean
    /** Shown with a spinner while busy; the width does not change. */
    busyLabel?: ReactNode
    /** Cannot be pressed now; it stays focusable and says so. Never before a first try. */
    inactive?: boolean
  }

const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A button. While busy or inactive it keeps its place and focus and ignores presses. */
export const Button = ({ look, size, wide, busy, busyLabel, inactive, className, children, ...rest }: ButtonProps) => {
  const asleep = busy || inactive
  return (
    <button
      type="button"
      {...rest}
      className={classes({ look, size, wide }, className)}
      aria-disabled={asleep || undefined}
      onClick={asleep ? ignore : rest.onClick}
    >
      {busyLabel === undefined ? (
        <span className={css.label}>{children}</span>
      ) : (
        <>
          <span className={cx(css.label, busy && css.away)}>{children}</span>
          <span className={cx(css.label, !busy && css.away)}>
            <Spinner />
            {busyLabel}
          </span>
        </>
      )}
    </button>
  )
}

export type LinkButtonProps = Appearance & LinkProps

/** A link that looks like a button. */
export const LinkButton = ({ look, size, wide, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={classes({ look, size, wide }, className)}>
    <span className={css.label}>{children}</span>
  </Link>
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  /** A hairline circle, for buttons that stand on a plain ground. */
  framed?: boolean
  inactive?: boolean
}

/** A round 44-px button with an icon alone. */
export const IconButton = ({ label, framed, inactive, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={cx(css.iconButton, framed && css.framed, className)}
    aria-label={label}
    aria-disabled={inactive || undefined}
    onClick={inactive ? ignore : rest.onClick}
  />
)
