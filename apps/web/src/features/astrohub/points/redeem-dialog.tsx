import { type OwnProfile, points as pointsCalls, profiles, site, users } from '@dhruva/contract'
import { useRef, useState } from 'react'
import { api, refreshCalls, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './redeem-dialog.module.css'
import { NumberField, SpendForm } from './spend-form.tsx'
import { pointsTexts } from './texts.ts'
import { useSpending } from './use-spending.ts'
import { numberFault, wholeNumber } from './whole-number.ts'

type Worth = { minimum_redemption: number; per_question: number }

/** What is used of some points and what it gives: whole questions only. */
const exchange = (points: number, per: number) => {
  const questions = Math.floor(points / per)
  return { questions, used: questions * per }
}

const useRedeem = (onDone: () => void) => {
  const { spend, busy } = useSpending({
    refresh: () => refreshCalls(profiles.getOwnProfile, users.getUserInfo, pointsCalls.getRedeemHistory),
    readBalance: () => refreshCalls(profiles.getOwnProfile),
    refused: 'warning',
    onDone,
  })
  const redeem = (points: number) =>
    spend(String(points), (client_id) => api.call(pointsCalls.redeemQuestions, { points, client_id }))
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
  const submit = () => {
    setJudged(true)
    if (points === null) field.current?.focus()
    else void redeem(points)
  }
  /** what was typed and left is judged; what was never touched is not */
  const leave = () => typed !== '' && setJudged(true)
  return { field, typed, setTyped, points, shown: judged ? fault : null, busy, submit, leave }
}

const RedeemForm = ({ points: owned, worth, onDone }: FormProps) => {
  const t = useTexts(pointsTexts)
  const format = useFormat()
  const min = format.number(worth.minimum_redemption)
  const form = useRedeemForm(worth.minimum_redemption, onDone)
  const words = { missing: t.pointsMissing, invalid: t.pointsNotNumber, tooFew: t.pointsTooFew(min) }
  return (
    <SpendForm
      outcome={form.points === null ? null : <Preview points={form.points} owned={owned} worth={worth} />}
      onSubmit={form.submit}
      label={t.redeem}
      busy={form.busy}
      busyLabel={t.redeeming}
    >
      <p className={css.lede}>{t.redeemLede(format.number(owned), format.number(worth.per_question))}</p>
      <NumberField
        ref={form.field}
        label={t.pointsField}
        hint={t.pointsHint(min)}
        error={form.shown ? words[form.shown] : null}
        maxLength={12}
        value={form.typed}
        onChange={form.setTyped}
        onBlur={form.leave}
      />
    </SpendForm>
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
  profile: Pick<OwnProfile, 'astrohub_points' | 'redeemable_from'>
}

/** What a new AstroHub name earned is seen at once and redeemed later. */
const TooNew = ({ points, from }: { points: number; from: string }) => {
  const t = useTexts(pointsTexts)
  const format = useFormat()
  return <p className={css.lede}>{t.tooNew(format.number(points), format.date(from))}</p>
}

/** Turns Astro Points into Oracle questions; says before what is used and what it gives. */
export const RedeemDialog = ({ open, onClose, profile }: RedeemDialogProps) => {
  const t = useTexts(pointsTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.redeem}>
      {profile.redeemable_from ? (
        <TooNew points={profile.astrohub_points} from={profile.redeemable_from} />
      ) : (
        <Body points={profile.astrohub_points} onDone={onClose} />
      )}
    </Dialog>
  )
}
