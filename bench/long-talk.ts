// pnpm bench long-talk [messages] [runs] [build …]: S-468. A long talk on the processor of a cheap phone, of the built web app or of several builds in
// turns: until its last reply can be read, what a key waits for, how it is to scroll up, what it takes of memory.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openBrowser } from '@dhruva/testkit/browser'
import type { Browser, Page } from 'playwright-core'
import { median, say } from './api/compare.ts'
import { createAgent, readTiming } from './chat/read.ts'
import { addMembers, type Member, openStore, start, startChat } from './chat/service.ts'

/** S-468 of the screens. */
const KEY_MS = 100
const SLOWER = 4
const SCREEN = { width: 360, height: 760 }
const KEYS = 'When will I '
/** that are scrolled up */
const SCREENS = 60

const [messages = '2000', runs = '3', ...folders] = process.argv.slice(2)
const builds = folders.length > 0 ? folders : [path.resolve(import.meta.dirname, '../apps/web/dist')]

const secret = randomBytes(32).toString('base64url')
const store = await openStore()
const env = { DATABASE_URL: store.url, JWT_SECRET: secret, RATE_LIMITS: 'off' }
const servers = await Promise.all(
  builds.map(async (dir) => ({ dir, ...(await start('bench/web/serve.ts', [path.resolve(dir)], env)) })),
)
const url = servers[0]?.said ?? ''

/** An open talk in which one real question and its reply stand as often as it takes. */
const talkOf = async (member: Member): Promise<string> => {
  const asstId = await startChat(url, member)
  const question = { bid: member.bid, asst_id: asstId, astrologer: 'Oracle', message: 'How is my career this year?' }
  const body = { ...question, client_id: crypto.randomUUID() }
  await readTiming({ url: `${url}/apis/chats/pushChat.php`, body, token: member.token, agent: createAgent() })
  await store.db.pool.query(
    `WITH copies AS (SELECT n, gen_random_uuid() AS turn FROM generate_series(1, $2) n)
     INSERT INTO message (asst_id, turn_id, role, text, state, facts, reply, created_at)
     SELECT m.asst_id, c.turn, m.role, m.text, m.state, m.facts, m.reply, now() - ($2 - c.n) * interval '1 hour'
     FROM message m CROSS JOIN copies c WHERE m.asst_id = $1 ORDER BY c.n, m.mid`,
    [asstId, Number(messages) / 2 - 1],
  )
  return asstId
}

const openAs = async (browser: Browser, base: string, { token }: Member) => {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await context.addCookies([{ name: 'jwt', value: token, url: base }])
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page, line }
}

/** The longest that a key waits until the screen has been painted with it. */
const typeIn = async (page: Page): Promise<number> => {
  await page.evaluate(`
    globalThis.waits = [];
    addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - timeStamp))), { capture: true });
  `)
  await page.getByRole('textbox').last().pressSequentially(KEYS, { delay: 150 })
  await page.waitForTimeout(500)
  const waits: number[] = JSON.parse(await page.evaluate('JSON.stringify(waits)'))
  if (waits.length < KEYS.length) throw new Error(`of ${KEYS.length} keys ${waits.length} were seen`)
  return Math.max(...waits)
}

/** Scrolls up by a screen's height a frame. @returns the longest pause between two frames */
const scrollUp = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('[role=log]')
    let screens = 0, pause = 0, last = performance.now()
    const step = (now) => {
      pause = Math.max(pause, now - last)
      last = now
      if (screens++ === ${SCREENS}) return resolve(pause)
      box.scrollTop -= box.clientHeight
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })`)

/** Goes to the top again and again, until the first message is there. @returns how long it takes */
const goToTop = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('[role=log]')
    const began = performance.now()
    const step = (now) => {
      box.scrollTop = 0
      if (box.querySelectorAll('[data-turn]').length >= ${Number(messages) / 2}) return resolve(now - began)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })`)

type Seen = Record<'open' | 'key' | 'keyAtTop' | 'pause' | 'toTop' | 'heapMb' | 'parts', number>

const look = async (browser: Browser, base: string, member: Member): Promise<Seen> => {
  const { context, page, line } = await openAs(browser, base, member)
  const heap = async () => {
    await line.send('HeapProfiler.collectGarbage')
    const { usedSize } = await line.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  }
  await page.goto(`${base}/chats?type=Oracle&bid=${member.bid}`)
  await page.locator('#root [data-reply]').last().waitFor()
  const open = Number(
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => done(performance.now())))'),
  )
  await page.waitForTimeout(2_000)
  const parts = Number(await page.evaluate('document.querySelectorAll("*").length'))
  const key = await typeIn(page)
  const heapMb = await heap()
  const pause = await scrollUp(page)
  const toTop = await goToTop(page)
  const keyAtTop = await typeIn(page)
  await context.close()
  return { open, key, keyAtTop, pause, toTop, heapMb, parts }
}

const [member] = await addMembers(store.db, secret, 1)
if (!member) throw new Error('nobody to talk')
await talkOf(member)
const browser = await openBrowser({ paints: true })
const seen = servers.map((): Seen[] => [])
for (let run = 0; run < Number(runs); run++)
  for (const [at, server] of servers.entries()) seen[at]?.push(await look(browser, server.said, member))

for (const [at, { dir }] of servers.entries()) {
  const of = (value: (one: Seen) => number) => Math.round(median((seen[at] ?? []).map(value)))
  const key = of((one) => one.key)
  say(
    key <= KEY_MS,
    `${path.relative(process.cwd(), dir)}, ${messages} messages: readable after ${of((one) => one.open)} ms with ${of((one) => one.parts)} elements and ${of((one) => one.heapMb)} MB, ` +
      `a key waits ${key} ms (target ${KEY_MS}); ${SCREENS} screens up with at most ${of((one) => one.pause)} ms without a frame, to the beginning in ${of((one) => one.toTop)} ms; ` +
      `there a key waits ${of((one) => one.keyAtTop)} ms`,
  )
}
await browser.close()
await Promise.all(servers.map((server) => server.stop()))
await store.close()
