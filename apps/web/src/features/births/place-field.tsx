import type { Place } from '@dhruva/contract'
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import { type Ref, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Field, Input, useField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { MapPin } from '#ui/icons.ts'
import css from './place-field.module.css'
import { birthTexts } from './texts.ts'
import { type Suggestions, usePlaces } from './use-places.ts'

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

/** Leaving the field chooses nothing: only a click or Enter does. */
const calmOnBlur = (state: UseComboboxState<Place>, { type, changes }: UseComboboxStateChangeOptions<Place>) =>
  type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    : changes

type BoxProps = Pick<PlaceFieldProps, 'value' | 'onType' | 'onChoose' | 'ref'> & { places: readonly Place[] }

const Box = ({ value, onType, onChoose, places, ref }: BoxProps) => {
  const t = useTexts(birthTexts)
  const { id: inputId, ...wiring } = useField()
  const box = useCombobox<Place>({
    items: [...places],
    ...(inputId === undefined ? {} : { inputId }),
    inputValue: value,
    selectedItem: null,
    itemToString: (place) => place?.description ?? '',
    stateReducer: calmOnBlur,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem)
    },
  })
  const open = box.isOpen && places.length > 0
  return (
    <div className={css.box}>
      <Input
        {...box.getInputProps({
          ref,
          maxLength: 100,
          'aria-expanded': open,
          onChange: (event) => onType(event.currentTarget.value),
        })}
        {...wiring}
        name="place"
        aria-labelledby={undefined}
        autoCapitalize="words"
        spellCheck={false}
      />
      <ul
        {...box.getMenuProps({ 'aria-label': t.placeSuggestions, 'aria-labelledby': undefined })}
        className={cx(css.menu, !open && css.shut)}
      >
        {open
          ? places.map((place, index) => {
              const [town = '', ...area] = place.description.split(', ')
              return (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: namesakes differ only by their place in the list
                  key={index}
                  {...box.getItemProps({ item: place, index })}
                  className={cx(css.place, index === box.highlightedIndex && css.here)}
                >
                  <Icon of={MapPin} />
                  <span>
                    <b>{town}</b> <span className={css.area}>{area.join(', ')}</span>
                  </span>
                </li>
              )
            })
          : null}
      </ul>
    </div>
  )
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
        <Box
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
