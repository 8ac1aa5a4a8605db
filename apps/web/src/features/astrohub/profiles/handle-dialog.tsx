import { Email, Handle, profiles } from '@dhruva/contract'
import { type FormEvent, useRef, useState } from 'react'
import { ApiFail, api, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import { BirthSelect } from './birth-select.tsx'
import { EmailField } from './email-field.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'

type Values = { name: string; email: string; bid: number }
type Fault = 'missing' | 'invalid'
type Wrong = { name?: Fault; email?: Fault }

const faultOf = (typed: string, isRight: boolean): Fault | undefined => {
  if (typed.trim() === '') return 'missing'
  return isRight ? undefined : 'invalid'
}

const wrongIn = ({ name, email }: Values): Wrong => {
  const faults = {
    name: faultOf(name, Handle.safeParse(name).success),
    email: faultOf(email, Email.safeParse(email).success),
  }
  return { ...(faults.name ? { name: faults.name } : {}), ...(faults.email ? { email: faults.email } : {}) }
}

/** Registers, once however often it is pressed; true when there is a handle now, failures have been shown. */
const useRegister = () => {
  const t = useTexts(profileTexts)
  const explain = useRefusalToast()
  const { run, busy } = useOneAtATime()
  const attempt = async ({ name, email, bid }: Values) => {
    try {
      await api.call(profiles.insertProfile, { display_name: name, email, bid })
      await refreshCalls(profiles.getOwnProfile)
      toast.success(t.registered)
      return true
    } catch (error) {
      explain(error)
      // registered in another tab meanwhile: nothing is left to ask
      return error instanceof ApiFail && error.failure.code === 'handle_exists'
    }
  }
  const register = async (values: Values): Promise<boolean> => (await run(() => attempt(values))) ?? false
  return { register, busy }
}

const useHandleForm = (onDone: () => void) => {
  const { register, busy } = useRegister()
  const name = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState<Values>({ name: '', email: '', bid: 0 })
  const [wrong, setWrong] = useState<Wrong>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // a form inside another one of the page: React would hand the submit on to it
    event.stopPropagation()
    if (busy) return
    const found = wrongIn(values)
    setWrong(found)
    if (found.name) return name.current?.focus()
    if (found.email) return email.current?.focus()
    if (await register(values)) onDone()
  }
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    setValues(next)
    const left = wrongIn(next)
    setWrong((was) => ({
      ...(was.name && left.name ? { name: left.name } : {}),
      ...(was.email && left.email ? { email: left.email } : {}),
    }))
  }
  /** what was typed and left is judged; what was never touched is not */
  const leave = (field: keyof Wrong) => {
    const fault = wrongIn(values)[field]
    if (fault && values[field] !== '') setWrong((was) => ({ ...was, [field]: fault }))
  }
  return { name, email, values, wrong, busy, submit, change, leave }
}

const HandleForm = ({ onDone }: { onDone: () => void }) => {
  const t = useTexts(profileTexts)
  const form = useHandleForm(onDone)
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      <Field
        label={t.username}
        hint={t.usernameHint}
        error={form.wrong.name ? { missing: t.userMissing, invalid: t.userInvalid }[form.wrong.name] : null}
      >
        <Input
          ref={form.name}
          value={form.values.name}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          onChange={(event) => form.change({ name: event.target.value })}
          onBlur={() => form.leave('name')}
        />
      </Field>
      <EmailField
        ref={form.email}
        value={form.values.email}
        error={form.wrong.email ? { missing: t.emailMissing, invalid: t.emailInvalid }[form.wrong.email] : null}
        onChange={(email) => form.change({ email })}
        onBlur={() => form.leave('email')}
      />
      <BirthSelect value={form.values.bid} onChange={(bid) => form.change({ bid })} />
      <Button look="accent" size="lg" wide type="submit" busy={form.busy} busyLabel={t.registering}>
        {t.register}
      </Button>
    </form>
  )
}

type HandleDialogProps = { open: boolean; onClose: () => void; onDone: () => void }

/** Asks for the AstroHub name, e-mail and, if wished, the birth the profile rests on. */
export const HandleDialog = ({ open, onClose, onDone }: HandleDialogProps) => {
  const t = useTexts(profileTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.handleTitle} description={t.handleIntro}>
      <HandleForm onDone={onDone} />
    </Dialog>
  )
}
