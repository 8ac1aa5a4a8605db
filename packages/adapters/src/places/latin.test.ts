import { describe, expect, it } from 'vitest'
import { latinKey, latinKeys } from './latin.ts'

describe('latinKey', () => {
  it.each([
    ['Jaipur', 'jaipur'],
    ['Jūnāgadh', 'junagadh'],
    ["St. John's", 'st johns'],
    ['Łódź', 'lodz'],
    ['São   Paulo-Norte', 'sao paulo norte'],
    ['東京', ''],
  ])('%s is %j', (name, key) => expect(latinKey(name)).toBe(key))
})

describe('latinKeys of Indian scripts', () => {
  it.each([
    ['जयपुर', 'jaypur'],
    ['वाराणसी', 'varanasi'],
    ['चंडीगढ़', 'chandigarh'],
    ['मुंबई', 'mumbai'],
    ['अमृतसर', 'amritsar'],
    ['लखनऊ', 'lakhnau'],
    ['बेंगलुरु', 'bengaluru'],
    ['উদয়পুর', 'udaypur'],
    ['અમદાવાદ', 'amdavad'],
    ['ਜਲੰਧਰ', 'jalandhar'],
    ['சென்னை', 'chennai'],
    ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ])('%s can be %s', (name, key) => expect(latinKeys(name)).toContain(key))

  it('reads a composed and a decomposed letter alike', () => {
    expect(latinKeys('बड़ौदा'.normalize('NFC'))).toEqual(latinKeys('ब\u095cौदा'))
  })
})
