import type { MuhuratDay } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { zoneDay } from '#lib/zone-time.ts'
import { EmptyState } from '#ui/states.tsx'
import { bestHours, type Muhurat } from './answer.ts'
import { DayCard, useCustomNames } from './day-card.tsx'
import type { Found } from './reasons.tsx'
import css from './result.module.css'
import { muhuratTexts } from './texts.ts'

const dayOf = ({ days }: Muhurat, date: string): MuhuratDay | null => days.find((day) => day.date === date) ?? null

/** The best hours of a day that no custom touches. */
const outsideHours = (day: MuhuratDay) =>
  day.hours.filter(({ customs }) => customs.length === 0).toSorted((a, b) => b.points - a.points)[0] ?? null

/** Up to three days in order, and one outside the customs that the best one falls in. */
const Chosen = ({ found }: { found: Found }) => {
  const t = useTexts(muhuratTexts)
  const namesOf = useCustomNames()
  const { data } = found
  const best = data.best === null ? null : dayOf(data, data.best)
  const outside = data.outside === null ? null : dayOf(data, data.outside)
  const outsideBest = outside && outsideHours(outside)
  const customs = (best && bestHours(best)?.customs) ?? []
  // a day outside that is among the chosen already says so by having no custom
  const isShown = outside !== null && data.chosen.includes(outside.date)
  return (
    <div className={css.cards}>
      {data.chosen.map((date) => {
        const hours = bestHours(dayOf(data, date) ?? { date, hours: [], best: null, out: null })
        const isBest = date === data.best
        return hours ? (
          <DayCard
            key={date}
            date={date}
            hours={hours}
            found={found}
            isBest={isBest}
            label={isBest ? t.best : undefined}
          />
        ) : null
      })}
      {outside && outsideBest && !isShown ? (
        <DayCard date={outside.date} hours={outsideBest} found={found} label={t.outside(namesOf(customs))} />
      ) : null}
    </div>
  )
}

/** When no day is good: the one that least is against, and the first good one after. */
const NoneGood = ({ found }: { found: Found }) => {
  const t = useTexts(muhuratTexts)
  const { least_bad, after } = found.data
  const hours = after && bestHours(after)
  return (
    <>
      <EmptyState>{t.none}</EmptyState>
      <div className={css.cards}>
        {after && hours ? <DayCard date={after.date} hours={hours} found={found} label={t.firstAfter} isBest /> : null}
        {least_bad ? <DayCard date={least_bad.date} hours={least_bad.hours} found={found} label={t.leastBad} /> : null}
      </div>
    </>
  )
}

/** What families keep or do not keep in this time, with its dates. */
const Customs = ({ data }: { data: Muhurat }) => {
  const t = useTexts(muhuratTexts)
  const { shortDate } = useFormat()
  if (data.customs.length === 0) return null
  const day = (instant: string) => shortDate(`${zoneDay(data.tz, instant)}T06:30:00Z`)
  return (
    <section className={css.customs} aria-labelledby="customs-title">
      <h2 id="customs-title">{t.customsTitle}</h2>
      <p>{t.customsText}</p>
      <dl>
        {data.customs.map(({ id, start, end }) => (
          <div key={`${id} ${start}`}>
            <dt>{t.customs[id].name}</dt>
            <dd className="num">{t.fromTo(day(start), day(end))}</dd>
            <dd>{t.customs[id].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The days that were chosen, or what to do without one; the customs of the time. */
export const Result = ({ found }: { found: Found }) => {
  const t = useTexts(muhuratTexts)
  const { data, asked } = found
  const note = asked.activity === 'marriage' ? t.noteMarriage : asked.activity === 'medical' ? t.noteMedical : null
  return (
    <>
      <section className={css.result} aria-labelledby="chosen-title">
        <h2 id="chosen-title">{data.chosen.length > 0 ? t.chosen : t.noneTitle}</h2>
        {note ? <p className={css.note}>{note}</p> : null}
        {data.counted === 'unsure' ? <p className={css.note}>{t.unsure}</p> : null}
        {data.chosen.length > 0 ? <Chosen found={found} /> : <NoneGood found={found} />}
      </section>
      <Customs data={data} />
    </>
  )
}
