import type { Limb } from '@dhruva/contract'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useZoneTime, weekdayOf } from '#lib/zone-time.ts'
import { Card } from '#ui/card.tsx'
import type { Panchang } from './answer.ts'
import { shareOf } from './asked.ts'
import css from './limbs.module.css'
import { panchangTexts } from './texts.ts'

/** How the limbs share the day from sunrise to sunrise; the times beside it say the same. */
const Ruler = ({ day, limbs }: { day: Panchang; limbs: readonly Limb[] }) => {
  const { sunrise, next_sunrise } = day
  if (!sunrise || !next_sunrise) return null
  return (
    <div className={css.ruler} aria-hidden="true">
      {limbs.map((limb) => {
        const [from, to] = [limb.start, limb.end].map((at) => shareOf(at, sunrise, next_sunrise) * 100)
        return <span key={limb.start} style={{ '--from': from ?? 0, '--to': to ?? 0 }} />
      })}
    </div>
  )
}

const LimbCard = ({
  day,
  title,
  text,
  limbs,
}: {
  day: Panchang
  title: string
  text: string
  limbs: readonly Limb[]
}) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const timeOf = useZoneTime(day.tz, day.date)
  return (
    <Card as="article" className={css.card}>
      <h3>{title}</h3>
      <p className={css.what}>{text}</p>
      <ul>
        {limbs.map((limb) => (
          <li key={limb.start}>
            <b>{language === 'hi' ? limb.name_hi : limb.name}</b>
            <span className={`num ${css.times}`}>{t.fromTo(timeOf(limb.start), timeOf(limb.end))}</span>
          </li>
        ))}
      </ul>
      <Ruler day={day} limbs={limbs} />
    </Card>
  )
}

/** Vara, tithi, nakshatra, yoga, karana: everything that runs between this sunrise and the next. */
export const Limbs = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const { sunrise, next_sunrise } = day
  const vara =
    sunrise && next_sunrise
      ? [{ ...day.vara, name: weekdayOf(language, day.date), start: sunrise, end: next_sunrise }]
      : []
  const cards = [
    { title: t.tithi, text: t.tithiText, limbs: day.tithis },
    { title: t.nakshatra, text: t.nakshatraText, limbs: day.nakshatras },
    { title: t.yoga, text: t.yogaText, limbs: day.yogas },
    { title: t.karana, text: t.karanaText, limbs: day.karanas },
    { title: t.vara, text: t.varaText, limbs: vara },
  ]
  return (
    <section aria-labelledby="limbs-title">
      <h2 id="limbs-title" className={css.title}>
        {t.limbs}
      </h2>
      <div className={css.cards}>
        {cards.map((card) => (card.limbs.length > 0 ? <LimbCard key={card.title} day={day} {...card} /> : null))}
      </div>
    </section>
  )
}
