import { useWatch } from 'react-hook-form'
import { useTexts } from '#lib/i18n.ts'
import { Field, FieldGroup, Input, Select } from '#ui/field.tsx'
import css from './birth-form.module.css'
import { months, spans } from './form-values.ts'
import { birthTexts } from './texts.ts'
import type { BirthFormState } from './use-birth-form.ts'
import { useReason } from './use-reason.ts'

type Part = 'day' | 'year' | 'hours' | 'minute' | 'second'
type Form = BirthFormState['form']

const NumberPart = ({ form, name, digits, error }: { form: Form; name: Part; digits: number; error: boolean }) => {
  const t = useTexts(birthTexts)
  return (
    <Field label={t.labels[name]} className={css.part}>
      <Input
        {...form.register(name, name === 'year' ? { deps: 'day' } : {})}
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={digits}
        aria-invalid={error || undefined}
      />
    </Field>
  )
}

/** How sure the time is: exact, so many minutes to either side, or not known. */
const CertaintyField = ({ form, certainty }: { form: Form; certainty: string }) => {
  const t = useTexts(birthTexts)
  // what was wrong with the time may not be asked for any more
  const onChange = () => form.clearErrors(['hours', 'minute', 'second'])
  const isOffered = ['exact', 'unknown', ...spans].includes(certainty)
  const offered = isOffered ? spans : [...spans, certainty].toSorted((a, b) => Number(a) - Number(b))
  return (
    <Field label={t.certainty} hint={certainty === 'unknown' ? t.unknownHint : undefined}>
      <Select {...form.register('certainty', { onChange })}>
        <option value="exact">{t.exact}</option>
        {offered.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t.within(Number(minutes))}
          </option>
        ))}
        <option value="unknown">{t.unknown}</option>
      </Select>
    </Field>
  )
}

/** Hours, minute and second, unless the time is not known, and how sure it is. */
const TimeFields = ({ form }: { form: Form }) => {
  const t = useTexts(birthTexts)
  const reason = useReason(form)
  const certainty = useWatch({ control: form.control, name: 'certainty' })
  const wrong = (name: Part) => form.formState.errors[name] !== undefined
  return (
    <>
      {certainty === 'unknown' ? null : (
        <FieldGroup label={t.time} hint={t.timeHint} error={reason('hours', 'minute', 'second')}>
          <div className={css.time}>
            <NumberPart form={form} name="hours" digits={2} error={wrong('hours')} />
            <NumberPart form={form} name="minute" digits={2} error={wrong('minute')} />
            <NumberPart form={form} name="second" digits={2} error={wrong('second')} />
          </div>
        </FieldGroup>
      )}
      <CertaintyField form={form} certainty={certainty} />
    </>
  )
}

/** Day, month and year in one row; the time in the next. */
export const MomentFields = ({ form }: { form: Form }) => {
  const t = useTexts(birthTexts)
  const reason = useReason(form)
  const wrong = (name: Part) => form.formState.errors[name] !== undefined
  return (
    <>
      <FieldGroup label={t.date} error={reason('day', 'month', 'year')}>
        <div className={css.date}>
          <NumberPart form={form} name="day" digits={2} error={wrong('day')} />
          <Field label={t.labels.month} className={css.part}>
            <Select {...form.register('month', { deps: 'day' })}>
              {months.map((month, index) => (
                <option key={month} value={month}>
                  {t.months[index]}
                </option>
              ))}
            </Select>
          </Field>
          <NumberPart form={form} name="year" digits={4} error={wrong('year')} />
        </div>
      </FieldGroup>
      <TimeFields form={form} />
    </>
  )
}
