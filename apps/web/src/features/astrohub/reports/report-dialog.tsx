import { countCharacters, type ReportReason, reportReasons, reports } from '@dhruva/contract'
import { type FormEvent, useId, useState } from 'react'
import { api } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, FieldGroup, Textarea } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { useRefusalToast } from '../shared/use-error-toast.ts'
import type { Target } from '../votes/use-vote.ts'
import css from './report-dialog.module.css'

const MOST_WORDS = 500

type Wrong = 'reason' | 'words' | null

const useReport = (target: Target, onClose: () => void) => {
  const t = useTexts(discussionTexts)
  const explain = useRefusalToast()
  const { run, busy } = useOneAtATime()
  const report = async (reason: string) => {
    try {
      const { message } = await api.call(reports.report, { ...target, reason })
      toast.success(message ?? t.reported)
      onClose()
    } catch (error) {
      explain(error)
    }
  }
  return { busy, send: (reason: string) => void run(() => report(reason)) }
}

const useReportForm = (target: Target, onClose: () => void) => {
  const { busy, send } = useReport(target, onClose)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState<Wrong>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason === null) {
      setWrong('reason')
      event.currentTarget.querySelector<HTMLElement>('input')?.focus()
      return
    }
    if (countCharacters(words.trim()) > MOST_WORDS) return setWrong('words')
    setWrong(null)
    send(reason === 'other' && words.trim() !== '' ? words : reason)
  }
  return { busy, reason, setReason, words, setWords, wrong, submit }
}

/** The reasons and the way out. */
const ReportForm = ({ target, onClose }: { target: Target; onClose: () => void }) => {
  const t = useTexts(discussionTexts)
  const group = useId()
  const { busy, reason, setReason, words, setWords, wrong, submit } = useReportForm(target, onClose)
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <FieldGroup label={t.reportReason} error={wrong === 'reason' ? t.reasonMissing : undefined}>
        {reportReasons.map((one) => (
          <label key={one} className={css.reason}>
            <input type="radio" name={group} value={one} checked={reason === one} onChange={() => setReason(one)} />
            <span>{t.reasons[one]}</span>
          </label>
        ))}
      </FieldGroup>
      {reason === 'other' ? (
        <Field label={t.reportOther} hint={t.reportOtherHint} error={wrong === 'words' ? t.reportLong : undefined}>
          <Textarea rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      ) : null}
      <div className={css.actions}>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" look="solid" busy={busy} busyLabel={t.submitting}>
          {t.reportSend}
        </Button>
      </div>
    </form>
  )
}

type ReportDialogProps = {
  /** what is reported; null: the dialog is closed */
  target: Target | null
  onClose: () => void
}

/** Asks why a text is reported and sends it to the operators. */
export const ReportDialog = ({ target, onClose }: ReportDialogProps) => {
  const t = useTexts(discussionTexts)
  return (
    <Dialog open={target !== null} onClose={onClose} title={t.reportTitle} description={t.reportLede}>
      {target ? <ReportForm target={target} onClose={onClose} /> : null}
    </Dialog>
  )
}
