import { calendarFile } from '@dhruva/common'
import type { CustomId, MuhuratHours } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { useZoneTime } from '#lib/zone-time.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plus } from '#ui/icons.ts'
import { noonOf } from './answer.ts'
import css from './day-card.module.css'
import { type Found, panchangAt, Reasons } from './reasons.tsx'
import { muhuratTexts } from './texts.ts'

/** `Kharmas and Pitru Paksha` */
export const useCustomNames = () => {
  const t = useTexts(muhuratTexts)
  const { list } = useFormat()
  return (ids: readonly CustomId[]): string => list(ids.map((id) => t.customs[id].name))
}

const AddToCalendar = ({ date, hours, found }: { date: string; hours: MuhuratHours; found: Found }) => {
  const t = useTexts(muhuratTexts)
  const { weekday } = useFormat()
  const { activity } = found.asked
  const add = () => {
    const text = hours.reasons.map((reason) => reason.text).join('\n')
    const uid = `${activity}-${date}-${found.data.lat}-${found.data.lng}@dhruva`
    const summary = t.summary(t.activities[activity])
    const event = { uid, start: hours.start, end: hours.end, summary, text, place: found.place }
    saveFile(`muhurat-${date}.ics`, new Blob([calendarFile([event], new Date())], { type: 'text/calendar' }))
  }
  return (
    <Button size="sm" aria-label={t.addDay(weekday(noonOf(date)))} onClick={add}>
      <Icon of={Plus} />
      {t.addToCalendar}
    </Button>
  )
}

type DayCardProps = {
  date: string
  hours: MuhuratHours
  found: Found
  /** what kind of day it is, above the date */
  label?: string | undefined
  isBest?: boolean
}

/** A day with its best hours, its reasons and the way into a calendar. */
export const DayCard = ({ date, hours, found, label, isBest = false }: DayCardProps) => {
  const t = useTexts(muhuratTexts)
  const { weekday } = useFormat()
  const timeOf = useZoneTime(found.data.tz, date)
  const namesOf = useCustomNames()
  return (
    <Card as="article" className={cx(css.card, isBest && css.best)}>
      <div className={css.head}>
        <h3>{weekday(noonOf(date))}</h3>
        {label ? <Tag tone={isBest ? 'rashi' : 'plain'}>{label}</Tag> : null}
      </div>
      <p className={`num ${css.hours}`}>{t.fromTo(timeOf(hours.start), timeOf(hours.end))}</p>
      <Reasons hours={hours} found={found} date={date} />
      {hours.customs.length > 0 ? <p className={css.custom}>{t.inCustom(namesOf(hours.customs))}</p> : null}
      <div className={css.foot}>
        <AddToCalendar date={date} hours={hours} found={found} />
        <Link to={panchangAt(found, date)}>{t.panchangOfDay}</Link>
      </div>
    </Card>
  )
}
