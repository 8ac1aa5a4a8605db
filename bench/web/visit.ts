import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession } from 'playwright-core'

const line = (latency: number, down: number, up: number) => ({
  offline: false,
  latency,
  downloadThroughput: (down * 1000) / 8,
  uploadThroughput: (up * 1000) / 8,
})

/** What a visit comes over: milliseconds to the first answer, kbit/s down and up. */
export const LINES = {
  /** 4G of a cheap phone */
  phone: line(100, 9_000, 3_000),
  /** as S-467 of the screens says */
  slow: line(150, 1_600, 750),
  /** the edge of a cell, where a page has to be read all the same */
  bad: line(800, 50, 50),
}
export type Line = keyof typeof LINES

const SLOWER = 4
const SCREEN = { width: 360, height: 760 }
const QUIET_MS = 700
const GIVE_UP_MS = 90_000

const observe = readFileSync(path.join(import.meta.dirname, 'observe.js'), 'utf8')

export type Request = { url: string; kind: string; bytes: number; from: number; to: number }

/** Times in milliseconds after the visit began. */
export type Visit = {
  /** first text or picture, and the largest one with what it is */
  paint: number
  largest: number
  element: string
  /** how far the page moved by itself */
  shift: number
  /** how long tasks kept it from answering, without the first 50 ms of each */
  busy: number
  /** the longest wait for an answer to a press */
  answer: number
  requests: Request[]
  /** what had come, in bytes, when the first text was painted */
  readWith: number
}

/** Writes down every request of a page; `quietFor` is how long none has been under way. */
const listen = (line: CDPSession) => {
  const all = new Map<string, Request>()
  const open = new Set<string>()
  let first = 0
  let last = performance.now()
  line.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    first ||= timestamp
    open.add(requestId)
    all.set(requestId, { url: request.url, kind: type, bytes: 0, from: (timestamp - first) * 1000, to: 0 })
  })
  line.on('Network.responseReceived', ({ requestId, response }) => {
    // a stream stays open: its first line is all that is waited for
    if (response.mimeType === 'text/event-stream') open.delete(requestId)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const found = all.get(requestId)
    if (found) Object.assign(found, { bytes: encodedDataLength, to: (timestamp - first) * 1000 })
    open.delete(requestId)
    last = performance.now()
  })
  line.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId)
  })
  /** At most: what had all come by then, and the whole page. */
  const bytesBy = (at: number) =>
    [...all.values()]
      .filter((one) => one.kind === 'Document' || (one.to > 0 && one.to <= at))
      .reduce((sum, one) => sum + one.bytes, 0)
  return { requests: () => [...all.values()], bytesBy, quietFor: () => (open.size > 0 ? 0 : performance.now() - last) }
}

/** Somebody's browser, with nothing kept from before. */
const openContext = (browser: Browser, url: string, token: string | undefined) =>
  browser
    .newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
    .then(async (context) => {
      if (token) await context.addCookies([{ name: 'jwt', value: token, url }])
      return context
    })

const look = async (context: BrowserContext, url: string, over: Line): Promise<Visit> => {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINES[over])
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { requests, bytesBy, quietFor } = listen(line)
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP_MS })
  while (quietFor() < QUIET_MS && performance.now() - begun < GIVE_UP_MS) await sleep(50)
  const loaded: Omit<Visit, 'requests' | 'answer' | 'readWith'> = JSON.parse(
    await page.evaluate('JSON.stringify(seen)'),
  )
  const asked = requests()
  // what a press on the last button of the header waits for; a static page has none
  const button = page.getByRole('banner').getByRole('button').last()
  if (await button.isVisible()) await button.tap()
  await sleep(1_000)
  const answer = Number(await page.evaluate('seen.answer'))
  return { ...loaded, answer, requests: asked, readWith: bytesBy(loaded.paint) }
}

/** One visit on a cold cache, until nothing more is asked for. */
export const visit = async (browser: Browser, url: string, over: Line, token?: string): Promise<Visit> => {
  const context = await openContext(browser, url, token)
  try {
    return await look(context, url, over)
  } finally {
    await context.close()
  }
}
