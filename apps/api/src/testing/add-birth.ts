import { type ArgsOf, births } from '@dhruva/contract'
import type { Member } from '@dhruva/testkit'

const BIRTH: ArgsOf<typeof births.addBirth> = {
  full_name: 'Asha Devi Sharma',
  dob: '15/8/1990',
  tob: '10:30',
  pob: 'Jaipur',
  lat: 26.91,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
}

/** Saves birth details of this person; gives their bid. */
export const addBirth = async (who: Member, more: Partial<typeof BIRTH> = {}): Promise<number> =>
  (await who.call(births.addBirth, { ...BIRTH, ...more })).bid
