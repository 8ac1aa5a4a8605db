import type { ServerResponse } from 'node:http'
import { DAY_MS } from '@dhruva/common'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlaces } from './create.ts'
import { createGooglePlaces } from './google.ts'
import { PlacesUnavailable } from './port.ts'
import { type GoogleServer, KEY, startGoogleServer } from './testing/google-server.ts'

type Answer = (response: ServerResponse) => void

let google: GoogleServer
let nowMs = Date.parse('2026-01-01T12:00:00Z')
const now = () => new Date(nowMs)
const create = (timeoutMs?: number) => createGooglePlaces({ key: KEY, baseUrl: google.baseUrl }, now, timeoutMs)

beforeAll(async () => {
  google = await startGoogleServer()
})
afterAll(() => google.stop())

async function faultOf(answer: Answer, timeoutMs?: number): Promise<PlacesUnavailable> {
  google.next(answer)
  const error: unknown = await create(timeoutMs)
    .suggest('jaipur')
    .catch((reason: unknown) => reason)
  if (!(error instanceof PlacesUnavailable)) throw new Error(`not the port's error: ${String(error)}`)
  expect(error.message).not.toContain(KEY)
  expect(error.cause).toBeUndefined()
  return error
}

const inputs = () => google.asked.flatMap(({ input }) => input ?? [])
const positions = () => google.asked.filter(({ input }) => input === undefined).length

it('asks once for the same text, again ten minutes later, and for its positions a day later', async () => {
  const places = create()
  const [asked, located] = [inputs().length, positions()]
  await places.suggest('jaipur')
  expect(await places.suggest('  JAIPUR ')).toEqual(await places.suggest('jaipur'))
  expect([inputs().length - asked, positions() - located]).toEqual([1, 2])
  nowMs += 10 * 60 * 1000
  await places.suggest('jaipur')
  expect([inputs().length - asked, positions() - located]).toEqual([2, 2])
  nowMs += DAY_MS
  await places.suggest('jaipur')
  expect([inputs().length - asked, positions() - located]).toEqual([3, 4])
})

it('is asked so often a day and no more, whoever types; then the gazetteer answers, and Google the next day', async () => {
  const settings = { PLACES: 'google', GOOGLE_MAPS_KEY: KEY, GOOGLE_MAPS_BASE_URL: google.baseUrl } as const
  const places = createPlaces({ ...settings, GOOGLE_MAPS_CALLS_A_DAY: 3 }, now)
  const before = google.asked.length
  await places.suggest('jaipur')
  const found = await places.suggest('udaipur')
  await places.suggest('jodhpur')
  expect(google.asked.length - before).toBe(3)
  expect(found[0]?.description).toMatch(/^Udaipur, /)
  nowMs += DAY_MS
  await places.suggest('jaipur')
  expect(google.asked.length - before).toBeGreaterThan(3)
})

it('asks for what was typed, with each run of spaces as one', async () => {
  await create().suggest(' जयपुर\n राजस्थान ')
  expect(inputs().at(-1)).toBe('जयपुर राजस्थान')
})

it('tells a line twice told once', async () => {
  const lines = (await create().suggest('jaipur')).map(({ description }) => description)
  expect(lines).toEqual(['Jaipur, Rajasthan, India', 'Jaipurhat, Bangladesh'])
})

it('reads a coordinate left out as zero, never as minus zero', async () => {
  const [island] = await create().suggest('null island')
  expect(island).toStrictEqual({ description: 'Null Island', lat: 0, lng: 0 })
})

it('does not ask about a text without letters', async () => {
  const before = google.asked.length
  expect(await create().suggest('😀 --- 😀')).toEqual([])
  expect(google.asked.length).toBe(before)
})

function answerWith(status: number, text: string): Answer {
  return (response) => void response.writeHead(status).end(text)
}
const status = (code: number) => answerWith(code, `{"error":{"message":"${KEY}"}}`)
const body = (text: string) => answerWith(200, text)
const hangUp: Answer = (response) => void response.destroy()
const redirect: Answer = (response) => void response.writeHead(307, { Location: '/v1/places:autocomplete' }).end()
const silence: Answer = () => undefined
const halfAnAnswer: Answer = (response) => void response.writeHead(200).write('{"su')

it.each<[string, Answer]>([
  ['refused', status(403)],
  ['refused', status(400)],
  ['busy', status(429)],
  ['unreachable', status(503)],
  ['bad_answer', body('not json')],
  ['bad_answer', body('{"suggestions":"none"}')],
  ['bad_answer', body('{"suggestions":[{"placePrediction":{"placeId":"../../x?y=","text":{"text":"Jaipur"}}}]}')],
  ['bad_answer', body(`{"suggestions":[${' '.repeat(200_000)}]}`)],
  ['unreachable', hangUp],
])('fails as %s', async (fault, answer) => {
  expect((await faultOf(answer)).fault).toBe(fault)
})

it('gives no line without its position', async () => {
  const nowhere = '{"suggestions":[{"placePrediction":{"placeId":"Place-99","text":{"text":"Nowhere"}}}]}'
  expect((await faultOf(body(nowhere))).fault).toBe('refused')
})

it('does not follow to another address', async () => {
  const before = google.asked.length
  expect((await faultOf(redirect)).fault).toBe('unreachable')
  expect(google.asked.length).toBe(before)
})

it('gives up when no answer comes in time, also in the middle of one', async () => {
  expect((await faultOf(silence, 50)).fault).toBe('timeout')
  expect((await faultOf(halfAnAnswer, 50)).fault).toBe('timeout')
})

it('is unreachable where nobody listens', async () => {
  const places = createGooglePlaces({ key: KEY, baseUrl: 'http://127.0.0.1:1' }, now)
  await expect(places.suggest('jaipur')).rejects.toMatchObject({ fault: 'unreachable' })
})

it('stops at once when the reader leaves, and the failure is not remembered', async () => {
  const places = create()
  const leaving = new AbortController()
  google.next(() => leaving.abort(new Error('left the page')))
  await expect(places.suggest('jaipur', leaving.signal)).rejects.toThrow('left the page')
  expect(await places.suggest('jaipur')).toHaveLength(2)
})
