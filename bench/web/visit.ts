import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession } from 'playwright-core'

/** A cheap phone on a bad line, as S-467 of the screens says. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const SCREEN = { width: 360, height: 760 }
const QUIET_MS = 700
const GIVE_UP_MS = 20_000

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
  return { requests: () => [...all.values()], quietFor: () => (open.size > 0 ? 0 : performance.now() - last) }
}

/** Somebody's browser, with nothing kept from before. */
const openContext = (browser: Browser, url: string, token: string | undefined) =>
  browser
    .newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
    .then(async (context) => {
      if (token) await context.addCookies([{ name: 'jwt', value: token, url }])
      return context
    })

const look = async (context: BrowserContext, url: string): Promise<Visit> => {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { requests, quietFor } = listen(line)
  const begun = performance.now()
  await page.goto(url, { waitUntil: 'load' })
  while (quietFor() < QUIET_MS && performance.now() - begun < GIVE_UP_MS) await sleep(50)
  const loaded: Omit<Visit, 'requests' | 'answer'> = JSON.parse(await page.evaluate('JSON.stringify(seen)'))
  const asked = requests()
  // what a press on the last button of the header waits for
  await page.getByRole('banner').getByRole('button').last().tap()
  await sleep(1_000)
  const answer = Number(await page.evaluate('seen.answer'))
  return { ...loaded, answer, requests: asked }
}

/** One visit on a cold cache, until nothing more is asked for. */
export const visit = async (browser: Browser, url: string, token?: string): Promise<Visit> => {
  const context = await openContext(browser, url, token)
  try {
    return await look(context, url)
  } finally {
    await context.close()
  }
}
