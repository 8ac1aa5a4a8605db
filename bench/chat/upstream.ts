// The language model of the bench, a process of its own. It writes as models do: sentences of several tokens, half of them
// citing facts that it was given, with their marks. When a reply has ended it tells when it was asked and when it sent each
// token, in ns of the system's clock.
import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { modelText, promptDataIn } from './model-text.ts'
import type { Sent } from './sent.ts'

const [count = '300', pace = '20'] = process.argv.slice(2)
const TOKENS = Number(count)
const PACE_MS = Number(pace)
const chunkOf = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const write = async (response: ServerResponse, tokens: readonly string[]): Promise<bigint[]> => {
  const at: bigint[] = []
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(chunkOf({ role: 'assistant', content: '' }))
  const begun = performance.now()
  for (const [index, content] of tokens.entries()) {
    const wait = begun + (index + 1) * PACE_MS - performance.now()
    if (wait > 0) await sleep(wait)
    if (response.closed) break
    at.push(process.hrtime.bigint())
    response.write(chunkOf({ content }))
  }
  response.end(`${chunkOf({}, 'stop')}data: [DONE]\n\n`)
  return at
}

const server = createServer(async (request, response) => {
  const asked = process.hrtime.bigint()
  const told = promptDataIn(await json(request))
  const tokens = modelText(told, TOKENS)
  const at = await write(response, tokens)
  const sent: Sent = { question: told.question ?? '', asked: `${asked}`, at: at.map(String), tokens }
  process.send?.(sent)
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.(`http://127.0.0.1:${address.port}/v1`)
})
process.on('disconnect', () => process.exit())
