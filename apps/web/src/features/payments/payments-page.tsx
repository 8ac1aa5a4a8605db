import { payments, users } from '@dhruva/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, api, refreshCalls, useCallPages } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useConfirm } from '#ui/alert.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { type Asking, type Payment, PaymentCard } from './payment-card.tsx'
import css from './payments-page.module.css'
import { paymentTexts } from './texts.ts'

const PAGE = 20

/** Asks whether one is sure, then for just the amount that was shown. */
const useAsking = (): Asking => {
  const t = useTexts(paymentTexts)
  const format = useFormat()
  const confirm = useConfirm()
  const [busy, setBusy] = useState<string | null>(null)

  const send = async (payment: string, amount: number) => {
    setBusy(payment)
    try {
      const { message } = await api.call(payments.refundPayment, { payment, amount })
      toast.success(message ?? '')
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.askFailed)
    }
    await refreshCalls(payments.getPayments, users.getUserInfo)
    setBusy(null)
  }

  const ask = async ({ id, brings, refundable }: Payment) => {
    if (!refundable) return
    const { amount, count, by } = refundable
    const day = format.date(by)
    const description =
      brings?.for === 'wallet'
        ? t.sureText.wallet(format.rupees(count), day)
        : t.sureText.questions(format.number(count), day)
    const shown = format.rupees(amount)
    if (await confirm({ message: t.sure(shown), description, yes: t.ask(shown), no: t.keep })) await send(id, amount)
  }

  return { busy, ask: (payment) => void ask(payment) }
}

const Waiting = () => {
  const t = useTexts(paymentTexts)
  return (
    <Loading label={t.loading}>
      {[0, 1].map((at) => (
        <Skeleton key={at} height="10rem" />
      ))}
    </Loading>
  )
}

const List = () => {
  const t = useTexts(paymentTexts)
  const asking = useAsking()
  const { pages, error, refetch, hasMore, readMore, isReadingMore } = useCallPages(
    payments.getPayments,
    (start) => ({ start }),
    (last, read) => (last.payments.length < PAGE ? undefined : read * PAGE),
  )
  if (!pages)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()}>
        {t.failed}
      </ErrorState>
    ) : (
      <Waiting />
    )
  const all = pages.flatMap((page) => page.payments)
  if (all.length === 0)
    return (
      <EmptyState title={t.none} action={<LinkButton to={to('recharges')}>{t.toRecharges}</LinkButton>}>
        {t.noneText}
      </EmptyState>
    )
  return (
    <>
      <ul className={css.list}>
        {all.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} asking={asking} />
        ))}
      </ul>
      {hasMore ? (
        <Button className={css.more} busy={isReadingMore} busyLabel={t.olderBusy} onClick={() => void readMore()}>
          {t.older}
        </Button>
      ) : null}
    </>
  )
}

/** `/payments`: what was paid, the papers for it, and what can be had back. */
export const PaymentsPage = () => {
  const t = useTexts(paymentTexts)
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      <List />
      <p className={css.rule}>
        <Link to={to('refundPolicy')}>{t.rule}</Link>
      </p>
    </div>
  )
}
