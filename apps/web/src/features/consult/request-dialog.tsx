import { births, type Consultant, leads, users } from '@dhruva/contract'
import { type FormEvent, useState } from 'react'
import { useAct, useCall } from '#lib/api.ts'
import { draftNames, dropDraft, readDraft, writeDraft } from '#lib/drafts.ts'
import { useTexts } from '#lib/i18n.ts'
import { mobileDigits } from '#lib/mobile.ts'
import { useOwner } from '#lib/session.ts'
import { alertUser } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Loading } from '#ui/states.tsx'
import css from './consult-page.module.css'
import { EMPTY, type Fault, faultsOf, knownOf, type RequestValues, sentOf, typedIn } from './request-values.ts'
import { consultTexts } from './texts.ts'

type Key = keyof RequestValues

type FormProps = {
  one: Consultant | null
  known: Partial<RequestValues>
  /** the number of the login cannot be changed here */
  isMobileKnown: boolean
  onSaved: (message: string) => void
}

const RequestForm = ({ one, known, isMobileKnown, onSaved }: FormProps) => {
  const t = useTexts(consultTexts)
  const uid = useOwner()
  const draft = draftNames.consult(one?.id ?? null)
  const [values, setValues] = useState<RequestValues>(() => ({
    ...{ ...EMPTY, ...known },
    // what was typed before and not sent; the number of the login stays
    ...typedIn(readDraft(uid, draft)?.fields),
    ...(isMobileKnown ? { mobile: known.mobile ?? '' } : {}),
  }))
  const change = (next: RequestValues) => {
    setValues(next)
    writeDraft(uid, draft, next)
  }
  const [isJudged, setJudged] = useState(false)
  const { mutateAsync, isPending } = useAct(leads.saveLead)
  const faults = faultsOf(values)
  const said = (fault: Fault | null) => (isJudged && fault ? t[fault] : null)
  const control = (key: Key) => ({
    name: key,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => change({ ...values, [key]: target.value }),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setJudged(true)
    const wrong = Object.entries(faults).find(([, fault]) => fault !== null)
    if (wrong) {
      const field = event.currentTarget.elements.namedItem(wrong[0])
      if (field instanceof HTMLElement) field.focus()
      return
    }
    try {
      const { message } = await mutateAsync(sentOf(values, one?.id ?? null))
      dropDraft(uid, draft)
      onSaved(message)
    } catch {
      await alertUser(t.submitFailed)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      {known.date ? <p className={css.note}>{t.fromKundli}</p> : null}
      <Field label={t.fullName} error={said(faults.fullName)}>
        <Input {...control('fullName')} autoComplete="name" maxLength={100} required />
      </Field>
      <div className={css.pair}>
        <Field label={t.mobile} hint={isMobileKnown ? t.mobileLocked : undefined} error={said(faults.mobile)}>
          <Input
            {...control('mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            readOnly={isMobileKnown}
            required
          />
        </Field>
        <Field label={t.email} error={said(faults.email)}>
          <Input {...control('email')} type="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      <Field label={t.place}>
        <Input {...control('place')} maxLength={200} />
      </Field>
      <div className={css.pair}>
        <Field label={t.date}>
          <Input {...control('date')} type="date" min="1900-01-01" max="2100-12-31" />
        </Field>
        <Field label={t.time}>
          <Input {...control('time')} type="time" />
        </Field>
      </div>
      <p className={css.note}>{t.formNote}</p>
      <Button type="submit" look="accent" size="lg" wide busy={isPending} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  )
}

/** What is known of the person fills the form before it is shown. */
const KnownForm = ({ one, onSaved }: Pick<FormProps, 'one' | 'onSaved'>) => {
  const t = useTexts(consultTexts)
  const me = useCall(users.getUserInfo, {})
  const saved = useCall(births.getBirths, {})
  if (me.isPending || saved.isPending) return <Loading label={t.loading} lines={8} />
  const [latest] = saved.data?.births ?? []
  const mobile = me.data ? mobileDigits(me.data.mobile) : ''
  const known = { ...(latest ? knownOf(latest) : {}), mobile }
  return <RequestForm one={one} known={known} isMobileKnown={mobile !== ''} onSaved={onSaved} />
}

type DialogProps = { one: Consultant | null; open: boolean; onClose: () => void; onSaved: () => void }

/** The form of a request, then the thanks. */
export const RequestDialog = ({ one, open, onClose, onSaved }: DialogProps) => {
  const t = useTexts(consultTexts)
  const [thanks, setThanks] = useState<string | null>(null)
  const close = () => {
    onClose()
    setThanks(null)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="wide"
      title={thanks === null ? t.formTitle : t.thanks}
      description={thanks === null ? (one ? t.formWith(one.name) : t.formAny) : undefined}
    >
      {thanks === null ? (
        <KnownForm
          one={one}
          onSaved={(message) => {
            setThanks(message || t.soon)
            onSaved()
          }}
        />
      ) : (
        <div className={css.thanks}>
          <p role="status">{thanks}</p>
          <Button onClick={close}>{t.close}</Button>
        </div>
      )}
    </Dialog>
  )
}
