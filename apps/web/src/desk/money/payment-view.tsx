import { type DeskPayment, desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Input } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskMoneyTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { useSaid } from './said.ts'

/** Rupees as they are typed, in paise; null for no such sum. */
const paiseOf = (typed: string): number | null => {
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? []
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return amount >= 100 ? amount : null
}

const Refund = ({ payment }: { payment: DeskPayment }) => {
  const t = useTexts(deskMoneyTexts)
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const paise = paiseOf(typed)
  const refund = (what: 'unused' | 'all' | number, title: string) =>
    void doAct({ title, description: t.refundMore, yes: t.refund, destructive: true }, (reason) =>
      deskApi.call(desk.refundAtDesk, { payment: payment.id, what, reason }),
    )
  const settle = () =>
    void doAct({ title: t.sureSettle(payment.id), yes: t.settle }, (reason) =>
      deskApi.call(desk.settleAtDesk, { id: payment.id, reason }),
    )
  return (
    <div className={css.bar}>
      <Button onClick={() => refund('unused', t.sureUnused(payment.id))}>{t.refundUnused}</Button>
      <Button onClick={() => refund('all', t.sureAll(payment.id))}>{t.refundAll}</Button>
      <Field label={t.rupees} error={typed === '' || paise ? null : t.rupeesWrong}>
        <Input className="num" inputMode="decimal" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button
        inactive={!paise}
        onClick={() => paise && refund(paise, t.sureSum(format.rupees(paise / 100), payment.id))}
      >
        {t.refundSum}
      </Button>
      <Button onClick={settle}>{t.settle}</Button>
    </div>
  )
}

/** A payment: what it was for, how it stands, and what can go back of it. */
export const PaymentView = ({ payment, canAct }: { payment: DeskPayment; canAct: boolean }) => {
  const t = useTexts(deskMoneyTexts)
  const format = useFormat()
  const { money, brought, word, joined } = useSaid()
  const { returned, asked, debt, unit, quantity } = payment
  const about = [
    unit && quantity !== null ? brought(unit, quantity) : '',
    word(t.wire.methods, payment.method),
    word(t.wire.statuses, payment.status),
    word(t.wire.reasons, payment.why),
    payment.invoice ?? '',
    payment.order ?? '',
  ]
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <strong className="num">{money(payment.amount, payment.currency)}</strong>
        <Tag tone={payment.outcome === 'credited' ? 'ok' : 'bad'}>
          {t.outcomes[payment.outcome ?? 'open'] ?? payment.outcome}
        </Tag>
        <span className={`${css.quiet} num`}>
          {payment.id} · {format.dateTime(payment.at)}
        </span>
      </div>
      <p className={`${css.quiet} num`}>{joined(' · ', ...about)}</p>
      {returned + asked + debt > 0 ? (
        <p className="num">
          {joined(
            ' · ',
            returned > 0 ? t.returned(money(returned)) : '',
            asked > 0 ? t.askedFor(money(asked)) : '',
            debt > 0 && unit ? t.debt(brought(unit, debt)) : '',
          )}
        </p>
      ) : null}
      <div className={css.acts}>
        <LinkButton size="sm" look="text" to={`/people?who=${payment.uid}`}>
          {t.person(payment.uid)}
        </LinkButton>
        <LinkButton size="sm" look="text" to={`/payments?what=${payment.id}`}>
          {t.allThatHappened}
        </LinkButton>
      </div>
      {canAct ? <Refund payment={payment} /> : null}
    </Card>
  )
}
