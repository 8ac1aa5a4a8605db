import type { Observance } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import type { PlaceInAddress } from '#lib/place-in.ts'
import { weekdayOf } from '#lib/zone-time.ts'
import { Tag } from '#ui/chip.tsx'
import { festivalAddress } from './calendar-asked.ts'
import { noonOf, ObservanceBody, type Told } from './observance-body.tsx'
import css from './observance-list.module.css'
import { calendarTexts } from './texts.ts'

type ListProps = Omit<Told, 'one'> & {
  observances: readonly Observance[]
  place: PlaceInAddress | null
  /** yyyy-mm-dd */
  today: string
}

/** Observances in order of date; one pressed opens to its rule and times, without scripts, too. */
export const ObservanceList = ({ observances, place, today, ...told }: ListProps) => {
  const t = useTexts(calendarTexts)
  const language = useLanguage()
  const { day } = useFormat()
  return (
    <ul className={css.list}>
      {observances.map((one) => (
        <li key={one.id + one.date} aria-current={one.date === today ? 'date' : undefined}>
          <details>
            <summary>
              <span className={`num ${css.date}`}>
                <b>{day(noonOf(one.date))}</b> {weekdayOf(language, one.date)}
              </span>
              <span className={css.name}>{language === 'hi' ? one.name_hi : one.name}</span>
              <Tag>{t.kinds[one.kind]}</Tag>
            </summary>
            <div className={css.open}>
              <ObservanceBody one={one} {...told} />
              <Link to={festivalAddress(Number(one.date.slice(0, 4)), one.id, place)}>{t.ownPage}</Link>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
