import type { payments } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, type ResultOf } from '#lib/api.ts'
import { type Format, useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import type { Payments as PaymentTexts } from '#locales/en/payments.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check, CircleAlert, Clock, Download, Info } from '#ui/icons.ts'
import { toast } from '#ui/toast.tsx'
import css from './payments-page.module.css'
import { saveInvoice } from './save-invoice.ts'
import { paymentTexts } from './texts.ts'

export type Payment = ResultOf<typeof payments.getPayments>['payments'][number]
type Refund = Payment['refunds'][number]

/** What a payment brought, in words. */
const boughtIn = ({ brings }: Payment, t: PaymentTexts, format: Format): string =>
  brings === null
    ? t.unknown
    : t[brings.for](brings.for === 'wallet' ? format.rupees(brings.count) : format.number(brings.count))

/** A paper as PDF, in the language of the page. */
const Paper = ({ number, name }: { number: string; name: string }) => {
  const t = useTexts(paymentTexts)
  const language = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await saveInvoice(number, language).catch((error: unknown) => {
      toast.error(error instanceof ApiFail ? error.message : t.notSaved)
    })
    setBusy(false)
  }
  return (
    <Button look="text" size="sm" className={css.paper} busy={isBusy} busyLabel={t.saving} onClick={() => void save()}>
      <Icon of={Download} />
      <span>
        {name} <bdi lang="en">{number}</bdi>
      </span>
    </Button>
  )
}

/** @param isLost nothing was taken for it that could be given back, or its month has ended */
const saidOf = (refund: Refund, isLost: boolean, t: PaymentTexts, format: Format) => {
  const amount = format.rupees(refund.amount)
  if (refund.state === 'asked') return { icon: Clock, look: css.asked, text: t.asked(amount, format.date(refund.by)) }
  if (refund.state === 'processed')
    return { icon: Check, look: css.done, text: t.done(amount, format.date(refund.done_at ?? refund.by)) }
  return { icon: CircleAlert, look: css.refused, text: isLost ? t.refusedReturned(amount) : t.refused(amount) }
}

const RefundLine = ({ refund, isLost }: { refund: Refund; isLost: boolean }) => {
  const t = useTexts(paymentTexts)
  const format = useFormat()
  const { icon, look, text } = saidOf(refund, isLost, t, format)
  return (
    <li className={look} data-refund={refund.state}>
      <Icon of={icon} />
      <div>
        <p>{text}</p>
        {refund.credit_note ? <Paper number={refund.credit_note} name={t.creditNote} /> : null}
      </div>
    </li>
  )
}

export type Asking = { busy: string | null; ask: (payment: Payment) => void }

const Offer = ({ payment, asking }: { payment: Payment; asking: Asking }) => {
  const t = useTexts(paymentTexts)
  const format = useFormat()
  const { refundable, brings } = payment
  if (!refundable) return null
  const amount = format.rupees(refundable.amount)
  return (
    <div className={css.offer}>
      <div>
        <p className={css.can}>
          {brings?.for === 'wallet'
            ? t.canHave.wallet(amount)
            : t.canHave.questions(amount, format.number(refundable.count))}
        </p>
        <p className={css.until}>{t.canHaveUntil(format.date(refundable.until))}</p>
      </div>
      <Button
        size="sm"
        busy={asking.busy === payment.id}
        busyLabel={t.asking}
        inactive={asking.busy !== null}
        onClick={() => asking.ask(payment)}
      >
        {t.ask(amount)}
      </Button>
    </div>
  )
}

/** One payment: what it brought, its invoice, what can come back and what did. */
export const PaymentCard = ({ payment, asking }: { payment: Payment; asking: Asking }) => {
  const t = useTexts(paymentTexts)
  const format = useFormat()
  const { id, at, amount, state, invoice, refunds } = payment
  const isReturned = state === 'returned'
  return (
    <Card as="li" className={css.payment} data-payment={id}>
      <div className={css.head}>
        <div>
          <h2>{boughtIn(payment, t, format)}</h2>
          <p className={css.when}>{t.paidOn(format.dateTime(at))}</p>
        </div>
        <p className={css.amount}>{format.rupees(amount)}</p>
      </div>
      {isReturned ? (
        <p className={css.note}>
          <Icon of={Info} />
          {t.returned}
        </p>
      ) : null}
      <Offer payment={payment} asking={asking} />
      {refunds.length > 0 ? (
        <ul className={css.refunds}>
          {refunds.map((refund) => (
            <RefundLine
              key={refund.asked_at}
              refund={refund}
              isLost={isReturned || payment.brings?.for === 'subscription'}
            />
          ))}
        </ul>
      ) : null}
      <div className={css.foot}>
        {invoice ? <Paper number={invoice} name={t.invoice} /> : null}
        <p className={css.reference}>
          {t.reference}: <bdi lang="en">{id}</bdi>
        </p>
      </div>
    </Card>
  )
}
