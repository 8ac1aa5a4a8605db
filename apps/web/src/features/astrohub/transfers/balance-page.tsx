import { users } from '@dhruva/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, type ResultOf, useCall } from '#lib/api.ts'
import { useHere } from '#lib/came-from.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeftRight, BookOpen, ChevronRight, Download, Plus, RefreshCw, Send } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import { Rule, SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'
import css from './balance-page.module.css'
import { transferTexts } from './texts.ts'

const transferDialog = codeOf(() => import('./transfer-dialog.tsx').then((m) => m.TransferDialog))

type Balance = ResultOf<typeof users.getUserInfo>
type Figure = { name: string; value: ReactNode; look?: string | undefined; key: string }

const Figures = ({ title, figures }: { title: string; figures: readonly Figure[] }) => (
  <section className={css.group}>
    <h2>{title}</h2>
    <dl className={cx(css.figures, figures.length === 1 && css.single)}>
      {figures.map(({ key, name, value, look }) => (
        <div key={key} className={cx(css.figure, look)} data-figure={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const Grid = ({ balance }: { balance: Balance | null }) => {
  const t = useTexts(transferTexts)
  const format = useFormat()
  const figure = (key: keyof Balance, name: string, look?: string): Figure => {
    const value = balance?.[key]
    return {
      key,
      name,
      look,
      value: typeof value === 'number' ? format.number(value) : <Skeleton width="3rem" height="2rem" />,
    }
  }
  const wallet = balance ? format.rupees(balance.balance) : <Skeleton width="5rem" height="2rem" />
  return (
    <div className={css.grid}>
      <Figures
        title={t.questions}
        figures={[
          figure('oracle_questions', t.oracle, css.oracle),
          figure('astra_questions', t.astra, css.astra),
          figure('subscription_questions', t.subscription),
          figure('transferable_oracle_questions', t.transferable),
        ]}
      />
      <Rule />
      <Figures
        title={t.predictions}
        figures={[
          figure('daily_predictions', t.daily),
          figure('weekly_predictions', t.weekly),
          figure('monthly_predictions', t.monthly),
          figure('yearly_predictions', t.yearly),
        ]}
      />
      <Rule />
      <Figures title={t.wallet} figures={[{ key: 'balance', name: t.rupees, value: wallet }]} />
    </div>
  )
}

const Give = ({ transferable }: { transferable: number }) => {
  const t = useTexts(transferTexts)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <section className={css.give}>
      <div>
        <h2>{t.give}</h2>
        <p>{transferable > 0 ? t.giveText(transferable) : t.giveNone}</p>
      </div>
      <Button look="accent" onClick={() => setState('open')} onPointerDown={preloadDialogs}>
        <Icon of={Send} />
        {t.transfer}
      </Button>
      {state === 'unused' ? null : (
        <Late of={transferDialog}>
          {(TransferDialog) => (
            <TransferDialog open={state === 'open'} onClose={() => setState('closed')} transferable={transferable} />
          )}
        </Late>
      )}
    </section>
  )
}

/** Where what one has comes from, and where it went. */
const Ways = ({ hasPlan }: { hasPlan: boolean }) => {
  const t = useTexts(transferTexts)
  const here = useHere()
  const plan = hasPlan
    ? ({ page: 'myActivePlans', icon: RefreshCw, text: t.plan } as const)
    : ({ page: 'subscription', icon: RefreshCw, text: t.subscribe, state: here } as const)
  const ways = [
    { page: 'recharges', icon: Plus, text: t.recharge, state: here },
    plan,
    { page: 'statement', icon: BookOpen, text: t.statement },
    { page: 'payments', icon: Download, text: t.payments },
    { page: 'transferHistory', icon: ArrowLeftRight, text: t.history },
  ] as const
  return (
    <nav aria-label={t.ways} className={css.ways}>
      <ul>
        {ways.map(({ page, icon, text, ...way }) => (
          <li key={page}>
            <Link to={to(page)} {...way}>
              <Icon of={icon} />
              <span>{text}</span>
              <Icon of={ChevronRight} className={css.on} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `/balance`: what a person has left, and the way to give questions to someone. */
export const BalancePage = () => {
  const t = useTexts(transferTexts)
  const { failed } = useTexts(uiTexts)
  const { data, error, refetch } = useCall(users.getUserInfo, {}, { staleTimeMs: 0 })
  const said = error && (error instanceof ApiFail ? (error.httpStatus === 401 ? null : t.noData) : failed)
  useEffect(() => {
    if (said) toast.error(said)
  }, [said])
  return (
    <div className="page">
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      {said && !data ? (
        <ErrorState onRetry={() => void refetch()}>{said}</ErrorState>
      ) : (
        <div className={css.frame}>
          {data ? (
            <Grid balance={data} />
          ) : (
            <Loading label={t.loading}>
              <Grid balance={null} />
            </Loading>
          )}
          <div className={css.beside}>
            {data ? <Give transferable={data.transferable_oracle_questions} /> : null}
            <Ways hasPlan={(data?.subscription_questions ?? 0) > 0} />
          </div>
        </div>
      )}
    </div>
  )
}
