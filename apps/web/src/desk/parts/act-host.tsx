import { ApiFail } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useStore } from '#lib/store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input, Textarea } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { deskApi, refreshDesk } from '../lib/api.ts'
import { deskTexts } from '../lib/texts.ts'
import { type AskedAct, askedAct } from './act.ts'
import css from './parts.module.css'

const LEAST_REASON = 3

const useActForm = (act: AskedAct) => {
  const t = useTexts(deskTexts)
  const [reason, setReason] = useState(act.reason ?? '')
  const [code, setCode] = useState('')
  const [wantsCode, setWantsCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const isShort = reason.trim().length < LEAST_REASON

  const attempt = async () => {
    if (wantsCode) await deskApi.call(desk.enterCode, { code })
    const said = await act.run(reason.trim())
    if (said) toast.success(said)
    askedAct.set(null)
    await refreshDesk()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (isShort) return setWrong(t.reasonMissing)
    setBusy(true)
    setWrong(null)
    try {
      await attempt()
    } catch (error) {
      const isStale = error instanceof ApiFail && error.failure.code === 'fresh_code_needed'
      if (isStale) setWantsCode(true)
      else setWrong(error instanceof ApiFail ? error.message : t.failed)
      setCode('')
    } finally {
      setBusy(false)
    }
  }
  return { reason, setReason, code, setCode, wantsCode, busy, wrong, submit }
}

const ActForm = ({ act }: { act: AskedAct }) => {
  const t = useTexts(deskTexts)
  const form = useActForm(act)
  const isOfCode = form.wantsCode
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      <Field label={t.reason} hint={t.reasonHint} error={isOfCode ? null : form.wrong}>
        <Textarea
          rows={2}
          maxLength={500}
          value={form.reason}
          data-first-focus
          onChange={(event) => form.setReason(event.target.value)}
        />
      </Field>
      {isOfCode ? (
        <Field label={t.freshCode} hint={t.freshHint} error={form.wrong}>
          <Input
            className="num"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={form.code}
            ref={(input) => input?.focus()}
            onChange={(event) => form.setCode(event.target.value.replace(/\D/g, ''))}
          />
        </Field>
      ) : null}
      <div className={css.buttons}>
        <Button onClick={() => closeAct(act)}>{t.cancel}</Button>
        <Button look={act.destructive ? 'danger' : 'solid'} type="submit" busy={form.busy} busyLabel={t.working}>
          {act.yes}
        </Button>
      </div>
    </form>
  )
}

const closeAct = (act: AskedAct) => {
  act.cancel()
  askedAct.set(null)
}

/** The one place an act is given its reason in; the console shows it once. */
export const ActHost = () => {
  const act = useStore(askedAct)
  const [nth, setNth] = useState(0)
  const [last, setLast] = useState(act)
  if (act && act !== last) {
    setLast(act)
    setNth(nth + 1)
  }
  // the last words stay while the panel leaves
  const words = act ?? last
  if (!words) return null
  return (
    <Dialog open={act !== null} onClose={() => closeAct(words)} title={words.title} description={words.description}>
      <ActForm key={nth} act={words} />
    </Dialog>
  )
}
