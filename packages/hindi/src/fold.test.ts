import { describe, expect, it } from 'vitest'
import { type FoldLevel, fold } from './fold.ts'

const keys = (level: FoldLevel, words: string[]) => [...new Set(words.map((word) => fold(level, word)))]

it.each<[FoldLevel, ...string[]]>([
  ['spelling', 'shaadi', 'shadi', 'shadhi'],
  ['spelling', 'naukri', 'nokri'],
  ['spelling', 'nahin', 'nahi'],
  ['sound', 'marna', 'mrna', 'मरना'],
  ['sound', 'khatam', 'khtm', 'ख़त्म'],
  ['sound', 'zindagi', 'zindgi', 'ज़िन्दगी'],
  ['sound', 'jaunga', 'jaoonga', 'जाऊँगा'],
  ['sound', 'jayenge', 'jaenge', 'जाएँगे'],
  ['name', 'priya', 'प्रिया'],
  ['name', 'laxmi', 'lakshmi', 'लक्ष्मी'],
  ['name', 'ayesha', 'aisha', 'आयशा'],
  ['search', 'kundali', 'kundli'],
  ['search', 'navamsa', 'navansh'],
  ['search', 'dosha', 'dosh'],
  ['search', 'yoga', 'yog'],
  ['place', 'jaipur', 'jaypur', 'jaypore'],
  ['place', 'varanasi', 'varanashi', 'vaaranasee'],
  ['place', 'shimla', 'simla'],
  ['place', 'kolkata', 'kolkatta'],
  ['place', 'cuttack', 'kuttak'],
  ['place', 'thane', 'tane', 'thana'],
  ['place', 'phulbani', 'fulbani', 'foolbani'],
  ['place', 'lakhnau', 'lakhnaw'],
  ['place', 'kanpur', 'kanpoor'],
  ['place', 'vijayawada', 'wijayawada'],
])('%s: %s and its other spellings are one', (level, ...words) => expect(keys(level, words)).toHaveLength(1))

it.each<[FoldLevel, string, string]>([
  ['spelling', 'jaan', 'jana'],
  ['sound', 'jaan', 'jana'],
  ['sound', 'man', 'mna'],
  ['name', 'isha', 'ishaan'],
  ['name', 'ankit', 'ankita'],
  ['search', 'raj', 'raja'],
  ['search', 'mata', 'mat'],
  ['search', 'guru', 'ghuru'],
  ['place', 'patna', 'pune'],
  ['place', 'mathura', 'madurai'],
  ['place', 'varanasi', 'baranasi'],
  ['place', 'sector 2', 'sector 22'],
])('%s: %s is not %s', (level, one, other) => expect(fold(level, one)).not.toBe(fold(level, other)))

describe('the search level', () => {
  it('is as it was when the words of the stored texts were made (ADR 14)', () => {
    const stored = {
      shani: 'sani',
      mahadasha: 'mahadas',
      antardasha: 'antardas',
      saptamsha: 'saptans',
      vimshottari: 'vinsotari',
      nakshatra: 'naksatr',
      mangalik: 'manglik',
      sambandh: 'sambandh',
      phalguni: 'falguni',
      zodiac: 'jodiac',
      swati: 'svati',
      yoga: 'yog',
      lagna: 'lagn',
    }
    for (const [word, key] of Object.entries(stored)) expect(fold('search', word)).toBe(key)
  })
})
