import { births } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Field, Select } from '#ui/field.tsx'
import { profileTexts } from './texts.ts'

/** One of the saved births, or none (0). */
export const BirthSelect = ({ value, onChange }: { value: number; onChange: (bid: number) => void }) => {
  const t = useTexts(profileTexts)
  const saved = useCall(births.getBirths, {})
  return (
    <Field label={t.defaultBirth} hint={saved.error ? t.birthsFailed : t.defaultBirthHint}>
      <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={0}>{t.noBirth}</option>
        {(saved.data?.births ?? []).map((birth) => (
          <option key={birth.bid} value={birth.bid}>
            {birth.full_name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
