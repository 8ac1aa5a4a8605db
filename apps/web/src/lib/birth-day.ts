import type { Format } from './format.ts'

/** 14 Aug 1996, of a `dd/mm/yyyy`; noon, so that no zone moves it to another day. */
export const birthDay = (dob: string, format: Pick<Format, 'shortDate'>): string => {
  const [day = '01', month = '01', year = '2000'] = dob.split('/')
  return format.shortDate(`${year}-${month}-${day}T12:00:00+05:30`)
}
