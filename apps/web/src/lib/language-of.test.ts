import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['मेरी शादी कब होगी?', 'hi'],
  ['मेरी job कैसी रहेगी?', 'hi'],
  ['What does my chart say about marriage?', 'en'],
  ['Asha Sharma', 'en'],
  ['आशा शर्मा', 'hi'],
  ['meri shaadi kab hogi?', 'hi-Latn'],
  ['Kya is saal naukri badlun?', 'hi-Latn'],
  ['Job ka kya hoga', 'hi-Latn'],
  ['Aap ka samay achha hai, Jupiter dasve bhav mein hai.', 'hi-Latn'],
  ['What is Sade Sati?', 'en'],
  ['Should I change my job? Main to kya karun?', 'en'],
  ['🙏 108', undefined],
  ['', undefined],
])('%j is marked %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
