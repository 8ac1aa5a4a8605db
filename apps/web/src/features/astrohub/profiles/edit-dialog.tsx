import { Email, type OwnProfile, profiles } from '@dhruva/contract'
import { type FormEvent, useRef, useState } from 'react'
import { api, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Check } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { BirthSelect } from './birth-select.tsx'
import { EmailField } from './email-field.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'
import { useBusy } from './use-busy.ts'

const faultIn = (email: string): 'missing' | 'invalid' | null => {
  if (email.trim() === '') return 'missing'
  return Email.safeParse(email).success ? null : 'invalid'
}

const useEditForm = (profile: OwnProfile, onDone: () => void) => {
  const field = useRef<HTMLInputElement>(null)
  const { run, busy } = useBusy()
  const [email, setEmail] = useState(profile.email)
  const [bid, setBid] = useState(profile.default_birth_profile ?? 0)
  const [isPrivate, setPrivate] = useState(profile.is_private === 1)
  const [judged, setJudged] = useState(false)
  const fault = faultIn(email)
  const save = async () => {
    const { message } = await api.call(profiles.updateProfile, { email, bid, is_private: isPrivate ? 1 : 0 })
    await refreshCalls(profiles.getOwnProfile)
    if (message) toast.success(message)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (fault) return field.current?.focus()
    if (await run(save)) onDone()
  }
  return { field, busy, email, setEmail, bid, setBid, isPrivate, setPrivate, judged, setJudged, fault, submit }
}

const EditForm = ({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) => {
  const t = useTexts(profileTexts)
  const form = useEditForm(profile, onDone)
  const wrong = form.judged && form.fault ? { missing: t.emailMissing, invalid: t.editEmailInvalid }[form.fault] : null
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      <EmailField
        ref={form.field}
        value={form.email}
        error={wrong}
        onChange={form.setEmail}
        onBlur={() => form.email !== '' && form.setJudged(true)}
      />
      <BirthSelect value={form.bid} onChange={form.setBid} />
      <div>
        <Check checked={form.isPrivate} onChange={(event) => form.setPrivate(event.target.checked)}>
          {t.privateProfile}
        </Check>
        <p className={css.hint}>{t.privateHint}</p>
      </div>
      <Button look="accent" size="lg" wide type="submit" busy={form.busy} busyLabel={t.updating}>
        {t.save}
      </Button>
    </form>
  )
}

type EditDialogProps = { open: boolean; onClose: () => void; profile: OwnProfile }

/** E-mail, default birth, privacy; what was typed is gone when it closes. */
export const EditDialog = ({ open, onClose, profile }: EditDialogProps) => {
  const t = useTexts(profileTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.editProfile}>
      <EditForm profile={profile} onDone={onClose} />
    </Dialog>
  )
}
