import type { Format } from './format.ts'

/** 14 Aug 1996, of a `dd/mm/yyyy`; noon, so that no zone moves it to another day. */
export const birthDay = (dob: string, format: Pick<Format, 'shortDate'>): string => {
  const [day = '01', month = '01', year = '2000'] = dob.split('/')
  return format.shortDate(`${year}-${month}-${day}T12:00:00+05:30`)
}

/** 6:42 am, of a `HH:MM[:SS]`: the zone of the birth does not matter, so it is read on a day of ours. */
export const birthTime = (tob: string, format: Pick<Format, 'time'>): string => {
  const [hours = '', minute = '', second = ''] = tob.split(':').map((part) => part.padStart(2, '0'))
  const text = format.time(`2000-01-01T${hours}:${minute}:00+05:30`)
  return Number(second) > 0 ? text.replace(/(\d+:\d\d)/, `$1:${second}`) : text
}
