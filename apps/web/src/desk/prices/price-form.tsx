import { type DeskPrice, desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskHouseTexts, deskPricesTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import css from '../parts/parts.module.css'

const MOST = 100_000

/** Whole rupees as they are typed; null for none such. */
const rupeesOf = (typed: string): number | null => {
  const rupees = /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  return rupees >= 1 && rupees <= MOST ? rupees : null
}

/** What a buyer will pay, with the tax that is in it. */
const Preview = ({ price, isPack }: { price: number; isPack: boolean }) => {
  const t = useTexts(deskPricesTexts)
  const format = useFormat()
  const found = useDesk(desk.previewPrice, { price })
  const money = (paise: number) => format.rupees(paise / 100)
  return (
    <Answer of={found}>
      {({ total, net, gst, cgst, sgst, least }) => (
        <div className={css.preview}>
          <p className={css.quiet}>{t.buyerPays}</p>
          <dl className={`${css.facts} num`}>
            <div>
              <dt>{t.total}</dt>
              <dd>{money(total)}</dd>
            </div>
            <div>
              <dt>{t.net}</dt>
              <dd>{money(net)}</dd>
            </div>
            <div>
              <dt>{t.gst}</dt>
              <dd>{t.split(money(gst), money(cgst), money(sgst))}</dd>
            </div>
            {isPack ? (
              <div>
                <dt>{t.least}</dt>
                <dd>{money(least)}</dd>
              </div>
            ) : null}
          </dl>
        </div>
      )}
    </Answer>
  )
}

type Props = { sold: DeskPrice; title: string; onDone: () => void }

/** Another price, at once or from a minute on; looked at before it is saved. */
export const PriceForm = ({ sold: { name, of, price, original, seen }, title, onDone }: Props) => {
  const t = useTexts(deskPricesTexts)
  const house = useTexts(deskHouseTexts)
  const format = useFormat()
  const [typed, setTyped] = useState(String(price))
  const [compared, setCompared] = useState(String(original))
  const [at, setAt] = useState('')
  const isQuestion = of === 'question'
  const next = rupeesOf(typed)
  const beside = isQuestion ? next : rupeesOf(compared)
  const isAbove = next !== null && beside !== null && next > beside
  const isRight = next !== null && beside !== null && !isAbove
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isRight) return
    const when = at === '' ? t.fromNow : t.fromThen(format.dateTime(`${at}:00+05:30`))
    const done = await doAct(
      { title: t.sure(title, format.rupees(next)), description: `${when} ${t.keptOrders}`, yes: house.save },
      (reason) => deskApi.call(desk.savePrice, { name, price: next, original: beside, at, seen, reason }),
    )
    if (done) onDone()
  }
  return (
    <form className={css.form} noValidate onSubmit={save}>
      <div className={css.fields}>
        <Field label={t.price} error={next === null ? t.rupeesWrong : isAbove ? t.above : null}>
          <Input
            className="num"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          />
        </Field>
        {isQuestion ? null : (
          <Field label={of === 'wallet' ? t.brings : t.compared} error={beside === null ? t.rupeesWrong : null}>
            <Input
              className="num"
              inputMode="numeric"
              value={compared}
              onChange={({ target }) => setCompared(target.value.replace(/\D/g, ''))}
            />
          </Field>
        )}
        <Field label={t.at} hint={t.atHint}>
          <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      </div>
      {next === null || isQuestion ? null : <Preview price={next} isPack={of !== 'plan'} />}
      <div className={css.acts}>
        <Button look="solid" type="submit" inactive={!isRight}>
          {house.save}
        </Button>
      </div>
    </form>
  )
}
