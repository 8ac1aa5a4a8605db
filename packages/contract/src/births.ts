import * as z from 'zod/mini'
import { degrees, Id, Language, Nothing, OptionalId, Success, text, unlessEmpty, whole } from './common.ts'
import { endpoint } from './endpoint.ts'
import { because } from './reason.ts'

const required = { ...because('required'), abort: true }

const daysIn = (month: number, year: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isDate = (value: string) => {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value)
  if (!parts) return false
  const [day, month, year] = parts.slice(1).map(Number)
  if (day === undefined || month === undefined || year === undefined) return false
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, year)
}

const isTime = (value: string) => {
  const parts = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(value)
  if (!parts) return false
  const [hour, minute, second = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return hour !== undefined && minute !== undefined && hour <= 24 && minute <= 60 && second <= 60
}

const pad = (value: number) => String(value).padStart(2, '0')

const tidyDate = (value: string) => {
  const [day = 0, month = 0, year = 0] = value.split('/').map(Number)
  return `${pad(day)}/${pad(month)}/${year}`
}

/** The old form had no zero: hour 24 and minute 60 mean 0 of the same date and hour, second 60 means 59. */
const tidyTime = (value: string) => {
  const [hour = 0, minute = 0, second] = value.split(':').map(Number)
  const clock = `${pad(hour === 24 ? 0 : hour)}:${pad(minute === 60 ? 0 : minute)}`
  return second ? `${clock}:${pad(Math.min(second, 59))}` : clock
}

const trimmed = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
)

/** `d/m/yyyy` or `dd/mm/yyyy`, a real date from 1900; comes out as `dd/mm/yyyy`. That it is not in the future the API checks. */
export const BirthDate = z.pipe(
  trimmed,
  z.pipe(
    z.string().check(
      z.refine((value) => value !== '', required),
      z.refine(isDate, because('date')),
    ),
    z.transform(tidyDate),
  ),
)

/** `h:m` or `h:m:s`; comes out as `HH:MM` or `HH:MM:SS`. */
export const BirthTime = z.pipe(
  trimmed,
  z.pipe(
    z.string().check(
      z.refine((value) => value !== '', required),
      z.refine(isTime, because('time')),
    ),
    z.transform(tidyTime),
  ),
)

export const Gender = z.enum(['Male', 'Female'])
export const MaritalStatus = z.enum(['Single', 'Married', 'Divorced'])

/** Minutes to either side by which a time of birth can be uncertain; half a day is no time any more. */
export const MOST_UNCERTAIN_MINUTES = 720

/**
 * `unknown`, or whole minutes to either side; `tob` is sent all the same. Absent, empty or null in a new birth it is 0,
 * which is exact; where a birth is changed but not its time, it stays as it was.
 */
export const TimeUncertainty = unlessEmpty(z.union([z.literal('unknown'), whole(0, MOST_UNCERTAIN_MINUTES)]))

/** What the sky of a birth is computed from. */
export const birthMoment = {
  dob: BirthDate,
  tob: BirthTime,
  tob_uncertainty: TimeUncertainty,
  lat: degrees(90),
  lng: degrees(180),
}

const fields = {
  ...birthMoment,
  full_name: text(1, 100),
  pob: text(1, 100),
  gender: Gender,
  marital_status: MaritalStatus,
  language: Language,
  celebrity_info: z.optional(text(0, 2000)),
}

export const Birth = z.object({
  bid: z.int(),
  full_name: z.string(),
  dob: z.string(),
  tob: z.string(),
  /** minutes to either side, 0 when exact */
  tob_uncertainty: z.union([z.literal('unknown'), z.int()]),
  pob: z.string(),
  lat: z.number(),
  lng: z.number(),
  gender: Gender,
  marital_status: MaritalStatus,
  language: Language,
  celebrity_info: z.optional(z.string()),
})
export type Birth = z.output<typeof Birth>

const Saved = z.extend(Success, { bid: z.int() })

export const births = {
  addBirth: endpoint({
    method: 'POST',
    path: '/apis/birthdetails/add.php',
    access: 'member',
    limit: 'write',
    summary: 'Save birth details; with a bid they are updated',
    input: z.object({ ...fields, bid: OptionalId }),
    output: Saved,
    errors: ['birth_not_found', 'too_many_births'],
  }),
  editBirth: endpoint({
    method: 'POST',
    path: '/apis/birthdetails/edit.php',
    access: 'member',
    limit: 'write',
    summary: 'Change saved birth details',
    input: z.object({ ...fields, bid: Id }),
    output: Saved,
    errors: ['birth_not_found'],
  }),
  getBirths: endpoint({
    method: 'GET',
    path: '/apis/birthdetails/get.php',
    access: 'member',
    limit: 'read',
    summary: 'The saved birth details, newest first; celebrity=1 lists the celebrity ones instead',
    input: z.object({ celebrity: z.optional(z.enum(['0', '1'])) }),
    output: z.extend(Success, { births: z.array(Birth) }),
    errors: [],
  }),
  deleteBirth: endpoint({
    method: 'POST',
    path: '/apis/birthdetails/delete.php',
    access: 'member',
    limit: 'write',
    summary: 'Delete saved birth details; chats keep their text',
    input: z.object({ bid: Id }),
    output: Success,
    errors: ['birth_not_found'],
  }),
}

export const languages = {
  getLanguages: endpoint({
    method: 'GET',
    path: '/apis/languages.php',
    access: 'public',
    limit: 'read',
    summary: 'The languages the astrologers can write',
    input: Nothing,
    output: z.array(Language),
    errors: [],
  }),
}
