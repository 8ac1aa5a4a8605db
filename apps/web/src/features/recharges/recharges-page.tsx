import { recharges, users } from '@dhruva/contract'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { useCall } from '#lib/api.ts'
import { useCameFrom } from '#lib/came-from.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { refreshSession, useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check, ChevronRight, Sparkles } from '#ui/icons.ts'
import { Rule, SectionHead } from '#ui/marks.tsx'
import { Avatar } from '#ui/portrait.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { type Group, type Pack, useCoupon } from './packs.ts'
import css from './recharges-page.module.css'
import { rechargeTexts } from './texts.ts'

type Of = Group['astrologer']

/** What a member has of this already. */
const useHas = (of: Of): string | null => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  const { data } = useCall(users.getUserInfo, {}, { enabled: useSession() !== null, staleTimeMs: 0 })
  if (!data) return null
  if (of === 'other') return t.have.other(format.rupees(data.balance))
  return t.have[of](t.questions(format.number(of === 'oracle' ? data.oracle_questions : data.astra_questions)))
}

const Option = ({ of, pack }: { of: Of; pack: Pack }) => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  const navigate = useNavigate()
  const login = useLogin()
  const state = useCameFrom()
  const price = pack.couponPrice ?? pack.discountPrice
  // of the wallet the old price is what it brings: only a discount is struck there
  const before = of === 'other' ? pack.discountPrice : pack.originalPrice
  const extra = pack.originalPrice - price
  const aside =
    of === 'other' ? (extra > 0 ? t.saved(format.rupees(extra)) : null) : t.each(format.rupees(price / pack.questions))
  const address = to('payment', { pack: pack.id })
  const follow = (event: MouseEvent) => {
    if (refreshSession()) return
    event.preventDefault()
    login.open({ onDone: () => void navigate(address, { state }) })
  }
  return (
    <li>
      <Link className={css.option} to={address} state={state} onClick={follow}>
        <span className={css.what}>
          <b>
            {of === 'other'
              ? t.inWallet(format.rupees(pack.originalPrice))
              : t.questions(format.number(pack.questions))}
          </b>
          {aside === null ? null : <small>{aside}</small>}
        </span>
        <span className={css.price}>
          {before > price ? (
            <>
              <span className="vh">{t.before}</span>
              <s>{format.rupees(before)}</s>
              <span className="vh">{t.now}</span>
            </>
          ) : null}
          <b>{format.rupees(price)}</b>
        </span>
        <Icon of={ChevronRight} />
      </Link>
    </li>
  )
}

const Purse = () => (
  <svg className={css.purse} viewBox="0 0 44 44" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path
      d="M11 17.5 30 12l1.6 5.5M9 17.5h24.5a2 2 0 0 1 2 2V31a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2z"
      strokeLinejoin="round"
    />
    <path d="M35.5 22.5h-6a2.7 2.7 0 0 0 0 5.5h6" />
    <path d="M18 21.5q0 3.5 3.5 3.5q-3.5 0-3.5 3.5q0-3.5-3.5-3.5q3.5 0 3.5-3.5z" fill="var(--accent)" stroke="none" />
  </svg>
)

const Section = ({ group: { astrologer: of, data }, percent }: { group: Group; percent: number }) => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  const has = useHas(of)
  return (
    <Card as="section" className={cx(css.section, css[of])} id={of} aria-labelledby={`${of}-title`}>
      <div className={css.head}>
        {of === 'other' ? <Purse /> : <Avatar of={of === 'oracle' ? 'Oracle' : 'Astra'} />}
        <div>
          <h2 id={`${of}-title`}>{t[of]}</h2>
          {has === null ? null : <p className={css.has}>{has}</p>}
        </div>
      </div>
      <p className={css.about}>{t.about[of]}</p>
      {percent > 0 ? <p className={css.ribbon}>{t.coupon(format.percent(percent / 100))}</p> : null}
      <ul className={css.options}>
        {data.map((pack) => (
          <Option key={pack.id} of={of} pack={pack} />
        ))}
      </ul>
    </Card>
  )
}

const Waiting = () => {
  const t = useTexts(rechargeTexts)
  return (
    <Loading label={t.loading}>
      <div className={css.sections}>
        {['oracle', 'astra', 'other'].map((of) => (
          <Skeleton key={of} height="21rem" />
        ))}
      </div>
    </Loading>
  )
}

const Offer = ({ groups }: { groups: readonly Group[] }) => {
  const t = useTexts(rechargeTexts)
  const format = useFormat()
  const coupon = useCoupon()
  const state = useCameFrom()
  const sold = groups.filter(({ data }) => data.length > 0)
  // named as soon as the prices have it
  const isTakenOff = sold.some(({ data }) => data.some(({ couponPrice }) => couponPrice !== undefined))
  const percent = coupon && isTakenOff ? coupon.percent : 0
  if (sold.length === 0) return <EmptyState title={t.none} action={<LinkButton to={to('home')}>{t.home}</LinkButton>} />
  return (
    <>
      {coupon && percent > 0 ? (
        <p className={css.coupon}>
          <Icon of={Sparkles} />
          {t.couponUntil(format.percent(percent / 100), format.dateTime(coupon.expires_at))}
        </p>
      ) : null}
      {coupon === null ? (
        <p className={css.coupon}>
          <Icon of={Sparkles} />
          <span>
            {t.wheelOffer}{' '}
            <Link to={to('wheel')} state={state}>
              {t.wheelLink}
            </Link>
          </span>
        </p>
      ) : null}
      <div className={css.sections}>
        {sold.map((group) => (
          <Section key={group.astrologer} group={group} percent={percent} />
        ))}
      </div>
    </>
  )
}

/** What a member bought before. */
const ToPayments = () => {
  const t = useTexts(rechargeTexts)
  if (useSession() === null) return null
  return (
    <p className={css.papers}>
      <Link to={to('payments')}>{t.payments}</Link>
    </p>
  )
}

/** `/recharges`: what can be bought, with the price that is asked for it. */
export const RechargesPage: Screen = () => {
  const t = useTexts(rechargeTexts)
  const { data, error, refetch } = useCall(recharges.getRecharges, {}, useSession() === null ? {} : { staleTimeMs: 0 })
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      <RestNote of="payments" />
      {data ? (
        <Offer groups={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Waiting />
      )}
      <Rule className={css.rule} />
      <ul className={css.assurance}>
        {t.assurance.map((line) => (
          <li key={line}>
            <Icon of={Check} />
            {line}
          </li>
        ))}
      </ul>
      <ToPayments />
    </div>
  )
}

RechargesPage.prefetch = () => ({
  address: to('recharges'),
  calls: [prefetched(recharges.getRecharges, {})],
  isShared: true,
})
