import type { UseFormRegisterReturn } from 'react-hook-form'
import css from './radio-track.module.css'

export type RadioTrackProps = {
  field: UseFormRegisterReturn
  options: readonly { value: string; label: string }[]
}

/** A choice of two or three as one raised part of a track; radio buttons underneath. Stands inside a FieldGroup. */
export const RadioTrack = ({ field, options }: RadioTrackProps) => (
  <div className={css.track}>
    {options.map((option) => (
      <label key={option.value}>
        <input type="radio" value={option.value} {...field} />
        <span>{option.label}</span>
      </label>
    ))}
  </div>
)
