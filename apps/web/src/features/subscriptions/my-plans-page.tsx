import type { SubscriptionInfo } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check, Copy, Info } from '#ui/icons.ts'
import { Meter, SectionHead } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import css from './my-plans-page.module.css'
import { subscriptionTexts } from './texts.ts'
import { useCancelling } from './use-cancelling.ts'
import { useOwnSubscription } from './use-subscribing.ts'

const SubscriptionId = ({ id }: { id: string }) => {
  const t = useTexts(subscriptionTexts)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      toast.success(t.copied)
    } catch {
      toast.error(t.copyFailed)
    }
  }
  return (
    <p className={css.id}>
      <span>
        {t.id}: <bdi lang="en">{id}</bdi>
      </span>
      <Button look="text" size="sm" onClick={() => void copy()}>
        <Icon of={Copy} />
        {t.copy}
      </Button>
    </p>
  )
}

/** Used of all, to a tenth of a per cent. */
const Usage = ({ max, remaining }: { max: number; remaining: number }) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const used = max - remaining
  const percent = `${((used * 100) / max).toFixed(1)}%`
  const text = t.usedOf(format.number(used), format.number(max), percent)
  return (
    <div className={css.usage}>
      <p>
        <span>{text}</span>
        <b>{t.leftOf(format.number(remaining))}</b>
      </p>
      <Meter label={t.used} value={used / max} text={text} />
    </div>
  )
}

const What = ({ own }: { own: SubscriptionInfo }) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const end = own.end_date ? format.date(own.end_date) : ''
  if (!own.is_active) return null
  const text = own.grace_until
    ? t.grace(format.date(own.grace_until))
    : own.renews && own.plan
      ? t.nextDebit(format.rupees(own.plan.price), end)
      : own.renews
        ? null
        : t.noDebit(end)
  if (text === null) return null
  return (
    <p className={css.note}>
      <Icon of={Info} />
      {text}
    </p>
  )
}

const Dates = ({ own }: { own: SubscriptionInfo }) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  const rows = [
    [t.start, own.start_date && format.date(own.start_date)],
    [t.end, own.end_date && format.date(own.end_date)],
    [t.lastPayment, own.last_payment_date && format.date(own.last_payment_date)],
    [t.remaining, format.number(own.days_remaining)],
  ]
  return (
    <dl className={css.dates}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Mine = ({ own }: { own: SubscriptionInfo }) => {
  const t = useTexts(subscriptionTexts)
  const cancelling = useCancelling()
  return (
    <Card as="section" className={css.card} aria-label={own.plan?.name ?? t.plan}>
      <div className={css.head}>
        <h2>{own.plan?.name ?? t.plan}</h2>
        <Tag tone={own.is_active ? 'ok' : 'plain'}>{own.is_active ? t.active : t.cancelled}</Tag>
      </div>
      {own.subscription_id ? <SubscriptionId id={own.subscription_id} /> : null}
      {own.max_questions > 0 ? <Usage max={own.max_questions} remaining={own.remaining_questions} /> : null}
      <What own={own} />
      <Dates own={own} />
      {own.plan ? (
        <div className={css.features}>
          <h3>{t.features}</h3>
          <ul>
            {own.plan.bullet_points.map((point) => (
              <li key={point}>
                <Icon of={Check} />
                {point}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className={css.acts}>
        {own.is_active ? (
          <>
            <LinkButton look="accent" to="/#chat-with-ai">
              {t.ask}
            </LinkButton>
            <Button look="text" className={css.cancel} onPointerDown={preloadDialogs} onClick={cancelling.open}>
              {t.cancel}
            </Button>
          </>
        ) : (
          <LinkButton look="accent" to={to('subscription')}>
            {t.renewNow}
          </LinkButton>
        )}
      </div>
      <CancelDialog own={own} cancelling={cancelling} />
    </Card>
  )
}

/** `/my-active-plans`: how the member's subscription stands, and the ways to end it. */
export const MyPlansPage = () => {
  const t = useTexts(subscriptionTexts)
  const { data, error, refetch } = useOwnSubscription()
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead level={1} eyebrow={t.mineEyebrow} title={t.mineTitle} />
      {data?.has_subscription ? <Mine own={data} /> : null}
      {data && !data.has_subscription ? (
        <EmptyState
          title={data.message}
          action={
            <LinkButton look="accent" to={to('subscription')}>
              {t.startNew}
            </LinkButton>
          }
        />
      ) : null}
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.mineFailed}
        </ErrorState>
      ) : null}
      {!data && !error ? <Loading label={t.mineLoading} lines={8} /> : null}
    </div>
  )
}
