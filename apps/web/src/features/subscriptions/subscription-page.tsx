import { astrologers, site, subscriptions } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { shellTexts } from '#app/texts.ts'
import { Ended } from '#checkout/ended.tsx'
import { OutcomeNote } from '#checkout/outcome-note.tsx'
import { type ResultOf, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { refreshSession } from '#lib/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Meter, Rule, SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { PlanCards } from './plan-cards.tsx'
import { StickyBar } from './sticky-bar.tsx'
import css from './subscription-page.module.css'
import { subscriptionTexts } from './texts.ts'
import { type Plan, useSubscribing } from './use-subscribing.ts'

const DAY_MS = 86_400_000
/** Fewer who have recharged say more against the service than for it. */
const WORTH_SAYING = 1_000

/** How many have recharged, and what the operator says of the service; nothing is claimed that nobody said. */
const Head = () => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const count = useCall(subscriptions.countPayers, {}).data?.count ?? 0
  const figures = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS }).data?.figures
  const claims = [
    figures?.users ? t.users(figures.users) : null,
    figures?.rating ? t.rating(String(figures.rating)) : null,
  ].filter((claim) => claim !== null)
  return (
    <SectionHead
      level={1}
      eyebrow={t.eyebrow}
      title={count >= WORTH_SAYING ? t.counted(format.number(count)) : t.title}
    >
      <p>{t.lede}</p>
      {claims.length > 0 ? <p className={css.claims}>{claims.join(' · ')}</p> : null}
    </SectionHead>
  )
}

const Benefits = () => {
  const t = useTexts(subscriptionTexts)
  return (
    <section>
      <SectionHead title={t.benefitsTitle} />
      <ul className={css.benefits}>
        {t.benefits.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The price of a month on the ruler of what its questions cost one by one. */
const Value = ({ plan }: { plan: Plan }) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const single = useCall(astrologers.getAstrologerInfo, {}).data?.oracle_price
  if (single === undefined) return null
  const all = single * plan.questions
  const [price, alone] = [format.rupees(plan.price), format.rupees(all)]
  return (
    <section className={css.value}>
      <h2>{t.valueTitle}</h2>
      <p>{t.value(format.number(plan.questions), alone, price)}</p>
      <Meter label={t.valueTitle} value={plan.price / all} text={t.valueMeter(price, alone)} />
    </section>
  )
}

const Offer = ({ plans }: { plans: ResultOf<typeof subscriptions.getPlans> }) => {
  const t = useTexts(subscriptionTexts)
  const { brand } = useTexts(shellTexts)
  const format = useFormat()
  const login = useLogin()
  const { pay, step, outcome, close, isActive, chosen } = useSubscribing(brand)
  const main = plans.find(({ featured, price }) => featured && price > 0) ?? plans.find(({ price }) => price > 0)
  const begin = (plan: Plan) => {
    if (refreshSession()) return void pay(plan)
    login.open({ onDone: () => void pay(plan) })
  }
  const isWaiting = outcome.kind === 'waiting'
  const busy = step === 'idle' || !chosen ? null : { plan: chosen.id, step }
  return (
    <>
      <OutcomeNote
        outcome={outcome}
        waiting={{ title: t.waitingTitle, text: t.waitingText, now: t.waitingNow }}
        className={css.status}
      />
      <PlanCards plans={plans} busy={busy} isActive={isActive} isWaiting={isWaiting} onSubscribe={begin} />
      <Rule className={css.rule} />
      <Benefits />
      {main ? (
        <>
          <Value plan={main} />
          <section>
            <SectionHead title={t.faqTitle} />
            <Accordion
              items={t
                .faq(format.number(main.questions), format.rupees(main.price), format.number(main.grace_days))
                .map(({ q, a }) => ({ title: q, body: a }))}
            />
          </section>
          {isActive || isWaiting ? null : <StickyBar plan={main} isBusy={busy !== null} onSubscribe={begin} />}
        </>
      ) : null}
      <Ended outcome={outcome} paid={chosen ? t.paid(format.rupees(chosen.price), chosen.name) : ''} onClose={close} />
    </>
  )
}

/** `/subscription`: the plans, what a month brings, and the way to pay for it. */
export const SubscriptionPage: Screen = () => {
  const t = useTexts(subscriptionTexts)
  const { data, error, refetch } = useCall(subscriptions.getPlans, {})
  return (
    <div className={`page ${css.page}`}>
      <Head />
      <RestNote of="payments" />
      {data ? (
        <Offer plans={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading}>
          <Skeleton height="26rem" />
        </Loading>
      )}
    </div>
  )
}

SubscriptionPage.prefetch = () => ({
  address: to('subscription'),
  calls: [
    prefetched(subscriptions.getPlans, {}),
    prefetched(subscriptions.countPayers, {}),
    prefetched(astrologers.getAstrologerInfo, {}),
  ],
  isShared: true,
})
