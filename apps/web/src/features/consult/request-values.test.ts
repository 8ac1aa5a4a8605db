import { describe, expect, it } from 'vitest'
import { EMPTY, faultsOf, knownOf, sentOf } from './request-values.ts'

const good = { ...EMPTY, fullName: 'Asha', mobile: '9876543210' }

describe('the form of a consultation', () => {
  it.each([
    [{ fullName: ' ' }, { fullName: 'nameRequired' }],
    [{ fullName: 'a' }, { fullName: 'nameShort' }],
    [{ mobile: '' }, { mobile: 'mobileRequired' }],
    [{ mobile: '987654321' }, { mobile: 'mobileInvalid' }],
    [{ mobile: '9876543210987654' }, { mobile: 'mobileInvalid' }],
    [{ email: 'x' }, { email: 'emailInvalid' }],
    [{ email: '' }, { email: null }],
    [
      { fullName: 'आशा', mobile: '+91 98765-43210' },
      { fullName: null, mobile: null },
    ],
  ])('%j', (typed, faults) => {
    expect(faultsOf({ ...good, ...typed })).toMatchObject(faults)
  })

  it('leaves empty values out', () => {
    expect(sentOf(good, null)).toEqual({ full_name: 'Asha', mobile_number: '9876543210' })
    expect(sentOf({ ...good, time: '06:42', place: ' Jaipur ' }, 2)).toEqual({
      ...{ full_name: 'Asha', mobile_number: '9876543210', time_of_birth: '06:42' },
      ...{ birth_place: 'Jaipur', astrologer_id: 2 },
    })
  })

  it('is filled from a kundli, but for a time that is a guess', () => {
    const birth = { full_name: 'Asha', dob: '5/3/1990', tob: '6:42', pob: 'Jaipur' }
    expect(knownOf({ ...birth, tob_uncertainty: 0 })).toEqual({
      ...{ fullName: 'Asha', place: 'Jaipur', date: '1990-03-05', time: '06:42' },
    })
    expect(knownOf({ ...birth, tob_uncertainty: 'unknown' }).time).toBe('')
  })
})
