import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import type { Panchang } from './answer.ts'
import css from './hindu-facts.module.css'
import { panchangTexts } from './texts.ts'

/** Month, fortnight, years, season and signs of the day, as taken at its sunrise. */
export const HinduFacts = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  const language = useLanguage()
  const timeOf = useZoneTime(day.tz, day.date)
  const { names, samvat, paksha, moon_signs, kshaya, vriddhi } = day.hindu
  const nameOf = (of: { name: string; name_hi: string }) => (language === 'hi' ? of.name_hi : of.name)
  const facts = [
    [t.purnimanta, nameOf(names.purnimanta)],
    [t.amanta, nameOf(names.amanta)],
    [t.paksha, t.pakshas[paksha]],
    [t.vikrama, `${samvat.vikrama.year} ${nameOf(names.vikrama)}`],
    [t.shaka, `${samvat.shaka.year} ${nameOf(names.shaka)}`],
    [t.gujarati, String(samvat.gujarati.year)],
    [t.ritu, nameOf(names.ritu)],
    [t.ayana, nameOf(names.ayana)],
    [t.sunSign, nameOf(names.sun_sign)],
    [
      t.moonSign,
      moon_signs
        .map((stay, index) => (index === 0 ? nameOf(stay) : t.signFrom(nameOf(stay), timeOf(stay.start))))
        .join(', '),
    ],
  ] as const
  return (
    <section className={css.facts} aria-labelledby="hindu-title">
      <h2 id="hindu-title">{t.hindu}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {kshaya === null ? null : <p>{t.kshaya}</p>}
      {vriddhi === null ? null : <p>{t.vriddhi}</p>}
    </section>
  )
}
