import { STATEMENT_UNITS, type StatementUnit } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { Field, Input, Select } from '#ui/field.tsx'
import css from './filters.module.css'
import { statementTexts } from './texts.ts'

export type Asked = { unit: StatementUnit | undefined; from: string | undefined; to: string | undefined }

const dayOf = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

/** What is asked for stands in the address. */
export const useAsked = () => {
  const [search, setSearch] = useSearchParams()
  const asked: Asked = {
    unit: STATEMENT_UNITS.find((unit) => unit === search.get('unit')),
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
  }
  const ask = (name: keyof Asked, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { asked, ask, clear: () => setSearch({}, { replace: true, preventScrollReset: true }) }
}

/** Which lines are shown. */
export const Filters = ({ asked, ask }: Pick<ReturnType<typeof useAsked>, 'asked' | 'ask'>) => {
  const t = useTexts(statementTexts)
  const day = (name: 'from' | 'to') => (
    <Field label={t[name]}>
      <Input
        type="date"
        name={name}
        defaultValue={asked[name] ?? ''}
        key={asked[name] ?? ''}
        min={name === 'to' ? asked.from : undefined}
        max={name === 'from' ? asked.to : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget
          if (value === '' || /^20\d\d-/.test(value)) ask(name, value)
        }}
      />
    </Field>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this row has no room for
    <div className={css.filters} role="group" aria-label={t.filters}>
      <Field label={t.unit} className={css.unit}>
        <Select name="unit" value={asked.unit ?? ''} onChange={(event) => ask('unit', event.currentTarget.value)}>
          <option value="">{t.everything}</option>
          {STATEMENT_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t.units[unit]}
            </option>
          ))}
        </Select>
      </Field>
      {day('from')}
      {day('to')}
    </div>
  )
}
