import type { ReactNode } from 'react'
import css from './switch.module.css'

export type SwitchProps = {
  label: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  /** What was pressed is being done; it keeps its place and focus and takes no other press. */
  busy?: boolean
  /** What says more of it. */
  describedBy?: string
}

/** Something that is on or off, at once. */
export const Switch = ({ label, on, onChange, busy, describedBy }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    aria-busy={busy || undefined}
    aria-describedby={describedBy}
    className={css.switch}
    onClick={() => {
      if (!busy) onChange(!on)
    }}
  >
    <span>{label}</span>
    <span className={css.track} aria-hidden="true" />
  </button>
)
