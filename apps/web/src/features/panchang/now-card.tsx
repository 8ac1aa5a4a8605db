import { useLanguage, useTexts } from '#lib/i18n.ts'
import { holds, useNow } from '#lib/use-now.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import type { Panchang } from './answer.ts'
import css from './now-card.module.css'
import { panchangTexts } from './texts.ts'

/** What runs at this moment and until when; nothing on a day that is not today. */
export const NowCard = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const now = useNow()
  const timeOf = useZoneTime(day.tz, day.date)
  const { sunrise, next_sunrise } = day
  if (!sunrise || !next_sunrise || !holds({ start: sunrise, end: next_sunrise }, now)) return null
  const nameOf = (of: { name: string; name_hi: string }) => (language === 'hi' ? of.name_hi : of.name)
  const running = <T extends { start: string; end: string }>(all: readonly T[]) => all.filter((one) => holds(one, now))
  const rows = [
    ...running(day.choghadiyas).map(({ id, end }) => ({ what: t.choghadiya, name: t.choghadiyas[id], end })),
    ...running(day.horas).map(({ graha, end }) => ({ what: t.hora, name: t.grahas[graha], end })),
    ...running(day.tithis).map((limb) => ({ what: t.tithi, name: nameOf(limb), end: limb.end })),
    ...running(day.nakshatras).map((limb) => ({ what: t.nakshatra, name: nameOf(limb), end: limb.end })),
    ...running(day.muhurtas).map(({ id, end, good }) => ({
      what: good ? t.goodMuhurta : t.avoided,
      name: t.muhurtaNames[id],
      end,
    })),
  ]
  return (
    <section className={css.now} aria-labelledby="now-title">
      <h2 id="now-title">{t.now}</h2>
      <dl>
        {rows.map(({ what, name, end }) => (
          <div key={what + name + end}>
            <dt>{what}</dt>
            <dd>
              <b>{name}</b> <span className="num">{t.until(timeOf(end))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
