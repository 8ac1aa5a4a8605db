import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { holds, useNow } from '#lib/use-now.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import { Card } from '#ui/card.tsx'
import type { Panchang } from './answer.ts'
import css from './day-hours.module.css'
import { panchangTexts } from './texts.ts'

type Tone = 'good' | 'middling' | 'bad'
type Row = { name: string; note: string | null; tone: Tone | null; start: string; end: string }

const List = ({ title, rows, day }: { title: string; rows: readonly Row[]; day: Panchang }) => {
  const t = useTexts(panchangTexts)
  const timeOf = useZoneTime(day.tz, day.date)
  const now = useNow()
  return (
    <Card as="article" className={css.card}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ name, note, tone, start, end }) => {
          const isRunning = holds({ start, end }, now)
          return (
            <li key={name + start} className={cx(tone && css[tone], isRunning && css.running)}>
              <b>{name}</b>
              {note === null ? null : <span className={css.note}>{note}</span>}
              <span className={`num ${css.times}`}>
                {t.fromTo(timeOf(start), timeOf(end))}
                {isRunning ? <em>{t.running}</em> : null}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** Every named muhurta of the day: what is sought beside what is avoided. */
export const Muhurtas = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  if (day.muhurtas.length === 0) return null
  const of = (good: boolean): Row[] =>
    day.muhurtas
      .filter((one) => one.good === good)
      .map(({ id, start, end }) => ({ name: t.muhurtaNames[id], note: null, tone: good ? 'good' : 'bad', start, end }))
  return (
    <section className={css.section} aria-labelledby="muhurtas-title">
      <h2 id="muhurtas-title">{t.muhurtas}</h2>
      <p>{t.muhurtasText}</p>
      <div className={css.pair}>
        <List title={t.goodMuhurtas} rows={of(true)} day={day} />
        <List title={t.avoidedMuhurtas} rows={of(false)} day={day} />
      </div>
    </section>
  )
}

/** Choghadiya, eight of the day and eight of the night. */
export const ChoghadiyaTable = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  if (day.choghadiyas.length === 0) return null
  const of = (night: boolean): Row[] =>
    day.choghadiyas
      .filter((part) => part.night === night)
      .map(({ id, quality, start, end }) => ({
        name: t.choghadiyas[id],
        note: t.qualities[quality],
        tone: quality,
        start,
        end,
      }))
  return (
    <section className={css.section} id="choghadiya" aria-labelledby="choghadiya-title">
      <h2 id="choghadiya-title">{t.choghadiya}</h2>
      <p>{t.choghadiyaText}</p>
      <div className={css.pair}>
        <List title={t.byDay} rows={of(false)} day={day} />
        <List title={t.byNight} rows={of(true)} day={day} />
      </div>
    </section>
  )
}

/** The twenty-four horas with their lords. */
export const HoraTable = ({ day }: { day: Panchang }) => {
  const t = useTexts(panchangTexts)
  if (day.horas.length === 0) return null
  const of = (night: boolean): Row[] =>
    day.horas
      .filter((part) => part.night === night)
      .map(({ graha, start, end }) => ({ name: t.grahas[graha], note: null, tone: null, start, end }))
  return (
    <section className={css.section} id="hora" aria-labelledby="hora-title">
      <h2 id="hora-title">{t.hora}</h2>
      <p>{t.horaText}</p>
      <div className={css.pair}>
        <List title={t.byDay} rows={of(false)} day={day} />
        <List title={t.byNight} rows={of(true)} day={day} />
      </div>
    </section>
  )
}
