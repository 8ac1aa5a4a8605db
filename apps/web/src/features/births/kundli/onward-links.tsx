import { type Chart, zodiacs } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Go, type WayTo } from './go.tsx'
import css from './onward-links.module.css'
import { pageTexts } from './texts.ts'

type OnwardProps = { wayTo: WayTo; chart: Chart; isCelebrity: boolean; rashiHolds: boolean }

/** Below the kundli: where else it leads. */
export const Onward = ({ wayTo, chart, isCelebrity, rashiHolds }: OnwardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  return (
    <nav className={css.links} aria-label={t.onward}>
      {isCelebrity ? null : (
        <Go size="sm" to={wayTo((bid) => to('dailyPrediction', { bid }))}>
          {t.predictions}
        </Go>
      )}
      {rashiHolds ? (
        <LinkButton size="sm" to={to('horoscope', { zodiac: zodiacs[chart.moon_sign], when: 'Today' })}>
          {t.horoscope(k.signs[chart.moon_sign] ?? '')}
        </LinkButton>
      ) : null}
      {isCelebrity ? null : (
        <Go size="sm" to={wayTo((bid) => to('match', { one: bid }))}>
          {t.matching}
        </Go>
      )}
    </nav>
  )
}
