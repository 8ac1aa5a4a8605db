import type { ClipboardEvent, ReactNode, Ref } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { mobileDigits } from '#lib/mobile.ts'
import css from './field.module.css'
import { Field, useField } from './field.tsx'
import { uiTexts } from './texts.ts'

export type MobileFieldProps = {
  /** As typed; `mobileDigits(value)` gives what to send, `isMobile` says whether it is a number. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

const Joined = ({ value, onChange, onBlur, ref }: MobileFieldProps) => {
  const t = useTexts(uiTexts)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    onChange(mobileDigits(event.clipboardData.getData('text')))
  }
  return (
    <span className={css.joined}>
      <select className={`${css.input} ${css.prefix}`} aria-label={t.countryCode}>
        <option value="+91">+91</option>
      </select>
      <input
        {...useField()}
        ref={ref}
        className={`${css.input} num`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/[^\d +-]/g, ''))}
        onPaste={paste}
        onBlur={onBlur}
        data-first-focus
      />
    </span>
  )
}

/** An Indian mobile number with its +91. Spaces, hyphens, +91 and a leading 0 are taken out of what is pasted. */
export const MobileField = (props: MobileFieldProps) => {
  const t = useTexts(uiTexts)
  return (
    <Field label={props.label ?? t.mobile} hint={props.hint} error={props.error}>
      <Joined {...props} />
    </Field>
  )
}
