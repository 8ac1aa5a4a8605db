import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

export type Asked = { path: string; input?: string }
type Answerer = (response: ServerResponse) => void

/** A server on this machine that speaks as much of Places API (New) as is asked of it, over a handful of places. */
export type GoogleServer = {
  baseUrl: string
  asked: Asked[]
  /** Answers the next request in this way, whatever it asks. */
  next(answer: Answerer): void
  stop(): Promise<void>
}

export const KEY = 'key-of-the-test'

const PLACES: [string, number, number][] = [
  ['Jaipur, Rajasthan, India', 26.9124336, 75.7872709],
  ['Jaipur, Rajasthan, India', 26.9855, 75.8513],
  ['Jaipurhat, Bangladesh', 25.0947349, 89.0944937],
  ['Null Island', 0, -0.0004],
  ...Array.from({ length: 9 }, (_, i): [string, number, number] => [
    `Rampur ${i}, Uttar Pradesh, India`,
    28.1 + i,
    79.03,
  ]),
]
const MOST_PREDICTIONS = 5

const Autocomplete = z.strictObject({
  input: z.string().check(z.minLength(1)),
  includedPrimaryTypes: z.tuple([z.literal('(cities)')]),
  languageCode: z.literal('en'),
  locationBias: z.object({ rectangle: z.object({ low: z.unknown(), high: z.unknown() }) }),
})
const PREDICTIONS_MASK = 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text'

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

function refuse(response: ServerResponse, code: number, status: string): void {
  reply(response, code, { error: { code, message: `about the key ${KEY}`, status } })
}

/** An empty list is left out, as Google leaves it out. */
function predictions(input: string): unknown {
  const words = input.toLowerCase().split(/[ ,]+/)
  const found = PLACES.flatMap(([text], id) =>
    words.every((word) => text.toLowerCase().includes(word))
      ? [{ placePrediction: { placeId: `Place-${id}`, text: { text } } }]
      : [],
  )
  return found.length > 0 ? { suggestions: found.slice(0, MOST_PREDICTIONS) } : {}
}

/** Zeros are left out too. */
function details([, latitude, longitude]: [string, number, number]): unknown {
  return { location: { ...(latitude && { latitude }), ...(longitude && { longitude }) } }
}

async function answer(request: IncomingMessage, response: ServerResponse, asked: Asked[]): Promise<void> {
  const { method, url: path = '', headers } = request
  if (headers['x-goog-api-key'] !== KEY) return refuse(response, 403, 'PERMISSION_DENIED')
  const mask = headers['x-goog-fieldmask']
  const place = PLACES[Number(/^\/v1\/places\/Place-(\d+)$/.exec(path)?.[1] ?? -1)]
  if (method === 'GET' && place) {
    asked.push({ path })
    return mask === 'location' ? reply(response, 200, details(place)) : refuse(response, 400, 'INVALID_ARGUMENT')
  }
  if (method !== 'POST' || path !== '/v1/places:autocomplete') return refuse(response, 404, 'NOT_FOUND')
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const wanted = z.safeParse(Autocomplete, JSON.parse(Buffer.concat(chunks).toString('utf8')))
  if (!wanted.success || mask !== PREDICTIONS_MASK) return refuse(response, 400, 'INVALID_ARGUMENT')
  asked.push({ path, input: wanted.data.input })
  reply(response, 200, predictions(wanted.data.input))
}

export async function startGoogleServer(): Promise<GoogleServer> {
  const asked: Asked[] = []
  const waiting: Answerer[] = []
  const server = createServer((request, response) => {
    const special = waiting.shift()
    if (special) special(response)
    else void answer(request, response, asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    asked,
    next: (special) => void waiting.push(special),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
