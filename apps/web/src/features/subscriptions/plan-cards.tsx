import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useHere } from '#lib/came-from.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check } from '#ui/icons.ts'
import css from './plan-cards.module.css'
import { subscriptionTexts } from './texts.ts'
import type { Plan } from './use-subscribing.ts'

type CardsProps = {
  plans: readonly Plan[]
  /** one runs: nothing can be subscribed to */
  isActive: boolean
  /** one is paid and on its way */
  isWaiting: boolean
  /** what is being paid for just now, and how far it is */
  busy: { plan: string; step: 'opening' | 'recording' } | null
  onSubscribe: (plan: Plan) => void
}

const Price = ({ plan }: { plan: Plan }) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  if (plan.price === 0)
    return (
      <p className={css.price}>
        <b>{format.rupees(0)}</b> <span>{t.freeForever}</span>
      </p>
    )
  return (
    <>
      <p className={css.price}>
        {plan.old_price > plan.price ? (
          <>
            <span className="vh">{t.before}</span>
            <s>{format.rupees(plan.old_price)}</s>
            <span className="vh">{t.now}</span>
          </>
        ) : null}
        <b>{format.rupees(plan.price)}</b> <span>{t.perMonth}</span>
      </p>
      <p className={css.each}>{t.each(format.rupees(Math.round((plan.price * 100) / plan.questions) / 100))}</p>
    </>
  )
}

const PlanCard = ({ plan, isActive, isWaiting, busy, onSubscribe }: Omit<CardsProps, 'plans'> & { plan: Plan }) => {
  const t = useTexts(subscriptionTexts)
  const isMine = busy?.plan === plan.id
  return (
    <li className={cx(css.plan, plan.featured && css.featured)}>
      <div className={css.head}>
        <h3>{plan.name}</h3>
        {plan.featured ? <span className={css.popular}>{t.popular}</span> : null}
      </div>
      <Price plan={plan} />
      <ul className={css.points}>
        {plan.bullet_points.map((point) => (
          <li key={point}>
            <Icon of={Check} />
            {point}
          </li>
        ))}
      </ul>
      <div className={css.act}>
        {plan.price === 0 ? (
          <LinkButton size="lg" wide to="/#chat-with-ai">
            {t.startFree}
          </LinkButton>
        ) : (
          <Button
            look={plan.featured ? 'accent' : 'line'}
            size="lg"
            wide
            busy={isMine}
            busyLabel={busy?.step === 'recording' ? t.recording : t.opening}
            inactive={isActive || isWaiting || (busy !== null && !isMine)}
            onPointerDown={preloadDialogs}
            onClick={() => onSubscribe(plan)}
          >
            {t.subscribe}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What can be subscribed to, beside what is free. */
export const PlanCards = ({ plans, ...rest }: CardsProps) => {
  const t = useTexts(subscriptionTexts)
  const here = useHere()
  return (
    <section aria-labelledby="plans">
      <h2 className="vh" id="plans">
        {t.plansTitle}
      </h2>
      {rest.isActive ? (
        <p className={css.yours} role="status">
          <Icon of={Check} />
          <span>
            {t.yours}{' '}
            <Link to={to('myActivePlans')} state={here}>
              {t.yourPlan}
            </Link>
          </span>
        </p>
      ) : null}
      <ul className={css.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...rest} />
        ))}
      </ul>
      <p className={css.inclusive}>{t.inclusive}</p>
    </section>
  )
}
