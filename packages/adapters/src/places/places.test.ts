import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedPlaces } from './embedded.ts'
import { createGooglePlaces } from './google.ts'
import type { Places } from './port.ts'
import { type GoogleServer, KEY, startGoogleServer } from './testing/google-server.ts'

let google: GoogleServer
beforeAll(async () => {
  google = await startGoogleServer()
})
afterAll(() => google.stop())

const noon = () => new Date('2026-01-01T12:00:00Z')
const sources: [string, () => Places][] = [
  ['embedded', () => createEmbeddedPlaces()],
  ['google', () => createGooglePlaces({ key: KEY, baseUrl: google.baseUrl }, noon)],
]

describe.each(sources)('places from %s', (_name, create) => {
  it('finds a town, the best first, with its position to 2 decimals', async () => {
    const [jaipur] = await create().suggest('jaipur')
    expect(jaipur?.description).toBe('Jaipur, Rajasthan, India')
    expect(jaipur?.lat).toBeCloseTo(26.92, 1)
    expect(jaipur?.lng).toBeCloseTo(75.79, 1)
  })

  it.each(['jai', 'rampur', 'Rampur, Uttar Pradesh'])('gives at most 10 lines for %s, no two alike', async (input) => {
    const found = await create().suggest(input)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(10)
    expect(new Set(found.map(({ description }) => description)).size).toBe(found.length)
    for (const { lat, lng } of found) expect([lat, lng]).toEqual([Number(lat.toFixed(2)), Number(lng.toFixed(2))])
  })

  it.each(['', '   ', '😀😀😀', '🕉️', '---', '((((((', ',,,;;;', '\u0000\u0007\u200b', '\ud800'.repeat(3)])(
    'finds nothing for %j',
    async (input) => {
      expect(await create().suggest(input)).toEqual([])
    },
  )

  it.each([
    "'; DROP TABLE users; --",
    'x'.repeat(100),
    '<script>alert(1)</script>',
    '%00../../etc/passwd',
    'ॐ'.repeat(100),
  ])('answers %j with a list', async (input) => {
    expect(Array.isArray(await create().suggest(input))).toBe(true)
  })

  it('gives up with the reason of the signal', async () => {
    const reason = new Error('left the page')
    await expect(create().suggest('jaipur', AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('answers several questions at once', async () => {
    const places = create()
    const answers = await Promise.all(['jaipur', 'rampur', 'jaipur'].map((input) => places.suggest(input)))
    expect(answers.map((found) => found[0]?.description.split(/[ ,]/)[0])).toEqual(['Jaipur', 'Rampur', 'Jaipur'])
  })
})
