import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import { cx } from '#lib/cx.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'
import { ChevronDown, TriangleAlert } from './icons.ts'

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean }

const FieldContext = createContext<Wiring | null>(null)

/** What a control inside a Field must carry: its id, its message and whether it is wrong. */
export const useField = () => {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  }
}

type Words = {
  label: ReactNode
  hint?: ReactNode
  /** Takes the hint's place; the control is then marked as wrong. */
  error?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export type FieldProps = Words & {
  /** The label is only for screen readers. */
  hideLabel?: boolean
}

const Message = ({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) => {
  if (error)
    return (
      <p className={css.error} id={id}>
        <Icon of={TriangleAlert} />
        <span>{error}</span>
      </p>
    )
  return hint ? (
    <p className={css.hint} id={id}>
      {hint}
    </p>
  ) : null
}

/** A label above one control (Input, Textarea, Select), its hint or error below. */
export const Field = ({ label, hint, error, hideLabel, className, children }: FieldProps) => {
  const id = useId()
  const messageId = `${id}-message`
  const wiring = { id, describedBy: hint || error ? messageId : undefined, invalid: Boolean(error) }
  return (
    <div className={cx(css.field, className)}>
      <label className={hideLabel ? 'vh' : css.label} htmlFor={id}>
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <Message id={messageId} hint={hint} error={error} />
    </div>
  )
}

/** Several controls under one legend (date parts, radio buttons); each control brings its own name. */
export const FieldGroup = ({ label, hint, error, className, children }: Words) => {
  const messageId = `${useId()}-message`
  return (
    <fieldset className={cx(css.field, className)} aria-describedby={hint || error ? messageId : undefined}>
      <legend className={css.label}>{label}</legend>
      {children}
      <Message id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...useField()} {...rest} className={cx(css.input, className)} />
)

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...useField()} {...rest} className={cx(css.input, css.textarea, className)} />
)

/** A native select; give it `option` children. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={cx(css.select, className)}>
    <select {...useField()} {...rest} className={css.input}>
      {children}
    </select>
    <Icon of={ChevronDown} className={css.chevron} />
  </span>
)

export type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { error?: ReactNode; children: ReactNode }

/** A checkbox with its sentence. */
export const Check = ({ error, children, className, ...rest }: CheckProps) => {
  const messageId = `${useId()}-message`
  return (
    <div className={css.field}>
      <label className={cx(css.check, className)}>
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
        <span>{children}</span>
      </label>
      <Message id={messageId} hint={null} error={error} />
    </div>
  )
}
