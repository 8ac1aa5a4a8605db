import type { SubscriptionInfo } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { CodeStep } from '#one-time-code/code-step.tsx'
import { NumberStep } from '#one-time-code/number-step.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import css from './cancel-dialog.module.css'
import { subscriptionTexts } from './texts.ts'
import { type Cancelling, cancellation, confirmCode } from './use-cancelling.ts'

type StepProps = { own: SubscriptionInfo; cancelling: Cancelling }

/** The first choice keeps what was paid for. */
const Choose = ({ own, cancelling }: StepProps) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const end = own.end_date ? format.date(own.end_date) : ''
  const left = format.number(own.remaining_questions)
  return (
    <div className={css.choices}>
      <p className={css.days}>{t.daysLeft(format.number(own.days_remaining), format.plural(own.days_remaining))}</p>
      {own.renews ? (
        <section>
          <h3>{t.keepTitle}</h3>
          <p>{t.keepText(end)}</p>
          <Button look="solid" wide busy={cancelling.isBusy} onClick={() => void cancelling.stop(t.keepSure(end))}>
            {t.keep}
          </Button>
        </section>
      ) : null}
      <section>
        <h3>{t.nowTitle}</h3>
        <p>{t.nowText(left)}</p>
        <div className={css.two}>
          <Button onClick={cancelling.close}>{t.no}</Button>
          <Button look="danger" onClick={cancelling.askNumber}>
            {t.nowButton}
          </Button>
        </div>
      </section>
    </div>
  )
}

const Last = ({ own, cancelling }: StepProps) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  return (
    <div className={css.choices}>
      <p>{t.lastText(format.number(own.remaining_questions))}</p>
      <div className={css.two}>
        <Button onClick={cancelling.back}>{t.no}</Button>
        <Button look="danger" busy={cancelling.isBusy} busyLabel={t.ending} onClick={() => void cancelling.cancel()}>
          {t.lastYes}
        </Button>
      </div>
    </div>
  )
}

const STEPS = 4

/** Four steps, each with what it means before it is taken; the first way on is to stop the renewal alone. */
export const CancelDialog = ({ own, cancelling }: StepProps) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const { step, challenge } = cancelling
  const number = step === 'choose' ? 1 : step === 'last' ? 4 : challenge ? 3 : 2
  const about = { 1: undefined, 2: t.numberText, 3: t.codeText, 4: undefined }[number]
  return (
    <Dialog
      open={step !== 'closed'}
      onClose={cancelling.close}
      title={step === 'last' ? t.last : t.cancelTitle}
      description={
        <>
          <span className={css.step}>{t.step(format.number(number), format.number(STEPS))}</span>
          {about}
        </>
      }
    >
      {step === 'choose' ? <Choose own={own} cancelling={cancelling} /> : null}
      {step === 'code' && challenge ? (
        <CodeStep
          key={challenge.token}
          flow={cancellation}
          challenge={challenge}
          check={confirmCode}
          wrong={t.verifyFailed}
          onDone={cancelling.confirmed}
        />
      ) : null}
      {step === 'code' && !challenge ? <NumberStep flow={cancellation} /> : null}
      {step === 'last' ? <Last own={own} cancelling={cancelling} /> : null}
    </Dialog>
  )
}
