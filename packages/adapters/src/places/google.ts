import { DAY_MS } from '@dhruva/common'
import { inSpan } from '@dhruva/telemetry'
import * as z from 'zod/mini'
import { createPurse } from '#llm/cost.ts'
import {
  MAX_SUGGESTIONS,
  type PlaceSuggestion,
  type Places,
  type PlacesFault,
  PlacesUnavailable,
  roundDegrees,
} from './port.ts'
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts'

/** `callsADay`: each is paid for, and anybody may type; of a process, by the day in India */
export type GoogleConfig = { key: string; baseUrl: string; callsADay?: number }

const TIMEOUT_MS = 5_000
const MAX_ANSWER_BYTES = 100_000
const KEPT_ANSWERS = 2_000
const KEPT_POSITIONS = 10_000
// Google's terms let positions be kept for 30 days and nothing else: lines live only as long as one types back and forth.
const ANSWER_MS = 10 * 60 * 1000
const POSITION_MS = DAY_MS

// A leaning, not a limit. `regionCode` would lean too, but takes the country's name off the lines of that country.
const INDIA = { low: { latitude: 6.5, longitude: 68.1 }, high: { latitude: 35.7, longitude: 97.4 } }

const PlaceId = z.string().check(z.regex(/^[\w-]{1,500}$/))
const Predictions = z.object({
  suggestions: z._default(
    z.array(z.object({ placePrediction: z.object({ placeId: PlaceId, text: z.object({ text: z.string() }) }) })),
    [],
  ),
})
// JSON made from protocol buffers leaves out zeros.
const Degrees = z._default(z.number(), 0)
const Details = z.object({ location: z.object({ latitude: Degrees, longitude: Degrees }) })

type Position = { lat: number; lng: number }
type Purse = Pick<ReturnType<typeof createPurse>, 'spend' | 'isEmpty'>
type Connection = GoogleConfig & { positions: RecentAnswers<Position>; signal: AbortSignal; purse: Purse }

/**
 * Places by Google: Autocomplete of Places API (New), which finishes half a word, and Place Details for the position of
 * each of its at most 5 lines. Text Search gives positions at once but wants whole names.
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete
 */
export function createGooglePlaces(config: GoogleConfig, now: () => Date, timeoutMs = TIMEOUT_MS): Places {
  const answers = createRecentAnswers<PlaceSuggestion[]>(KEPT_ANSWERS, ANSWER_MS, now)
  const positions = createRecentAnswers<Position>(KEPT_POSITIONS, POSITION_MS, now)
  const purse = createPurse(config.callsADay ?? null, now)
  return {
    async suggest(input, signal) {
      signal?.throwIfAborted()
      const typed = input.normalize('NFC').replace(/\s+/g, ' ').trim()
      if (!/[\p{L}\p{N}]/u.test(typed)) return []
      const key = typed.toLowerCase()
      const known = answers.get(key)
      if (known) return known
      const timeout = AbortSignal.timeout(timeoutMs)
      const either = signal ? AbortSignal.any([signal, timeout]) : timeout
      const found = await ask({ ...config, positions, signal: either, purse }, typed).catch((error: unknown) => {
        signal?.throwIfAborted()
        throw timeout.aborted ? new PlacesUnavailable('timeout') : asUnavailable(error)
      })
      answers.set(key, found)
      return found
    },
  }
}

async function ask(connection: Connection, typed: string): Promise<PlaceSuggestion[]> {
  const { suggestions } = await call(connection, '/v1/places:autocomplete', Predictions, {
    mask: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
    body: {
      input: typed,
      includedPrimaryTypes: ['(cities)'],
      languageCode: 'en',
      locationBias: { rectangle: INDIA },
    },
  })
  const lines = suggestions.map(({ placePrediction }) => placePrediction.text.text)
  const distinct = suggestions.filter((_, i) => lines.indexOf(lines[i] ?? '') === i).slice(0, MAX_SUGGESTIONS)
  return Promise.all(
    distinct.map(async ({ placePrediction: { placeId, text } }) => ({
      description: text.text,
      ...(await positionOf(connection, placeId)),
    })),
  )
}

async function positionOf(connection: Connection, placeId: string): Promise<Position> {
  const known = connection.positions.get(placeId)
  if (known) return known
  const { location } = await call(connection, `/v1/places/${placeId}`, Details, { mask: 'location' })
  const position = { lat: roundDegrees(location.latitude), lng: roundDegrees(location.longitude) }
  connection.positions.set(placeId, position)
  return position
}

type Call = { mask: string; body?: unknown }

async function call<T extends z.ZodMiniType>(
  { key, baseUrl, signal, purse }: Connection,
  path: string,
  schema: T,
  { mask, body }: Call,
): Promise<z.output<T>> {
  if (purse.isEmpty()) throw new PlacesUnavailable('spent')
  purse.spend(1)
  const send = () =>
    fetch(new URL(path, baseUrl), {
      redirect: 'error',
      signal,
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': mask },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  const response = await inSpan('call', 'places ask', send)
  if (!response.ok) {
    await response.body?.cancel()
    throw new PlacesUnavailable(faultOf(response.status))
  }
  const answer = z.safeParse(schema, parseJson(await readCapped(response)))
  if (!answer.success) throw new PlacesUnavailable('bad_answer')
  return answer.data
}

function faultOf(status: number): PlacesFault {
  if (status === 429) return 'busy'
  return status >= 500 ? 'unreachable' : 'refused'
}

function asUnavailable(error: unknown): PlacesUnavailable {
  return error instanceof PlacesUnavailable ? error : new PlacesUnavailable('unreachable')
}

/** The body as text, given up as soon as it is longer than any honest answer. */
async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_ANSWER_BYTES) throw new PlacesUnavailable('bad_answer')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new PlacesUnavailable('bad_answer')
  }
}
