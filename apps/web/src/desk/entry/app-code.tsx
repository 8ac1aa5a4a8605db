import { ApiFail } from '@dhruva/contract'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { deskTexts } from '../lib/texts.ts'
import css from './entry.module.css'

type AppCodeProps = {
  label: string
  hint?: string
  /** letters too, and longer */
  isRecovery?: boolean
  /** throws what is shown below the field */
  onCode: (code: string) => Promise<void>
}

/** One field for a code, and the button that sends it. */
export const AppCode = ({ label, hint, isRecovery = false, onCode }: AppCodeProps) => {
  const t = useTexts(deskTexts)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const send = async (typed: string) => {
    if (busy) return
    setBusy(true)
    setWrong(null)
    try {
      await onCode(typed)
    } catch (error) {
      setWrong(error instanceof ApiFail ? error.message : t.failed)
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  const type = (text: string) => {
    if (isRecovery) return setCode(text)
    const digits = text.replace(/\D/g, '').slice(0, 6)
    setCode(digits)
    if (digits.length === 6) void send(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRecovery ? code.trim() === '' : code.length < 6) return setWrong(t.codeMissing)
    void send(code)
  }
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <Field label={label} hint={hint} error={wrong}>
        <Input
          className="num"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          value={code}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button look="accent" size="lg" wide type="submit" busy={busy} busyLabel={t.working}>
        {t.goOn}
      </Button>
    </form>
  )
}
