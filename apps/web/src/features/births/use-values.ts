import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { freshValues } from './form-values.ts'
import type { BirthFormState } from './use-birth-form.ts'

/** What is typed now; the component follows it. */
export const useValues = ({ form }: BirthFormState) => {
  const values = useWatch({ control: form.control })
  return useMemo(() => ({ ...freshValues, ...values }), [values])
}
