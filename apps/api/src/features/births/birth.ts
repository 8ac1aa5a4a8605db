import type { Birth, births, InputOf } from '@dhruva/contract'
import type { BirthInput, BirthRow } from '@dhruva/db'

export type BirthForm = Omit<InputOf<typeof births.editBirth>, 'bid'>

/** What may leave of a stored birth. */
export const toBirth = ({ celebrity_info, tob_uncertainty, ...row }: BirthRow): Birth => ({
  ...row,
  tob_uncertainty: tob_uncertainty ?? 'unknown',
  ...(celebrity_info === null ? {} : { celebrity_info }),
})

/** A birth as it is stored: an unknown time is NULL minutes uncertain, one of which nothing was said is undefined. */
export const toStored = ({ tob_uncertainty, ...form }: BirthForm): BirthInput => ({
  ...form,
  tob_uncertainty: tob_uncertainty === 'unknown' ? null : tob_uncertainty,
})
