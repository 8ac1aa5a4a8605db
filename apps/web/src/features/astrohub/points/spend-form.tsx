import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import css from './spend-form.module.css'

type SpendFormProps = {
  /** the fields */
  children: ReactNode
  /** what will happen, once that can be said */
  outcome: ReactNode
  onSubmit: () => void
  label: string
  busy: boolean
  busyLabel: string
}

/** Fields, what sending them will do, and the button that does it. */
export const SpendForm = ({ children, outcome, onSubmit, label, busy, busyLabel }: SpendFormProps) => {
  const outcomeId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // it may stand in a dialog over another form
    event.stopPropagation()
    if (!busy) onSubmit()
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      <div id={outcomeId} role="status">
        {outcome ? <div className={css.outcome}>{outcome}</div> : null}
      </div>
      <Button look="accent" size="lg" wide type="submit" aria-describedby={outcomeId} busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
    </form>
  )
}

type NumberFieldProps = {
  label: string
  hint: string
  error: string | null
  maxLength: number
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** How many, as typed; `wholeNumber(value)` gives the number. */
export const NumberField = ({ label, hint, error, onChange, ...input }: NumberFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    <Input
      {...input}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
