import { useTexts } from '#lib/i18n.ts'
import type { FieldName } from './form-values.ts'
import { birthTexts } from './texts.ts'
import type { BirthFormState } from './use-birth-form.ts'

/** Gives what is wrong with the first of some fields, in words, or undefined. */
export const useReason = (form: BirthFormState['form']) => {
  const t = useTexts(birthTexts)
  const { errors } = form.formState
  return (...fields: FieldName[]): string | undefined => {
    const field = fields.find((one) => errors[one])
    const type = field && errors[field]?.type
    if (field === undefined || type === undefined) return undefined
    if (type === 'required') return field === 'place' ? t.choosePlace : t.requiredShort
    if (type === 'year') return t.reasons.year(new Date().getFullYear())
    for (const [reason, words] of Object.entries(t.reasons)) {
      if (reason === type && typeof words === 'string') return words
    }
    return undefined
  }
}
