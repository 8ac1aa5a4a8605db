import { romanise } from '@dhruva/hindi'
import { expect, it } from 'vitest'
import { hi } from '#texts/hi/index.ts'

const everyString = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(everyString) : []
}

it('no Devanagari is left of any text we have, in Latin letters', () => {
  const texts = everyString(hi)
  expect(texts.length).toBeGreaterThan(400)
  for (const text of texts) expect(romanise(text)).not.toMatch(/\p{Script=Devanagari}|।/u)
})
