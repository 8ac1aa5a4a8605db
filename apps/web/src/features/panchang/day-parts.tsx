import { to } from '#app/paths.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import { LinkButton } from '#ui/button.tsx'
import type { Panchang } from './answer.ts'
import { shareOf } from './asked.ts'
import css from './day-parts.module.css'
import { panchangTexts } from './texts.ts'

/** Rahu Kaal, Yamaganda, Gulika and Abhijit on the daylight from sunrise to sunset. */
export const DayParts = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  const timeOf = useZoneTime(day.tz, day.date)
  const { sunrise, sunset } = day
  const parts = [
    { name: t.rahuKaal, span: day.rahu_kaal, good: false },
    { name: t.yamaganda, span: day.yamaganda, good: false },
    { name: t.gulika, span: day.gulika, good: false },
    { name: t.abhijit, span: day.abhijit, good: true },
  ]
  return (
    <section className={css.parts} aria-labelledby="parts-title">
      <h2 id="parts-title">{t.parts}</h2>
      {sunrise && sunset ? (
        <>
          <p className={css.text}>{t.partsText}</p>
          <dl>
            {parts.map(({ name, span, good }) => (
              <div key={name} className={css.part}>
                <dt>{name}</dt>
                <dd className="num">{span ? t.fromTo(timeOf(span.start), timeOf(span.end)) : t.noAbhijit}</dd>
                <dd className={css.line} aria-hidden="true">
                  {span ? (
                    <span
                      className={cx(good && css.good)}
                      style={{
                        '--from': shareOf(span.start, sunrise, sunset) * 100,
                        '--to': shareOf(span.end, sunrise, sunset) * 100,
                      }}
                    />
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
          <div className={`num ${css.scale}`} aria-hidden="true">
            <span>{timeOf(sunrise)}</span>
            <span>{timeOf(sunset)}</span>
          </div>
        </>
      ) : (
        <p className={css.text}>{t.noSun}</p>
      )}
      <div className={css.more}>
        <LinkButton look="line" to={to('muhurat')}>
          {t.goodDays}
        </LinkButton>
        <LinkButton look="line" to={to('horoscope', { zodiac: 'Aries', when: 'Today' })}>
          {t.ownHoroscope}
        </LinkButton>
      </div>
    </section>
  )
}
