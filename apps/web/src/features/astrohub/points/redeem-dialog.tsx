import { points as pointsCalls, profiles, site, users } from '@dhruva/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiFail, api, refreshCalls, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/states.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import css from './redeem-dialog.module.css'
import { pointsTexts } from './texts.ts'
import { useOnce } from './use-once.ts'
import { numberFault, wholeNumber } from './whole-number.ts'

type Worth = { minimum_redemption: number; per_question: number }

/** What is used of some points and what it gives: whole questions only. */
const exchange = (points: number, per: number) => {
  const questions = Math.floor(points / per)
  return { questions, used: questions * per }
}

const useRedeem = (onDone: () => void) => {
  const { failed } = useTexts(uiTexts)
  const { once, busy } = useOnce()
  const refresh = () => refreshCalls(profiles.getOwnProfile, users.getUserInfo, pointsCalls.getRedeemHistory)
  const redeem = (points: number) =>
    once(String(points), async (client_id) => {
      try {
        const { message } = await api.call(pointsCalls.redeemQuestions, { points, client_id })
        void refresh()
        if (message) toast.success(message)
        onDone()
      } catch (error) {
        if (!(error instanceof ApiFail)) {
          toast.error(failed)
          // it may have counted: the points are read again before the button acts again
          await refreshCalls(profiles.getOwnProfile).catch(() => undefined)
        } else if (error.httpStatus !== 401) toast.warning(error.message)
      }
    })
  return { redeem, busy }
}

const Preview = ({ points, owned, worth }: { points: number; owned: number; worth: Worth }) => {
  const t = useTexts(pointsTexts)
  const format = useFormat()
  const { questions, used } = exchange(points, worth.per_question)
  return (
    <div className={css.preview}>
      <p>{t.used(format.number(used))}</p>
      <Icon of={ArrowRight} />
      <p className={css.gives}>{t.given(questions)}</p>
      {owned >= used ? <p className={css.stay}>{t.stay(format.number(owned - used))}</p> : null}
    </div>
  )
}

type FormProps = {
  /** how many the person has */
  points: number
  worth: Worth
  onDone: () => void
}

const useRedeemForm = (min: number, onDone: () => void) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [judged, setJudged] = useState(false)
  const { redeem, busy } = useRedeem(onDone)
  const fault = numberFault(typed, min)
  const points = fault ? null : wholeNumber(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    setJudged(true)
    if (points === null) return field.current?.focus()
    await redeem(points)
  }
  /** what was typed and left is judged; what was never touched is not */
  const leave = () => typed !== '' && setJudged(true)
  return { field, typed, setTyped, points, shown: judged ? fault : null, busy, submit, leave }
}

const RedeemForm = ({ points: owned, worth, onDone }: FormProps) => {
  const t = useTexts(pointsTexts)
  const format = useFormat()
  const preview = useId()
  const min = format.number(worth.minimum_redemption)
  const form = useRedeemForm(worth.minimum_redemption, onDone)
  const { field } = form
  const words = { missing: t.pointsMissing, invalid: t.pointsNotNumber, tooFew: t.pointsTooFew(min) }
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      <p className={css.lede}>{t.redeemLede(format.number(owned), format.number(worth.per_question))}</p>
      <Field label={t.pointsField} hint={t.pointsHint(min)} error={form.shown ? words[form.shown] : null}>
        <Input
          ref={field}
          className="num"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={form.typed}
          onChange={(event) => form.setTyped(event.target.value)}
          onBlur={form.leave}
        />
      </Field>
      <div id={preview} role="status">
        {form.points === null ? null : <Preview points={form.points} owned={owned} worth={worth} />}
      </div>
      <Button
        look="accent"
        size="lg"
        wide
        type="submit"
        aria-describedby={preview}
        busy={form.busy}
        busyLabel={t.redeeming}
      >
        {t.redeem}
      </Button>
    </form>
  )
}

const Body = ({ points, onDone }: { points: number; onDone: () => void }) => {
  const { data, error, refetch } = useCall(site.getSiteInfo, {})
  if (data) return <RedeemForm points={points} worth={data.points} onDone={onDone} />
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />
}

type RedeemDialogProps = {
  open: boolean
  onClose: () => void
  /** how many Astro Points the person has now */
  points: number
}

/** Turns Astro Points into Oracle questions; says before what is used and what it gives. */
export const RedeemDialog = ({ open, onClose, points }: RedeemDialogProps) => {
  const t = useTexts(pointsTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.redeem}>
      <Body points={points} onDone={onClose} />
    </Dialog>
  )
}
