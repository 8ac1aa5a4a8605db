import type { Place } from '@dhruva/contract'
import { type Ref, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { type Suggestions, usePlaces } from '#lib/use-places.ts'
import { Field } from '#ui/field.tsx'
import { PlaceBox } from '#ui/place/place-box.tsx'
import css from './place-field.module.css'
import { birthTexts } from './texts.ts'

export type PlaceFieldProps = {
  value: string
  /** of the chosen place; '' while none is chosen */
  latitude: string
  longitude: string
  /** coordinates are typed by hand: nothing is suggested */
  manual: boolean
  error: string | undefined
  onType: (text: string) => void
  onChoose: (place: Place) => void
  onManual: (manual: boolean) => void
  ref: Ref<HTMLInputElement>
}

const useCoordinates = (latitude: string, longitude: string) => {
  const t = useTexts(birthTexts)
  if (latitude === '' || longitude === '') return null
  const lat = `${Math.abs(Number(latitude)).toFixed(2)}° ${Number(latitude) < 0 ? t.south : t.north}`
  const lng = `${Math.abs(Number(longitude)).toFixed(2)}° ${Number(longitude) < 0 ? t.west : t.east}`
  return t.coordinates(lat, lng)
}

const useWords = (found: Suggestions) => {
  const t = useTexts(birthTexts)
  if (found.state === 'waiting') return t.placeSearching
  if (found.state === 'none') return t.placeNone
  if (found.state === 'failed') return t.placeFailed
  return found.state === 'found' ? t.placeCount(found.places.length) : ''
}

/** Where the birth was: suggestions while typing, the coordinates of what was chosen, or typed by hand. */
export const PlaceField = (props: PlaceFieldProps) => {
  const t = useTexts(birthTexts)
  const { value, latitude, longitude, manual, error, onManual } = props
  const [isTyping, setTyping] = useState(false)
  const found = usePlaces(value, isTyping && !manual)
  const words = useWords(found)
  const coordinates = useCoordinates(latitude, longitude)
  const failed = found.state === 'failed'
  if (failed && !manual) onManual(true)
  const told = found.state === 'none' || found.state === 'waiting' ? words : t.placeHint
  return (
    <div className={css.field}>
      <Field label={t.labels.place} hint={manual ? null : (coordinates ?? told)} error={error}>
        <PlaceBox
          label={t.placeSuggestions}
          ref={props.ref}
          value={value}
          places={found.state === 'found' ? found.places : []}
          onType={(text) => {
            setTyping(true)
            props.onType(text)
          }}
          onChoose={(place) => {
            setTyping(false)
            props.onChoose(place)
          }}
        />
      </Field>
      <p className="vh" role="status">
        {words}
      </p>
      {found.state === 'none' || manual ? (
        <button type="button" className={css.switch} onClick={() => onManual(!manual)}>
          {manual ? t.placeFromList : t.placeByHand}
        </button>
      ) : null}
    </div>
  )
}
