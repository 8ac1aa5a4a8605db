import { type Transfer, transfers } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check, RefreshCw } from '#ui/icons.ts'
import { HistoryList, HistoryPage } from '../points/history-list.tsx'
import { spacedMobile } from './spaced-mobile.ts'
import { transferTexts } from './texts.ts'
import css from './transfers.module.css'

/** How a transfer stands. Whether the number has an account is not said: that is its owner's affair. */
const State = ({ state, until }: Pick<Transfer, 'state' | 'until'>) => {
  const t = useTexts(transferTexts)
  const format = useFormat()
  const shown = {
    sent: { icon: Check, text: until ? t.sentUntil(format.shortDate(until)) : t.sent, look: css.arrived },
    returned: { icon: RefreshCw, text: t.returned, look: css.returned },
  }[state]
  return (
    <p className={`${css.state} ${shown.look}`} data-state={state}>
      <Icon of={shown.icon} />
      {shown.text}
    </p>
  )
}

/** `/profile/transfer-history`: questions given to others, and which came back. */
export const TransferHistoryPage = () => {
  const t = useTexts(transferTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(transfers.getTransferHistory, {}, { staleTimeMs: 0 })
  const items = data?.transactions.map((one) => ({
    id: one.transaction_id,
    ...(one.state === 'returned'
      ? { amount: format.number(one.oracle_questions), undone: true }
      : { amount: t.signed(format.number(one.oracle_questions)) }),
    text: t.card(format.number(one.oracle_questions)),
    more: (
      <>
        <p className={css.recipient}>{spacedMobile(one.recipient_mobile) ?? t.deletedUser}</p>
        <State state={one.state} until={one.until} />
      </>
    ),
    at: one.transferred_at,
  }))
  return (
    <HistoryPage
      eyebrow={t.historyEyebrow}
      title={t.historyTitle}
      lede={t.historyLede}
      link={{ to: to('balance'), text: t.transfer }}
    >
      <HistoryList
        items={items}
        error={error}
        onRetry={() => void refetch()}
        words={{ loading: t.historyLoading, none: t.historyNone, failed: t.historyFailed }}
        way={<LinkButton to={to('balance')}>{t.transfer}</LinkButton>}
      />
    </HistoryPage>
  )
}
