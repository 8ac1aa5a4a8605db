import { useState } from 'react'
import { keepPlace } from '#lib/kept-place.ts'
import { usePlaces } from '#lib/use-places.ts'
import { Field } from '../field.tsx'
import { PlaceBox } from './place-box.tsx'

export type PlaceChoiceTexts = {
  placeLabel: string
  placeHint: string
  placeList: string
  placeCount: (n: number) => string
  placeNone: string
  placeFailed: string
}

type PlaceChoiceProps = {
  texts: PlaceChoiceTexts
  /** the place that is shown now */
  name: string
  onChoose: (place: { name: string; lat: number; lng: number }) => void
  className?: string | undefined
}

/** A field for the place that a page is shown for, with suggestions while a name is typed. */
export const PlaceChoice = ({ texts: t, name, onChoose, className }: PlaceChoiceProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const found = usePlaces(typed ?? '', typed !== null)
  const words = {
    idle: '',
    waiting: '',
    none: t.placeNone,
    failed: t.placeFailed,
    found: found.state === 'found' ? t.placeCount(found.places.length) : '',
  }[found.state]
  return (
    <div className={className}>
      <Field label={t.placeLabel} hint={found.state === 'none' || found.state === 'failed' ? words : t.placeHint}>
        <PlaceBox
          label={t.placeList}
          value={typed ?? name}
          places={found.state === 'found' ? found.places : []}
          onType={setTyped}
          onChoose={({ description, geometry: { location } }) => {
            setTyped(null)
            const place = { name: description, ...location }
            keepPlace(place)
            onChoose(place)
          }}
        />
      </Field>
      <p className="vh" role="status">
        {words}
      </p>
    </div>
  )
}
