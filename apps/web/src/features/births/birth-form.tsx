import { languages } from '@dhruva/contract'
import type { FormEvent } from 'react'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldGroup, Input, Select, Textarea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Clock } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './birth-form.module.css'
import { MomentFields } from './moment-fields.tsx'
import { previewOf } from './moment-text.ts'
import { RadioTrack } from './radio-track.tsx'
import { birthTexts } from './texts.ts'
import { type BirthFormState, useDraft } from './use-birth-form.ts'
import { useReason } from './use-reason.ts'
import { useValues } from './use-values.ts'
import { WhereFields } from './where-fields.tsx'

const MOST_CELEBRITY_INFO = 2000
const known = ['English', 'Hindi'] as const

type Part = { state: BirthFormState }

/** What was understood of date, time and place. */
const Preview = ({ state }: Part) => {
  const t = useTexts(birthTexts)
  const { uncertain } = useTexts(kundliTexts)
  const text = previewOf(useValues(state), useFormat(), uncertain)
  return (
    <p className={css.preview} role="status" data-empty={text === '' || undefined}>
      {text === '' ? null : (
        <>
          <Icon of={Clock} />
          <span>
            {t.understood}: <b className="num">{text}</b>
          </span>
        </>
      )}
    </p>
  )
}

const StatusField = ({ state }: Part) => {
  const t = useTexts(birthTexts)
  return (
    <Field label={t.labels.status}>
      <Select {...state.form.register('status')}>
        <option value="Single">{t.single}</option>
        <option value="Married">{t.married}</option>
        <option value="Divorced">{t.divorced}</option>
      </Select>
    </Field>
  )
}

const LanguageField = ({ state, celebrity }: Part & { celebrity: boolean }) => {
  const t = useTexts(birthTexts)
  const { data } = useCall(languages.getLanguages, {}, { enabled: !celebrity, staleTimeMs: 3_600_000 })
  const field = state.form.register('language')
  const options = (celebrity ? known : (data ?? known)).map((value) => ({ value, label: t.languages[value] }))
  if (celebrity)
    return (
      <FieldGroup label={t.labels.language} hint={t.languageHint}>
        <RadioTrack field={field} options={options} />
      </FieldGroup>
    )
  return (
    <Field label={t.labels.language} hint={t.languageHint}>
      <Select {...field}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const CelebrityInfo = ({ state }: Part) => {
  const t = useTexts(birthTexts)
  const format = useFormat()
  const { celebrityInfo } = useValues(state)
  const counter = t.counter(format.number(celebrityInfo.length), format.number(MOST_CELEBRITY_INFO))
  return (
    <Field
      label={t.celebrityInfo}
      hint={
        <span className={css.counted}>
          <span>{t.celebrityInfoHint}</span>
          <span className="num">{counter}</span>
        </span>
      }
    >
      <Textarea {...state.form.register('celebrityInfo')} maxLength={MOST_CELEBRITY_INFO} rows={4} />
    </Field>
  )
}

const Editing = ({ state }: Part) => {
  const t = useTexts(birthTexts)
  const { name } = useValues(state)
  return state.bid === null ? null : (
    <p className={css.editing}>
      <span>{t.editing(name)}</span>
      <Button look="text" size="sm" onClick={state.startNew}>
        {t.startNew}
      </Button>
    </p>
  )
}

/** The birth form: who, when, where. */
export const BirthForm = ({ state, celebrity = false }: Part & { celebrity?: boolean }) => {
  const t = useTexts(birthTexts)
  const { form, busy } = state
  const reason = useReason(form)
  useDraft(state)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void state.submit()
  }
  return (
    <form className={css.form} noValidate onSubmit={send} aria-label={t.formLabel} id="birth-form" tabIndex={-1}>
      <Editing state={state} />
      <div className={css.pair}>
        <FieldGroup label={t.labels.gender} error={reason('gender')}>
          <RadioTrack
            field={form.register('gender')}
            options={[
              { value: 'Male', label: t.male },
              { value: 'Female', label: t.female },
            ]}
          />
        </FieldGroup>
        <Field label={t.labels.name} error={reason('name')}>
          <Input {...form.register('name')} autoComplete="off" autoCapitalize="words" maxLength={100} />
        </Field>
      </div>
      <MomentFields form={form} />
      <WhereFields state={state} />
      <Preview state={state} />
      <div className={css.pair}>
        <StatusField state={state} />
        <LanguageField state={state} celebrity={celebrity} />
      </div>
      {celebrity ? <CelebrityInfo state={state} /> : null}
      <Button look="accent" size="lg" wide type="submit" busy={busy} busyLabel={t.generating}>
        {t.generate}
      </Button>
    </form>
  )
}
