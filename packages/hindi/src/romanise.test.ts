import { describe, expect, it } from 'vitest'
import { romanise } from './romanise.ts'
import { GIVEN_NAMES } from './testing/names-data.ts'

describe('romanise', () => {
  it.each([
    ['आपकी कुंडली में', 'Aapki kundli mein'],
    ['मेरी शादी कब होगी?', 'Meri shaadi kab hogi?'],
    ['समय', 'Samay'],
    ['नक्षत्र', 'Nakshatra'],
    ['सोमवार', 'Somvar'],
    ['करना', 'Karna'],
    ['बदलना', 'Badalna'],
    ['बृहस्पति', 'Brihaspati'],
    ['भाग्य', 'Bhagya'],
    ['ज्ञान', 'Gyan'],
    ['विवाह', 'Vivah'],
    ['संबंध', 'Sambandh'],
    ['योजना', 'Yojna'],
    ['चाहिए', 'Chahiye'],
    ['बातें', 'Baatein'],
    ['यह ठीक है। आगे देखें।', 'Yeh theek hai. Aage dekhein.'],
    ['- **9 जनवरी 2027, शनि:** धैर्य रखें।', '- **9 January 2027, Shani:** dhairya rakhein.'],
    ['पूर्वा फाल्गुनी', 'Purva Phalguni'],
    ['१२°४०′', '12°40′'],
    ['Ananya जी', 'Ananya ji'],
  ])('%s → %s', (given, latin) => {
    expect(romanise(given)).toBe(latin)
  })

  it('spells a name as its bearer would', () => {
    expect(GIVEN_NAMES.length).toBeGreaterThanOrEqual(200)
    const spelled = GIVEN_NAMES.map(([name, usual]) => ({ name, usual, is: romanise(name) }))
    expect(spelled.filter(({ usual, is }) => !usual.includes(is))).toEqual([])
    expect(romanise('जंगली अंजलि')).toBe('Jangli anjali')
  })
})
