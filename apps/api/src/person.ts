import { firstName } from '@dhruva/common'
import type { BirthRow } from '@dhruva/db'
import type { Person } from '@dhruva/reading'

type Named = Pick<BirthRow, 'gender' | 'marital_status' | 'language'> & { name: string }

/** Whom an astrologer writes for. It is told the first name only, and so is a provider of language models. */
export const personOf = ({ name, gender, marital_status, language }: Named): Person => ({
  name: firstName(name),
  gender,
  maritalStatus: marital_status,
  language,
})
