import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './loopback.ts'

/** Where a reply goes wrong; `after` is the number of tokens that still come. */
export type Trouble =
  | { kind: 'status'; status: number; code?: string; param?: string }
  | { kind: 'reset' | 'hang' | 'garbage' | 'error' | 'close' | 'content_filter' | 'length' | 'refusal'; after: number }
  | { kind: 'not_a_stream' }

/** A text, or one that is made the moment it is sent; what comes behind it waits for it. */
export type Token = string | (() => string | Promise<string>)

/** How the next requests are answered. */
export type Script = {
  /** or made of the request */
  tokens: readonly Token[] | ((body: unknown) => readonly Token[])
  /** pause before each token */
  paceMs: number
  trouble?: Trouble
  /** what an event looks like on the wire */
  wire?: 'plain' | 'crlf' | 'split'
}

/** One request as it came in and what became of it. */
export type Asked = { body: unknown; authorization: string; finished: boolean; closedByClient: boolean }

export type FakeOpenAi = {
  /** the base URL, up to and including `/v1` */
  url: string
  asked: Asked[]
  /** connections opened so far: fewer than requests when they are used again */
  connections(): number
  /** for every request from now on; a list is for one request each, the last for all that follow */
  play(script: Script | Script[]): void
  close(): Promise<void>
}

/** What stands between the marks of a prompt, of all its messages; the last says where several do. */
export const dataIn = (body: unknown): Record<string, unknown> =>
  Object.assign(
    {},
    ...Array.from(JSON.stringify(body).matchAll(/<<<DATA\\n(.*?)\\nDATA>>>/g), ([, data = '{}']): unknown =>
      JSON.parse(JSON.parse(`"${data}"`)),
    ),
  )

const chunkOf = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** A server on the loopback that speaks OpenAI's streamed chat completions and fails when, where and how it is told. */
export async function startFakeOpenAi(script: Script): Promise<FakeOpenAi> {
  let scripts: Script[] = [script]
  let connections = 0
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const play = (scripts.length > 1 ? scripts.shift() : scripts[0]) ?? script
    const entry = await entryOf(request)
    asked.push(entry)
    await answer(response, play, entry)
  })
  server.on('connection', () => {
    connections += 1
  })
  server.keepAliveTimeout = 60_000
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    connections: () => connections,
    play(next) {
      scripts = Array.isArray(next) ? [...next] : [next]
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function entryOf(request: IncomingMessage): Promise<Asked> {
  const { authorization = '' } = request.headers
  return { body: await json(request), authorization, finished: false, closedByClient: false }
}

async function answer(response: ServerResponse, script: Script, entry: Asked): Promise<void> {
  const { paceMs, trouble } = script
  const tokens = typeof script.tokens === 'function' ? script.tokens(entry.body) : script.tokens
  if (trouble?.kind === 'status') return refuse(response, trouble)
  if (trouble?.kind === 'not_a_stream') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}')
    return
  }
  let gone = false
  let ours = false
  response.once('close', () => {
    gone = true
    entry.finished = response.writableFinished
    entry.closedByClient = !ours && !response.writableFinished
  })
  const write = writerOf(response, script.wire ?? 'plain')
  const head = () =>
    response.headersSent || response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
  const sent = trouble ? tokens.slice(0, trouble.after) : tokens
  if (!trouble || trouble.after > 0) {
    head()
    await write(JSON.stringify(chunkOf({ role: 'assistant', content: '' })))
  }
  for (const token of sent) {
    if (paceMs > 0) await sleep(paceMs)
    const content = typeof token === 'string' ? token : await token()
    if (gone) return
    await write(JSON.stringify(chunkOf({ content })))
  }
  if (!trouble) return finish(response, write, tokens.length)
  if (trouble.kind === 'hang') return
  await sleep(paceMs)
  ours = true
  if (trouble.kind === 'reset') return void response.socket?.resetAndDestroy()
  head()
  await misbehave(response, write, trouble.kind)
}

function refuse(
  response: ServerResponse,
  { status, code = 'fake', param }: Extract<Trouble, { kind: 'status' }>,
): void {
  const error = { message: 'a text of the vendor that must not get out', type: 'fake', code, param: param ?? null }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

type Write = (data: string) => Promise<void>
type Misbehaviour = Exclude<Extract<Trouble, { after: number }>['kind'], 'reset' | 'hang'>

async function misbehave(response: ServerResponse, write: Write, kind: Misbehaviour): Promise<void> {
  if (kind === 'garbage') await write('{"choices": [{"delta": oops')
  if (kind === 'error') await write('{"error":{"message":"a text of the vendor that must not get out"}}')
  if (kind === 'refusal') await write(JSON.stringify(chunkOf({ refusal: 'I cannot.' })))
  if (kind === 'content_filter' || kind === 'length') {
    await write(JSON.stringify(chunkOf({}, kind)))
    await write('[DONE]')
  }
  response.end()
}

async function finish(response: ServerResponse, write: Write, tokens: number): Promise<void> {
  await write(JSON.stringify(chunkOf({}, 'stop')))
  const usage = { prompt_tokens: 100, completion_tokens: tokens, total_tokens: 100 + tokens }
  await write(JSON.stringify({ ...chunkOf({}), choices: [], usage }))
  await write('[DONE]')
  response.end()
}

/** `split` cuts events anywhere, also inside a character, and mixes comments and other fields in. */
function writerOf(response: ServerResponse, wire: NonNullable<Script['wire']>): Write {
  return async (data) => {
    if (wire === 'plain') return void response.write(`data: ${data}\n\n`)
    if (wire === 'crlf') return void response.write(`data: ${data}\r\n\r\n`)
    const bytes = Buffer.from(`: comment\nid: 1\nevent: message\ndata:${data}\n\n`)
    for (let at = 0; at < bytes.length; at += 7) {
      response.write(bytes.subarray(at, at + 7))
      await sleep(0)
    }
  }
}
