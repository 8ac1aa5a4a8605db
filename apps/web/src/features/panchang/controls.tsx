import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, IconButton, LinkButton } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChevronLeft, ChevronRight, Printer } from '#ui/icons.ts'
import { PlaceChoice } from '#ui/place/place-choice.tsx'
import { type Asked, dayAfter, FIRST_DAY, isDay, LAST_DAY } from './asked.ts'
import css from './controls.module.css'
import { panchangTexts } from './texts.ts'

/** The address of a day at the place that is asked for. */
export const addressOf = (place: Asked['place'], date: string | null): string =>
  to('panchang', {
    date: date ?? undefined,
    ...(place ? { lat: place.lat, lng: place.lng, place: place.name || undefined } : {}),
  })

const DayChoice = ({ asked, date }: { asked: Asked; date: string | null }) => {
  const t = useTexts(panchangTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(date ?? '')
  useEffect(() => setTyped(date ?? ''), [date])
  const go = (day: string | null) => void navigate(addressOf(asked.place, day))
  const [before, after] = [date && dayAfter(date, -1), date && dayAfter(date, 1)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this row has no room for
    <div className={css.days} role="group" aria-label={t.goTo}>
      <Field label={t.dateLabel} className={css.date}>
        <Input
          type="date"
          name="date"
          value={typed}
          min={FIRST_DAY}
          max={LAST_DAY}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            if (isDay(event.currentTarget.value)) go(event.currentTarget.value)
          }}
        />
      </Field>
      <IconButton framed label={t.previous} inactive={!before} onClick={() => before && go(before)}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <LinkButton look="line" to={addressOf(asked.place, null)}>
        {t.today}
      </LinkButton>
      <IconButton framed label={t.next} inactive={!after} onClick={() => after && go(after)}>
        <Icon of={ChevronRight} />
      </IconButton>
    </div>
  )
}

/** Which day, which place; and the printer. */
export const Controls = ({
  asked,
  date,
  placeName,
}: {
  asked: Asked
  /** the day shown, null while it is not known */
  date: string | null
  placeName: string
}) => {
  const t = useTexts(panchangTexts)
  const navigate = useNavigate()
  return (
    <div className={css.controls}>
      <DayChoice asked={asked} date={date} />
      <PlaceChoice
        key={placeName}
        className={css.place}
        texts={t}
        name={placeName}
        onChoose={(place) => void navigate(addressOf(place, asked.date))}
      />
      <div className={css.print}>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          {t.print}
        </Button>
      </div>
    </div>
  )
}
