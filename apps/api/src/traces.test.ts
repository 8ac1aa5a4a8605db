import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { births, chats } from '@dhruva/contract'
import { BIRTH, createWorld } from '@dhruva/testkit'
import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'
import { listen } from '@dhruva/testkit/loopback'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { buildApp } from '#app.ts'

const Traces = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const got: { path: string; token: unknown; body: unknown }[] = []
  const server = createServer(async (request, response) => {
    got.push({ path: request.url ?? '', token: request.headers['x-token'], body: await json(request) })
    response.setHeader('content-type', 'application/json').end('{}')
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}`, got, close: () => server.close() }
}

it('a collector gets spans of requests, statements and providers, and nothing of a person', async () => {
  const [collector, model] = [await startCollector(), await startFakeOpenAi({ tokens: ['Be kind.'], paceMs: 0 })]
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=a%20word',
    ASTROLOGER: 'openai',
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'm',
    OPENAI_BASE_URL: model.url,
  }
  const world = await createWorld(buildApp, { env })
  const asha = await world.member('asha')
  const { bid } = await asha.call(births.addBirth, BIRTH)
  const { asst_id } = await asha.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const message = 'What is to come?'
  await asha.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message }, { onText: () => {} })
  await world.app.http.inject({ url: '/forum/Ravindranath-9876500001?query=Ravindranath' })
  await world.app.close()
  collector.close()
  await model.close()

  const traces = collector.got.filter(({ path }) => path === '/v1/traces')
  expect(traces[0]?.token).toBe('a word')
  const spans = traces
    .flatMap(({ body }) => Traces.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const request = spans.find(({ name }) => name === `POST ${births.addBirth.path}`)
  expect(request).toBeDefined()
  expect(spans.some(({ name, parentSpanId }) => name.startsWith('db ') && parentSpanId === request?.spanId)).toBe(true)
  expect(spans.map(({ name }) => name)).toContain('llm answer')
  expect(collector.got.map(({ path }) => path)).toContain('/v1/metrics')
  const all = JSON.stringify(collector.got)
  for (const word of ['Ravindranath', message, 'Asha', BIRTH.pob, asst_id]) expect(all).not.toContain(word)
  // ids, instants and sums are long numbers too: what is said in words has none
  const words = [...all.matchAll(/"(?:name|stringValue)":"([^"]*)"/g)].map(([, said]) => said)
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((said) => /\d{6}/.test(said ?? ''))).toEqual([])
})
