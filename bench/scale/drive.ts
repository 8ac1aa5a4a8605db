import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '../forum/texts.ts'
import type { HotCall } from './calls.ts'

export type Driven = {
  calls: number
  ms: number[]
  /** how often a call was not answered well, by its status and refusal */
  refused: Map<string, number>
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
export const endDriving = () => agent.destroy()

/** Makes one call. @returns how long its whole answer took, and why it was not a good one, '' when it was */
const make = (url: string, { request: of }: HotCall, turn: number): Promise<{ ms: number; refusal: string }> => {
  const { method, path, body, token } = of(turn)
  const text = body && JSON.stringify(body)
  const headers = {
    accept: method === 'GET' && path === '/' ? 'text/html' : '*/*',
    ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const at = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url + path, { method, agent, headers }, (answer) => {
      let end = ''
      answer.on('data', (data: Buffer) => {
        end = (end + data.toString('latin1')).slice(-4_000)
      })
      answer.on('end', () => {
        const isGood = answer.statusCode === 200 && !end.includes('"status":"fail"')
        const code = /"code":"(\w+)"/.exec(end)?.[1] ?? ''
        resolve({ ms: performance.now() - at, refusal: isGood ? '' : `${answer.statusCode} ${code}` })
      })
      answer.on('error', reject)
    })
    outgoing.on('error', reject).end(text)
  })
}

// counted on from run to run, so that no vote or comment is made twice
let turns = 0

/** The moments, in seconds, at which people who know nothing of each other ask: a Poisson process. */
const momentsOf = (rate: number, seconds: number, random: Random): number[] => {
  const gap = () => -Math.log(1 - random()) / rate
  const moments: number[] = []
  for (let at = gap(); at < seconds; at += gap()) moments.push(at)
  return moments
}

/** Makes calls of each kind at its rate (a second), whether or not the answers before have come. */
export async function drive(
  url: string,
  mix: { call: HotCall; rate: number }[],
  seconds: number,
): Promise<Map<string, Driven>> {
  const found = new Map<string, Driven>(mix.map(({ call }) => [call.name, { calls: 0, refused: new Map(), ms: [] }]))
  const lines = mix.map(async ({ call, rate }, kind) => {
    const driven = found.get(call.name)
    const open: Promise<void>[] = []
    const began = performance.now()
    for (const at of momentsOf(rate, seconds, createRandom(kind))) {
      const wait = began + at * 1_000 - performance.now()
      if (wait > 1) await sleep(wait)
      open.push(
        make(url, call, turns++).then(({ ms, refusal }) => {
          if (!driven) return
          driven.calls++
          driven.ms.push(ms)
          if (refusal) driven.refused.set(refusal, (driven.refused.get(refusal) ?? 0) + 1)
        }),
      )
    }
    await Promise.all(open)
  })
  await Promise.all(lines)
  return found
}
