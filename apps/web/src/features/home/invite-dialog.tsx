import { site, users } from '@dhruva/contract'
import { type FormEvent, useRef, useState } from 'react'
import { ApiFail, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MobileField } from '#ui/mobile-field.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import { friendNumber } from './friend-number.ts'
import css from './invite-dialog.module.css'
import { inviteTexts } from './texts.ts'

const InviteForm = () => {
  const t = useTexts(inviteTexts)
  const { failed } = useTexts(uiTexts)
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useAct(users.invite)
  const mobile = friendNumber(typed)
  const fault = typed.trim() === '' ? t.missing : mobile === null ? t.invalid : null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (mobile === null) return field.current?.focus()
    try {
      const { message } = await mutateAsync({ mobile })
      setTyped('')
      setJudged(false)
      if (message) toast.success(message)
    } catch (error) {
      if (!(error instanceof ApiFail)) toast.error(failed)
      else if (error.httpStatus !== 401) toast.error(error.message)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <MobileField
        ref={field}
        label={t.mobile}
        hint={t.hint}
        error={isJudged ? fault : null}
        value={typed}
        onChange={setTyped}
        onBlur={() => typed !== '' && setJudged(true)}
      />
      <Button type="submit" look="accent" size="lg" wide busy={isPending} busyLabel={t.sending}>
        {t.send}
      </Button>
    </form>
  )
}

/** Invites friends, one number after the other. */
export const InviteDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts(inviteTexts)
  const format = useFormat()
  const { data } = useCall(site.getSiteInfo, {})
  const each = data?.gifts.invite_each ?? 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      description={each > 0 ? t.reward(format.number(each), each === 1) : undefined}
    >
      <p className={css.when}>{t.when}</p>
      <InviteForm />
    </Dialog>
  )
}
