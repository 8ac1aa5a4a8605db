import { useTexts } from '#lib/i18n.ts'
import { Field, FieldGroup, Input, Select } from '#ui/field.tsx'
import css from './birth-form.module.css'
import { months } from './form-values.ts'
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

/** Day, month and year in one row; hours, minute and second in the next. */
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
      <FieldGroup label={t.time} hint={t.timeHint} error={reason('hours', 'minute', 'second')}>
        <div className={css.time}>
          <NumberPart form={form} name="hours" digits={2} error={wrong('hours')} />
          <NumberPart form={form} name="minute" digits={2} error={wrong('minute')} />
          <NumberPart form={form} name="second" digits={2} error={wrong('second')} />
        </div>
      </FieldGroup>
    </>
  )
}
