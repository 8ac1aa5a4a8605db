import { points } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { HistoryList, HistoryPage } from './history-list.tsx'
import { learnMoreAddress } from './learn-more-address.ts'
import { pointsTexts } from './texts.ts'

/** `/profile/redeem-history`: Astro Points that became questions. */
export const RedeemHistoryPage = () => {
  const t = useTexts(pointsTexts)
  const format = useFormat()
  const how = learnMoreAddress(useLanguage())
  const { data, error, refetch } = useCall(points.getRedeemHistory, {}, { staleTimeMs: 0 })
  const items = data?.transactions.map(({ transaction_id, points_redeemed, questions_added, redeemed_at }) => ({
    id: transaction_id,
    amount: t.signed(format.number(points_redeemed)),
    text: t.card(format.number(points_redeemed), format.number(questions_added)),
    at: redeemed_at,
  }))
  return (
    <HistoryPage
      eyebrow={t.historyEyebrow}
      title={t.historyTitle}
      lede={t.historyLede}
      link={{ to: to('transferHistory'), text: t.transferHistory }}
    >
      <HistoryList
        items={items}
        error={error}
        onRetry={() => void refetch()}
        words={{ loading: t.loading, none: t.historyNone, failed: t.historyFailed }}
        way={<LinkButton to={how}>{t.howEarned}</LinkButton>}
      />
    </HistoryPage>
  )
}
