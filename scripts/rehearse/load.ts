import http from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

type Ended = { at: number; ms: number; how: string }

const TICK_MS = 50
/** Calls come from so many addresses of this machine: the limits are those of one visitor. */
const VISITORS = 200

/** Asks so many times a second, each visitor over a connection that is kept, one in ten over a new one; notes how each call ended. */
export const startLoad = (base: string, path: string, perSecond: number) => {
  const { request } = base.startsWith('https') ? https : http
  const options = { keepAlive: true, maxSockets: 100, rejectUnauthorized: false }
  const kept = base.startsWith('https') ? new https.Agent(options) : new http.Agent(options)
  const ended: Ended[] = []
  const started = performance.now()
  let asked = 0
  const once = (number: number) =>
    new Promise<void>((resolve) => {
      const at = performance.now()
      const end = (how: string) => {
        ended.push({ at: at - started, ms: performance.now() - at, how })
        resolve()
      }
      const agent = number % 10 === 0 ? false : kept
      const localAddress = `127.0.1.${1 + (number % VISITORS)}`
      const from = { agent, localAddress, family: 4, rejectUnauthorized: false, timeout: 15_000 }
      const call = request(`${base}${path}`, from, (answer) => {
        answer.resume().once('end', () => end(String(answer.statusCode)))
        answer.once('error', () => end('broken'))
      })
      call.once('timeout', () => call.destroy(new Error('timeout')))
      call.once('error', (error) => end('code' in error ? String(error.code) : error.message))
      call.end()
    })
  const underWay = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond) - asked
    for (let n = 0; n < due; n++) {
      const call = once(asked++).finally(() => underWay.delete(call))
      underWay.add(call)
    }
  }, TICK_MS)
  return {
    /** Ends it. @returns how many calls ended how, and the slowest */
    stop: async () => {
      clearInterval(timer)
      await Promise.race([Promise.all(underWay), sleep(20_000)])
      kept.destroy()
      const how: Record<string, number> = {}
      for (const one of ended) how[one.how] = (how[one.how] ?? 0) + 1
      const seconds = (performance.now() - started) / 1_000
      return {
        calls: ended.length,
        perSecond: Math.round(ended.length / seconds),
        how,
        slowestMs: Math.round(Math.max(0, ...ended.map(({ ms }) => ms))),
      }
    },
  }
}
