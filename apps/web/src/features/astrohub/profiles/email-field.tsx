import type { Ref } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Field, Input } from '#ui/field.tsx'
import { profileTexts } from './texts.ts'

type EmailFieldProps = {
  value: string
  error: string | null
  onChange: (value: string) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** The e-mail address of a profile, which only its owner sees. */
export const EmailField = ({ value, error, onChange, onBlur, ref }: EmailFieldProps) => {
  const t = useTexts(profileTexts)
  return (
    <Field label={t.email} hint={t.emailHint} error={error}>
      <Input
        ref={ref}
        type="email"
        value={value}
        autoComplete="email"
        maxLength={254}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  )
}
