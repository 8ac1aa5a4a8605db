import { useTexts } from '#lib/i18n.ts'
import { Field, Input } from '#ui/field.tsx'
import css from './birth-form.module.css'
import { PlaceField } from './place-field.tsx'
import { birthTexts } from './texts.ts'
import type { BirthFormState } from './use-birth-form.ts'
import { useReason } from './use-reason.ts'
import { useValues } from './use-values.ts'

type Part = { state: BirthFormState }

const Coordinates = ({ state }: Part) => {
  const t = useTexts(birthTexts)
  const reason = useReason(state.form)
  return (
    <div className={css.pair}>
      <Field label={t.labels.latitude} hint={t.latitudeHint} error={reason('latitude')}>
        <Input
          {...state.form.register('latitude')}
          className="num"
          inputMode="text"
          autoComplete="off"
          maxLength={12}
        />
      </Field>
      <Field label={t.labels.longitude} hint={t.longitudeHint} error={reason('longitude')}>
        <Input
          {...state.form.register('longitude')}
          className="num"
          inputMode="text"
          autoComplete="off"
          maxLength={12}
        />
      </Field>
    </div>
  )
}

/** The place of birth, with its coordinates typed by hand where suggestions fail. */
export const WhereFields = ({ state }: Part) => {
  const { form, manual, setManual } = state
  const reason = useReason(form)
  const { place, latitude, longitude } = useValues(state)
  const set = (coordinates: { latitude: string; longitude: string }) => {
    const shouldValidate = form.formState.isSubmitted || form.formState.errors.place !== undefined
    form.setValue('latitude', coordinates.latitude)
    form.setValue('longitude', coordinates.longitude)
    if (shouldValidate) void form.trigger('place')
  }
  const { ref } = form.register('place')
  return (
    <>
      <PlaceField
        ref={ref}
        value={place}
        latitude={latitude}
        longitude={longitude}
        manual={manual}
        error={reason('place')}
        onManual={setManual}
        onType={(text) => {
          form.setValue('place', text)
          if (!manual) set({ latitude: '', longitude: '' })
        }}
        onChoose={({ description, geometry: { location } }) => {
          form.setValue('place', description)
          setManual(false)
          set({ latitude: location.lat.toFixed(2), longitude: location.lng.toFixed(2) })
        }}
      />
      {manual ? <Coordinates state={state} /> : null}
    </>
  )
}
