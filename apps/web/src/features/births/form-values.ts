import type { Birth, births, Language } from '@dhruva/contract'
import type { ArgsOf } from '#lib/api.ts'

/** The birth form as it is typed: everything is text. */
export type FormValues = {
  gender: string
  name: string
  day: string
  /** two digits, `01` to `12` */
  month: string
  year: string
  hours: string
  minute: string
  second: string
  /** `exact`, `unknown`, or the minutes to either side by which the time may be off */
  certainty: string
  place: string
  latitude: string
  longitude: string
  status: string
  language: string
  celebrityInfo: string
}

export type FieldName = Exclude<keyof FormValues, 'celebrityInfo' | 'certainty'>

/** In the order they are asked for. */
export const fieldOrder: readonly FieldName[] = [
  'gender',
  'name',
  'day',
  'month',
  'year',
  'hours',
  'minute',
  'second',
  'place',
  'latitude',
  'longitude',
  'status',
  'language',
]

/** Minutes to either side that are offered. */
export const spans: readonly string[] = ['5', '15', '30', '60', '120']

export const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
export const FIRST_YEAR = 1900

/** An empty form. Readings come in the language of the interface unless another is chosen. */
export const freshIn = (language: 'en' | 'hi'): FormValues => ({
  ...freshValues,
  language: language === 'hi' ? 'Hindi' : 'English',
})

export const freshValues: FormValues = {
  gender: 'Male',
  name: '',
  day: '',
  month: '01',
  year: '',
  hours: '',
  minute: '',
  second: '0',
  certainty: 'exact',
  place: '',
  latitude: '',
  longitude: '',
  status: 'Single',
  language: 'English',
  celebrityInfo: '',
}

/** What is typed of a saved time; of an unknown one nothing, its noon only stands in for it. */
const clockTyped = ({ tob, tob_uncertainty: uncertainty }: Birth) => {
  if (uncertainty === 'unknown') return { hours: '', minute: '', second: '0', certainty: 'unknown' }
  const [hours = '', minute = '', second = '0'] = tob.split(':')
  const certainty = uncertainty === 0 ? 'exact' : String(uncertainty)
  return { hours, minute, second: String(Number(second)), certainty }
}

/** A saved birth as the form shows it. */
export const valuesOf = (birth: Birth): FormValues => {
  const [day = '', month = '01', year = ''] = birth.dob.split('/')
  return {
    gender: birth.gender,
    name: birth.full_name,
    day: String(Number(day)),
    month,
    year,
    ...clockTyped(birth),
    place: birth.pob,
    latitude: birth.lat.toFixed(2),
    longitude: birth.lng.toFixed(2),
    status: birth.marital_status,
    language: birth.language,
    celebrityInfo: birth.celebrity_info ?? '',
  }
}

/** A whole number, or NaN: digits alone count. */
export const whole = (typed: string): number => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : Number.NaN)

/** Degrees with a point or a comma, or NaN. */
export const degrees = (typed: string): number =>
  /^\s*[+-]?\d{1,3}([.,]\d+)?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN

/** The old form had no zero: hour 24 and minute 60 are 0 of the same date and hour, second 60 is 59. */
export const clockOf = (values: Pick<FormValues, 'hours' | 'minute' | 'second'>) => ({
  hours: whole(values.hours) % 24,
  minute: whole(values.minute) % 60,
  second: Math.min(whole(values.second), 59),
})

const two = (value: number) => String(value).padStart(2, '0')

const genderOf = (value: string) => (value === 'Female' ? value : 'Male')
const statusOf = (value: string) => (value === 'Married' || value === 'Divorced' ? value : 'Single')
const languageOf = (value: string): Language => (value === 'Hindi' ? value : 'English')
const rounded = (typed: string) => Math.round(degrees(typed) * 100) / 100

const NOON = '12:00'

/** The time of birth on the wire; nothing is said of an exact one. */
const timeOf = (values: FormValues): Pick<WireBirth, 'tob' | 'tob_uncertainty'> => {
  if (values.certainty === 'unknown') return { tob: NOON, tob_uncertainty: 'unknown' }
  const { hours, minute, second } = clockOf(values)
  const clock = `${two(hours)}:${two(minute)}`
  const tob = second > 0 ? `${clock}:${two(second)}` : clock
  return values.certainty === 'exact' ? { tob } : { tob, tob_uncertainty: whole(values.certainty) }
}

export type WireBirth = Omit<ArgsOf<typeof births.editBirth>, 'bid'>

/** What is sent of a form without refusals; a celebrity birth always carries its text, also an empty one. */
export const wireOf = (values: FormValues, celebrity: boolean): WireBirth => ({
  full_name: values.name.trim(),
  dob: `${two(whole(values.day))}/${values.month}/${whole(values.year)}`,
  ...timeOf(values),
  pob: values.place.trim(),
  lat: rounded(values.latitude),
  lng: rounded(values.longitude),
  gender: genderOf(values.gender),
  marital_status: statusOf(values.status),
  language: languageOf(values.language),
  ...(celebrity ? { celebrity_info: values.celebrityInfo.trim() } : {}),
})
