import { type DeskCoupon, desk } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag, type TagTone } from '#ui/chip.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { deskApi, useDesk, useMay } from '../lib/api.ts'
import { deskPricesTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'

type State = DeskCoupon['state']

const STATES = ['all', 'good', 'used', 'expired', 'ended'] as const
const TONES: Record<State, TagTone> = { good: 'ok', used: 'dasha', expired: 'plain', ended: 'bad' }

const OneCoupon = ({ coupon, canEnd }: { coupon: DeskCoupon; canEnd: boolean }) => {
  const t = useTexts(deskPricesTexts)
  const format = useFormat()
  const { id, uid, percent, state, drawn_at, expires_at, spent_at, discount } = coupon
  const end = () =>
    void doAct({ title: t.sureEnd(uid), description: t.endMore, yes: t.endIt, destructive: true }, (reason) =>
      deskApi.call(desk.endCoupon, { id, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <strong className="num">{format.percent(percent / 100)}</strong>
        <Tag tone={TONES[state]}>{t.states[state]}</Tag>
        <span className={`${css.quiet} num`}>
          {t.drawn(format.dateTime(drawn_at))} ·{' '}
          {spent_at ? t.spent(format.dateTime(spent_at)) : t.until(format.dateTime(expires_at))}
          {discount === null ? '' : ` · ${t.tookOff(format.rupees(discount / 100))}`}
        </span>
      </div>
      <div className={css.acts}>
        <LinkButton size="sm" look="text" to={`/people?who=${uid}`}>
          uid {uid}
        </LinkButton>
        {canEnd && state === 'good' ? (
          <Button size="sm" look="danger" onClick={end}>
            {t.endIt}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

/** `/desk/coupons`: discounts of the wheel, and what became of them. */
export const CouponsPage = () => {
  const t = useTexts(deskPricesTexts)
  const format = useFormat()
  const [of, setOf] = useState<State | 'all'>('all')
  const [before, setBefore] = useState('')
  const canEnd = useMay()('finance')
  const found = useDesk(desk.getCoupons, { of, before })
  const choose = (value: State | 'all') => {
    setOf(value)
    setBefore('')
  }
  const options = STATES.map((value) => ({ value, label: t.states[value] }))
  return (
    <>
      <PageHead title={t.couponsTitle}>{t.couponsLede}</PageHead>
      <Answer of={found}>
        {({ month }) => (
          <dl className={`${css.facts} num`}>
            {(['drawn', 'good', 'used', 'expired', 'ended'] as const).map((name) => (
              <div key={name}>
                <dt>{t.month[name]}</dt>
                <dd>{format.number(month[name])}</dd>
              </div>
            ))}
            <div>
              <dt>{t.month.percent}</dt>
              <dd>{format.number(month.percent)} %</dd>
            </div>
            <div>
              <dt>{t.month.discount}</dt>
              <dd>{format.rupees(month.discount / 100)}</dd>
            </div>
          </dl>
        )}
      </Answer>
      <div className={css.bar}>
        <Segmented label={t.which} options={options} value={of} onChange={choose} />
      </div>
      <Answer of={found}>
        {({ coupons, next }) => (
          <>
            {coupons.length === 0 ? <p className={css.quiet}>{t.noCoupons}</p> : null}
            <ul className={css.list}>
              {coupons.map((coupon) => (
                <OneCoupon key={coupon.id} coupon={coupon} canEnd={canEnd} />
              ))}
            </ul>
            <div className={css.bar}>
              {before ? <Button onClick={() => setBefore('')}>{t.newest}</Button> : null}
              {next ? <Button onClick={() => setBefore(next)}>{t.older}</Button> : null}
            </div>
          </>
        )}
      </Answer>
    </>
  )
}
