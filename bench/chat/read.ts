import { Agent, request } from 'node:http'
import type { Arrival } from './page.ts'

/** When a streamed text was asked for and came, ms of the system's clock. */
export type Timing = { askedAt: number; firstMs: number; arrivals: Arrival[]; endsAt: number; text: string }

type Call = { url: string; body: object; token?: string; agent: Agent }

export const createAgent = () => new Agent({ keepAlive: true, maxSockets: 1_000 })

/** The clock that all processes of a machine share, in ms. */
export const nowMs = (): number => msOf(process.hrtime.bigint())
export const msOf = (ns: bigint | string): number => Number(BigInt(ns)) / 1e6

/** Posts and reads the reply to its end. @throws when the answer is not a stream */
export function readTiming({ url, body, token, agent }: Call): Promise<Timing> {
  const { promise, resolve, reject } = Promise.withResolvers<Timing>()
  const payload = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    authorization: `Bearer ${token ?? 'none'}`,
  }
  const timing: Timing = { askedAt: nowMs(), firstMs: Number.NaN, arrivals: [], endsAt: 0, text: '' }
  const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
    response.setEncoding('utf8')
    response.on('data', (chunk: string) => {
      const at = nowMs()
      timing.text += chunk
      // our tail begins with U+001E
      const text = timing.text.split('\u001e', 1)[0] ?? ''
      if (text === '' || chunk.startsWith('\u001e')) return
      if (timing.arrivals.length === 0) timing.firstMs = at - timing.askedAt
      timing.arrivals.push({ at, text })
    })
    response.on('error', reject)
    response.on('end', () => {
      timing.endsAt = nowMs()
      if (response.statusCode === 200) resolve(timing)
      else reject(new Error(`${url} answered ${response.statusCode}: ${timing.text}`))
    })
  })
  outgoing.on('error', reject).end(payload)
  return promise
}

export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}
