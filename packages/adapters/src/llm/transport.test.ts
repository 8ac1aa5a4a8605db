import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readCompletion } from './completion.ts'
import { fetchStream } from './transport.ts'

const TOKENS = Array.from({ length: 200 }, (_, at) => ` word${at}`)
const event = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`

let sent = Promise.withResolvers<void>()
const server = createServer(async (request, response) => {
  if (request.url === '/moved') return void response.writeHead(302, { location: '/' }).end()
  if (request.url === '/cut') {
    response.write(event({ delta: { content: 'Your' } }))
    return void setImmediate(() => response.destroy())
  }
  for (const content of TOKENS) {
    response.write(event({ delta: { content } }))
    // a part of its own on the wire too
    await sleep(1)
  }
  response.end(event({ finish_reason: 'stop' }))
  sent.resolve()
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

const read = async (path: string, afterFirst: () => Promise<void>): Promise<string[]> => {
  const { body } = await fetchStream(url + path)
  const texts: string[] = []
  if (!body) return texts
  for await (const text of readCompletion(
    body,
    () => {},
    () => 0,
  )) {
    texts.push(text)
    if (texts.length === 1) await afterFirst()
  }
  return texts
}

test('what came while nobody read is one read', async () => {
  sent = Promise.withResolvers()
  const texts = await read('/', () => sent.promise)
  expect(texts.join('')).toBe(TOKENS.join(''))
  expect(texts.length).toBeLessThan(10)
})

test('a redirect is not followed', async () => {
  expect((await fetchStream(`${url}/moved`)).status).toBe(302)
})

test('a body that breaks off is no answer', async () => {
  await expect(read('/cut', async () => {})).rejects.toThrow()
})

test('an address where nobody is fails, and so does one that is given up', async () => {
  await expect(fetchStream('http://127.0.0.1:1/')).rejects.toThrow('ECONNREFUSED')
  await expect(fetchStream(url, { signal: AbortSignal.abort() })).rejects.toThrow()
})
