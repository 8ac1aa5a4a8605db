import { dayInIndia } from '@dhruva/common'
import { ACTIVITIES, births } from '@dhruva/contract'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { birthDay } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useSession } from '#lib/session.ts'
import { monthName } from '#lib/zone-time.ts'
import { Field, Select } from '#ui/field.tsx'
import { PlaceChoice } from '#ui/place/place-choice.tsx'
import { type Asked, DIRECTIONS, monthsFrom, searchOf } from './asked.ts'
import css from './controls.module.css'
import { muhuratTexts } from './texts.ts'

const MONTHS = 13

type Props = { asked: Asked; onAsk: (asked: Asked) => void }

const Whose = ({ asked, onAsk }: Props) => {
  const t = useTexts(muhuratTexts)
  const format = useFormat()
  const isMember = useSession() !== null
  const { data } = useCall(births.getBirths, {}, { enabled: isMember })
  const saved = data?.births ?? []
  const known = saved.some(({ bid }) => bid === asked.bid) ? asked.bid : null
  return (
    <Field label={t.whoseLabel} hint={isMember ? t.whoseHint : t.loginHint}>
      <Select
        name="bid"
        value={known ?? ''}
        onChange={(event) => onAsk({ ...asked, bid: Number(event.currentTarget.value) || null })}
      >
        <option value="">{t.nobody}</option>
        {saved.map(({ bid, full_name, dob }) => (
          <option key={bid} value={bid} lang={languageOf(full_name)}>
            {`${full_name}, ${birthDay(dob, format)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const When = ({ asked, onAsk }: Props) => {
  const t = useTexts(muhuratTexts)
  const language = useLanguage()
  const coming = monthsFrom(dayInIndia(new Date()), MONTHS)
  const months = asked.month === null || coming.includes(asked.month) ? coming : [asked.month, ...coming]
  return (
    <Field label={t.monthLabel}>
      <Select
        name="month"
        value={asked.month ?? ''}
        onChange={(event) => onAsk({ ...asked, month: event.currentTarget.value || null })}
      >
        <option value="">{t.comingDays}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(language, month)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const Direction = ({ asked, onAsk }: Props) => {
  const t = useTexts(muhuratTexts)
  const find = (value: string) => DIRECTIONS.find((id) => id === value) ?? null
  return (
    <Field label={t.directionLabel}>
      <Select
        name="to"
        value={asked.direction ?? ''}
        onChange={(event) => onAsk({ ...asked, direction: find(event.currentTarget.value) })}
      >
        <option value="">{t.anyDirection}</option>
        {DIRECTIONS.map((id) => (
          <option key={id} value={id}>
            {t.directions[id]}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const MOST_ASKED = [
  'vehicle',
  'house_entry',
  'marriage',
  'engagement',
  'gold',
  'business',
  'interview',
  'travel',
] as const
/** What people ask for most first. */
const ordered = [...MOST_ASKED, ...ACTIVITIES.filter((id) => !MOST_ASKED.some((most) => most === id))]

/** For what, when, where, for whom; each choice is an address of its own. */
export const Controls = ({ asked, placeName }: { asked: Asked; placeName: string }) => {
  const t = useTexts(muhuratTexts)
  const navigate = useNavigate()
  const onAsk = (next: Asked) => void navigate(to('muhurat', searchOf(next)), { preventScrollReset: true })
  const isTravel = asked.activity === 'travel'
  return (
    <form className={css.controls} aria-label={t.controls} onSubmit={(event) => event.preventDefault()}>
      <Field label={t.activityLabel}>
        <Select
          name="for"
          value={asked.activity}
          onChange={(event) => {
            const activity = ordered.find((id) => id === event.currentTarget.value) ?? asked.activity
            onAsk({ ...asked, activity, direction: null })
          }}
        >
          {ordered.map((id) => (
            <option key={id} value={id}>
              {t.activities[id]}
            </option>
          ))}
        </Select>
      </Field>
      {isTravel ? <Direction asked={asked} onAsk={onAsk} /> : null}
      <When asked={asked} onAsk={onAsk} />
      <PlaceChoice key={placeName} texts={t} name={placeName} onChoose={(place) => onAsk({ ...asked, place })} />
      <Whose asked={asked} onAsk={onAsk} />
    </form>
  )
}
