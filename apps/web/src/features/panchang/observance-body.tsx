import type { Observance } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import css from './observance-body.module.css'
import { calendarTexts } from './texts.ts'

type Named = { name: string; name_hi: string }
export type Told = { one: Observance; tz: string; masas: readonly Named[]; amanta: boolean }

export const noonOf = (date: string) => `${date}T06:30:00Z`

/** `Kartika` of its number, `Adhika Jyeshtha` of the extra month. */
export const useMasaName = (masas: readonly Named[]) => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  return ({ month, adhika }: { month: number; adhika: boolean }): string => {
    const found = masas[month]
    const name = language === 'hi' ? found?.name_hi : found?.name
    return adhika ? t.adhika(name ?? '') : (name ?? '')
  }
}

/** What an observance rests on, and its times at the place. */
export const ObservanceBody = ({ one, tz, masas, amanta }: Told) => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const { weekday, percent } = useFormat()
  const timeOf = useZoneTime(tz, one.date)
  const masaName = useMasaName(masas)
  const { eclipse, source } = one
  const facts: [string, string][] = []
  if (one.masa) facts.push([t.masa, masaName(amanta ? one.masa.amanta : one.masa.purnimanta)])
  if (one.until) facts.push([t.until, weekday(noonOf(one.until))])
  if (one.vaishnava) facts.push([t.vaishnava, weekday(noonOf(one.vaishnava))])
  for (const { id, start, end } of one.times)
    facts.push([t.times[id], end ? t.fromTo(timeOf(start), timeOf(end)) : timeOf(start)])
  if (eclipse) {
    facts.push([t.eclipseKind, t.eclipseTypes[eclipse.type]])
    facts.push([
      t.eclipseSeen,
      eclipse.seen ? t.fromTo(timeOf(eclipse.seen.start), timeOf(eclipse.seen.end)) : t.notSeen,
    ])
    facts.push([t.eclipseMiddle, timeOf(eclipse.maximum)])
    if (eclipse.obscured !== null) facts.push([t.eclipsePart, percent(eclipse.obscured)])
  }
  return (
    <div className={css.body}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{t.rule}</b> {one.rule}
      </p>
      {source ? <p className={css.source}>{t.source(language === 'hi' ? source.name_hi : source.name)}</p> : null}
    </div>
  )
}
