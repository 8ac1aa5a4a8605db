import { Agent, request } from 'node:http'

/** When a streamed text came, ms from its request; `gaps` beside what the sender itself paused. */
export type Timing = { firstMs: number; largestGapMs: number; addedGapMs: number; lagsMs: number[]; text: string }

type Call = { url: string; body: object; token?: string; agent: Agent; find: RegExp }

/** The stamps of upstream.ts as they arrive in the text of our API, and inside the events of the upstream itself. */
export const inText = /t(\d+);/g
export const inEvents = /"content":" t(\d+);(?:\\n)?"/g

export const createAgent = () => new Agent({ keepAlive: true, maxSockets: 1_000 })

const msBetween = (from: bigint, to: bigint) => Number(to - from) / 1e6

/** Posts and reads the reply to its end. @throws when the answer is not a stream */
export function readTiming({ url, body, token, agent, find }: Call): Promise<Timing> {
  const { promise, resolve, reject } = Promise.withResolvers<Timing>()
  const payload = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    authorization: `Bearer ${token ?? 'none'}`,
  }
  const asked = process.hrtime.bigint()
  const outgoing = request(url, { method: 'POST', agent, headers }, (response) => {
    const clock = createClock(asked, find)
    response.setEncoding('utf8')
    response.on('data', clock.take)
    response.on('error', reject)
    response.on('end', () => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}: ${clock.end().text}`))
      else resolve(clock.end())
    })
  })
  outgoing.on('error', reject).end(payload)
  return promise
}

function createClock(asked: bigint, find: RegExp) {
  const timing: Timing = { firstMs: Number.NaN, largestGapMs: 0, addedGapMs: 0, lagsMs: [], text: '' }
  let last: { at: bigint; sent: bigint } | undefined
  return {
    take(chunk: string): void {
      const at = process.hrtime.bigint()
      timing.text += chunk
      if (Number.isNaN(timing.firstMs) && carriesText(chunk)) timing.firstMs = msBetween(asked, at)
      const stamps = Array.from(chunk.matchAll(find), (match) => BigInt(match[1] ?? 0))
      const [sent] = stamps
      const newest = stamps.at(-1)
      if (sent === undefined || newest === undefined) return
      for (const stamp of stamps) timing.lagsMs.push(msBetween(stamp, at))
      if (last) {
        const gap = msBetween(last.at, at)
        timing.largestGapMs = Math.max(timing.largestGapMs, gap)
        timing.addedGapMs = Math.max(timing.addedGapMs, gap - msBetween(last.sent, sent))
      }
      last = { at, sent: newest }
    },
    end: () => timing,
  }

  /** The first event of the upstream bears a role and no text; our tail begins with U+001E. */
  function carriesText(chunk: string): boolean {
    if (find === inEvents) return new RegExp(inEvents.source).test(chunk)
    return chunk !== '' && !chunk.startsWith('\u001e')
  }
}

export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}
