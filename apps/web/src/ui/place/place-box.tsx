import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { Input, useField } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { MapPin } from '../icons.ts'
import css from './place-box.module.css'

/** A place as the service suggests it. */
export type Suggestion = { description: string; geometry: { location: { lat: number; lng: number } } }

/** Leaving the field chooses nothing: only a click or Enter does. */
const calmOnBlur = (
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
) =>
  type === useCombobox.stateChangeTypes.InputBlur
    ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
    : changes

export type PlaceBoxProps = {
  value: string
  places: readonly Suggestion[]
  /** names the list for screen readers */
  label: string
  onType: (text: string) => void
  onChoose: (place: Suggestion) => void
  ref?: Ref<HTMLInputElement>
}

/** The typing part of a place field with its list of suggestions; stands inside a `Field`. */
export const PlaceBox = ({ value, onType, onChoose, places, label, ref }: PlaceBoxProps) => {
  const { id: inputId, ...wiring } = useField()
  const box = useCombobox<Suggestion>({
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
          ...(ref === undefined ? {} : { ref }),
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
        {...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
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
