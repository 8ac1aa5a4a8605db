import type { Birth } from '@dhruva/contract'

/** What is typed into the form. */
export type RequestValues = {
  fullName: string
  mobile: string
  email: string
  place: string
  /** as a date field has it: 1994-08-14 */
  date: string
  /** as a time field has it: 21:35 */
  time: string
}

export type Fault = 'nameRequired' | 'nameShort' | 'mobileRequired' | 'mobileInvalid' | 'emailInvalid'

export const EMPTY: RequestValues = { fullName: '', mobile: '', email: '', place: '', date: '', time: '' }

/** Of what was kept the fields there are. */
export const typedIn = (kept: Readonly<Record<string, string>> = {}): Partial<RequestValues> =>
  Object.fromEntries(Object.entries(kept).filter(([key]) => key in EMPTY))

const digitsOf = (typed: string) => typed.replace(/[\s+-]/g, '')

const nameFault = (name: string): Fault | null =>
  name === '' ? 'nameRequired' : [...name].length < 2 ? 'nameShort' : null
const mobileFault = (digits: string): Fault | null =>
  digits === '' ? 'mobileRequired' : /^\d{10,15}$/.test(digits) ? null : 'mobileInvalid'
const emailFault = (email: string): Fault | null =>
  email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? null : 'emailInvalid'

/** What is wrong with each field; null where nothing is. */
export const faultsOf = ({ fullName, mobile, email }: RequestValues) => ({
  fullName: nameFault(fullName.trim()),
  mobile: mobileFault(digitsOf(mobile)),
  email: emailFault(email.trim()),
})

/** What is sent: empty values are left out. */
export const sentOf = (values: RequestValues, astrologerId: number | null) => ({
  full_name: values.fullName.trim(),
  mobile_number: digitsOf(values.mobile),
  ...(values.email.trim() ? { email: values.email.trim() } : {}),
  ...(values.place.trim() ? { birth_place: values.place.trim() } : {}),
  ...(values.date ? { date_of_birth: values.date } : {}),
  ...(values.time ? { time_of_birth: values.time } : {}),
  ...(astrologerId === null ? {} : { astrologer_id: astrologerId }),
})

const two = (part = '') => part.padStart(2, '0')

/** What a saved kundli says already. A time that is not exactly known is not told as if it were. */
export const knownOf = ({
  full_name,
  dob,
  tob,
  pob,
  tob_uncertainty,
}: Pick<Birth, 'full_name' | 'dob' | 'tob' | 'pob' | 'tob_uncertainty'>): Partial<RequestValues> => {
  const [day, month, year] = dob.split('/')
  const [hour, minute] = tob.split(':')
  return {
    fullName: full_name,
    place: pob,
    date: `${year}-${two(month)}-${two(day)}`,
    time: tob_uncertainty !== 0 ? '' : `${two(hour)}:${two(minute)}`,
  }
}
