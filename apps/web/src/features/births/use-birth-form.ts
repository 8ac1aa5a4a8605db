import type { Birth } from '@dhruva/contract'
import { useCallback, useEffect, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { refreshSession, useSession } from '#lib/session.ts'
import { useAlert } from '#ui/alert.tsx'
import { dropDraft, type FormKind, readDraft, writeDraft } from './draft.ts'
import { type FormValues, fieldOrder, freshIn, valuesOf } from './form-values.ts'
import { firstRefused, type Refusals, refusalsOf } from './refusals.ts'
import { birthTexts } from './texts.ts'
import { useSave } from './use-save.ts'

type Context = { manual: boolean }
type Form = UseFormReturn<FormValues, Context>
type Begin = (bid: number | null, values: FormValues) => void

const resolve: Resolver<FormValues, Context> = (values, context) => {
  const refusals = refusalsOf(values, new Date(), context?.manual ?? false)
  const errors: FieldErrors<FormValues> = {}
  for (const field of fieldOrder) {
    const type = refusals[field]
    if (type) errors[field] = { type }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** Text that was typed, also when it is not complete. */
const isTouched = (values: FormValues) => values.name !== '' || values.place !== '' || values.year !== ''

/** What a person was told is missing or wrong, as an alert where the specification wants one; then focus goes there. */
const useExplain = (form: Form) => {
  const t = useTexts(birthTexts)
  const alert = useAlert()
  return async (refusals: Refusals) => {
    const missing = firstRefused(refusals, 'required')
    if (missing) await alert(t.required(t.fields[missing]))
    const first = missing ?? firstRefused(refusals)
    if (first) form.setFocus(first)
  }
}

export type BirthFormState = {
  form: Form
  bid: number | null
  manual: boolean
  setManual: (manual: boolean) => void
  busy: boolean
  /** Fills the form from a saved birth; sending it changes that birth. */
  fill: (birth: Birth) => void
  /** Fills the form from a saved birth and sends it. */
  proceed: (birth: Birth) => void
  /** An empty form for a new birth. */
  startNew: () => void
  submit: () => Promise<void>
  /** Sends what a visitor typed before logging in; an untouched form stays as it is. */
  submitTyped: () => void
  keep: () => void
}

/** What becomes of a form: `onSaved` has the id of what was saved; `onVisitor` what is typed by who is not logged in. */
export type FormEnds = { onSaved: (bid: number) => void; onVisitor?: ((values: FormValues) => void) | undefined }

type Sending = FormEnds & { form: Form; kind: FormKind; begin: Begin }

/** Sends the form: to a login without a session unless the page shows visitors something, to the first refused field, else to the service. */
const useSend = ({ form, kind, onSaved, onVisitor, begin }: Sending) => {
  const language = useLanguage()
  const login = useLogin()
  const explain = useExplain(form)
  const { save, busy } = useSave(kind === 'celebrity')
  const send = async (bid: number | null, manual: boolean) => {
    const isMember = refreshSession() !== null
    if (!isMember && !onVisitor) {
      login.open()
      window.scrollTo({ top: 0 })
      return
    }
    await form.trigger()
    const values = form.getValues()
    const refusals = refusalsOf(values, new Date(), manual)
    if (Object.keys(refusals).length > 0) return explain(refusals)
    if (!isMember) return onVisitor?.(values)
    const saved = await save(values, bid)
    if (saved === null) return
    begin(null, freshIn(language))
    dropDraft(kind, refreshSession()?.uid ?? null)
    onSaved(saved)
  }
  return { send, busy }
}

/** The state of one birth form: values, drafts, refusals, sending. */
export const useBirthForm = (kind: FormKind, { onSaved, onVisitor }: FormEnds): BirthFormState => {
  const language = useLanguage()
  const uid = useSession()?.uid ?? null
  const [draft] = useState(() => readDraft(kind, uid))
  const [bid, setBid] = useState(draft?.bid ?? null)
  const [manual, setManual] = useState(draft?.manual ?? false)
  const form = useForm<FormValues, Context>({
    resolver: resolve,
    context: { manual },
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draft?.values ?? freshIn(language),
  })
  // also of a form that was left empty, or stands empty while the interface changes
  useEffect(() => {
    if (!isTouched(form.getValues())) form.setValue('language', freshIn(language).language)
  }, [form, language])
  const begin: Begin = (next, values) => {
    setBid(next)
    setManual(false)
    form.reset(values)
  }
  const { send, busy } = useSend({ form, kind, onSaved, onVisitor, begin })
  const keep = useCallback(() => {
    const values = form.getValues()
    if (bid === null && !isTouched(values)) dropDraft(kind, uid)
    else writeDraft(kind, uid, { bid, manual, values })
  }, [kind, uid, bid, manual, form])
  const fill = (birth: Birth) => begin(birth.bid, valuesOf(birth))
  const proceed = (birth: Birth) => {
    fill(birth)
    void send(birth.bid, false)
  }
  const submit = () => send(bid, manual)
  const submitTyped = () => {
    if (isTouched(form.getValues())) void submit()
  }
  const startNew = () => begin(null, freshIn(language))
  return { form, bid, manual, setManual, busy, fill, proceed, startNew, submit, submitTyped, keep }
}

/** Keeps the draft up to date while the form is shown. */
export const useDraft = ({ form, keep }: BirthFormState) => {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }), [form, keep])
  useEffect(keep, [keep])
}
