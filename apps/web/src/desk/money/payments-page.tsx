import { desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, Input } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import { deskApi, useDesk, useMay } from '../lib/api.ts'
import { deskMoneyTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { PaymentView } from './payment-view.tsx'
import { useSaid } from './said.ts'

const Unpaid = ({ id, order, total, at }: { id: string; order: string | null; total: number; at: string }) => {
  const t = useTexts(deskMoneyTexts)
  const format = useFormat()
  return (
    <Card tight className={css.row}>
      <strong>{t.unpaid}</strong>
      <p className={`${css.quiet} num`}>
        {order ?? id} · {format.rupees(total / 100)} · {format.dateTime(at)}
      </p>
    </Card>
  )
}

const Found = ({ what, canAct }: { what: string; canAct: boolean }) => {
  const t = useTexts(deskMoneyTexts)
  const format = useFormat()
  const { happened } = useSaid()
  const found = useDesk(desk.findPayments, { what })
  return (
    <Answer of={found}>
      {({ payments, unpaid, steps }) => (
        <>
          {unpaid ? <Unpaid {...unpaid} /> : null}
          {payments.length === 0 && !unpaid ? <p className={css.quiet}>{t.none}</p> : null}
          <ul className={css.list}>
            {payments.map((payment) => (
              <PaymentView key={payment.id} payment={payment} canAct={canAct} />
            ))}
          </ul>
          {steps.length > 0 ? (
            <section className={css.section} aria-labelledby="steps">
              <h2 id="steps">{t.steps}</h2>
              <ol className={css.list}>
                {steps.map((step) => (
                  <li key={`${step.at} ${step.what}`} className={css.quiet}>
                    <span className="num">{format.dateTime(step.at)}</span> · {happened(step)}
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </>
      )}
    </Answer>
  )
}

/** A day's payments beside the provider's list, and what is asked of the provider about one that is not in the books. */
const WithProvider = () => {
  const t = useTexts(deskMoneyTexts)
  const [day, setDay] = useState('')
  const [id, setId] = useState('')
  const keep = async () => {
    try {
      saveFile(`reconciliation-${day}.csv`, await deskApi.file(desk.getReconciliation, { day }))
    } catch (error) {
      toast.error(error instanceof Error && error.name === 'ApiFail' ? error.message : t.noFile)
    }
  }
  const settle = () =>
    void doAct({ title: t.sureSettle(id), yes: t.settle }, (reason) => deskApi.call(desk.settleAtDesk, { id, reason }))
  return (
    <section className={css.section} aria-labelledby="provider">
      <h2 id="provider">{t.provider}</h2>
      <p className={css.quiet}>{t.providerMore}</p>
      <div className={css.bar}>
        <Field label={t.settleWhat}>
          <Input value={id} placeholder="pay_…, order_…" onChange={({ target }) => setId(target.value.trim())} />
        </Field>
        <Button size="lg" inactive={!/^(pay|order)_\w+$/.test(id)} onClick={settle}>
          {t.settle}
        </Button>
        <Field label={t.day}>
          <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Button size="lg" inactive={day === ''} onClick={() => void keep()}>
          {t.reconcile}
        </Button>
      </div>
    </section>
  )
}

/** `/desk/payments?what=…`: payments by whatever one has of them. */
export const PaymentsPage = () => {
  const t = useTexts(deskMoneyTexts)
  const [search, setSearch] = useSearchParams()
  const what = search.get('what') ?? ''
  const [typed, setTyped] = useState(what)
  const canAct = useMay()('finance')
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') setSearch({ what: typed.trim() })
  }
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <form className={css.bar} onSubmit={find}>
        <Field className={css.grow} label={t.what} hint={t.whatHint}>
          <Input autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button look="solid" size="lg" type="submit">
          {t.find}
        </Button>
      </form>
      {what ? <Found key={what} what={what} canAct={canAct} /> : null}
      {canAct ? <WithProvider /> : null}
    </>
  )
}
