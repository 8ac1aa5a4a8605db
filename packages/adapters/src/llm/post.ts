import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { LlmFailure } from './port.ts'

/** Without a byte for so long a connection is dead. Whoever waits for the reply has shorter clocks of his own. */
const SILENCE_MS = 60_000
const MAX_REFUSAL_BYTES = 65_536

export type Post = (body: Buffer, signal: AbortSignal) => Promise<IncomingMessage>

/**
 * Posts JSON to one address over connections that are kept, and gives the event stream it answers with. Redirects are not
 * followed.
 *
 * @throws LlmFailure for any other answer; what the connection or the signal throws
 */
export function createPost(url: URL, apiKey: string): Post {
  const isPlain = url.protocol === 'http:'
  const options = { keepAlive: true, timeout: SILENCE_MS }
  const agent = isPlain ? new PlainAgent(options) : new SecureAgent(options)
  const send = isPlain ? plainRequest : secureRequest
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    accept: 'text/event-stream',
  }
  return async (body, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const length = { 'content-length': body.byteLength }
    const request = send(url, { method: 'POST', agent, signal, headers: { ...headers, ...length } }, resolve)
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('silence')))
    request.end(body)
    const response = await promise
    if (response.statusCode !== 200) throw await refusalOf(response)
    if (response.headers['content-type']?.startsWith('text/event-stream')) return response
    response.destroy()
    throw new LlmFailure('broken', 'not an event stream')
  }
}

/** The provider's texts may quote the question: only the status and a code go on. */
async function refusalOf(response: IncomingMessage): Promise<LlmFailure> {
  const status = response.statusCode ?? 0
  const code = codeIn(await textOf(response))
  const fault = code ? `status ${status} ${code}` : `status ${status}`
  if (status === 429) return new LlmFailure('limited', fault)
  return new LlmFailure(status === 400 || status === 422 ? 'refused' : 'unavailable', fault)
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk
      if (text.length > MAX_REFUSAL_BYTES) break
    }
  } catch {
    // the status is known all the same
  }
  return text
}

function codeIn(text: string): string | undefined {
  try {
    const code: unknown = JSON.parse(text)?.error?.code
    return typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
