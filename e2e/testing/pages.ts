import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { auth as enAuth } from '../../apps/web/src/locales/en/auth.ts'
import { shell as enShell } from '../../apps/web/src/locales/en/shell.ts'
import { ui as enUi } from '../../apps/web/src/locales/en/ui.ts'
import { auth as hiAuth } from '../../apps/web/src/locales/hi/auth.ts'
import { shell as hiShell } from '../../apps/web/src/locales/hi/shell.ts'
import { ui as hiUi } from '../../apps/web/src/locales/hi/ui.ts'
import type { Person } from './people.ts'
import { codeOf } from './people.ts'

export type PageOptions = {
  width?: number
  height?: number
  theme?: 'light' | 'dark'
  language?: 'en' | 'hi'
  touch?: boolean
  /** logged in from the start */
  as?: Person
  /** reduced unless a test is about motion */
  motion?: boolean
  /** stays open for the tests that follow, which `visit` with it */
  kept?: boolean
}

export type Pages = {
  /** A page of a browser of its own: nothing is shared with another page. */
  page: (options?: PageOptions) => Promise<Page>
  /**
   * Goes somewhere with a kept page, as nobody unless someone is given. Nothing is left of the visits before but the files of
   * the web app, which a browser need not fetch and compile again.
   */
  visit: (page: Page, address: string, as?: Person) => Promise<void>
  /** Goes through the login dialog that is open. */
  enter: (page: Page, mobile: string) => Promise<void>
  /** Opens the login dialog and goes through it. The page must show `Log In` in its header or side menu. */
  logIn: (page: Page, mobile: string) => Promise<void>
  /** What went wrong in a page so far: errors of its scripts, lines of its console. */
  troubles: (page: Page) => readonly string[]
  /** Waits until the heading is there and nothing that the page asked for is still on its way. */
  settled: (page: Page) => Promise<void>
  /** Closes what was opened since the last time. */
  close: () => Promise<void>
}

const PATIENCE_MS = 10_000

/** With TEST_DELAY_MS every answer of the service comes this much later: a test that does not wait for one shows itself. */
const DELAY_MS = Number(process.env.TEST_DELAY_MS ?? 0)

const delayAnswers = (context: BrowserContext) =>
  context.route('**/apis/**', async (route) => {
    await sleep(DELAY_MS)
    // the page may be closed by now
    await route.continue().catch(() => undefined)
  })

const catalogues = { en: { ...enAuth, ...enUi, ...enShell }, hi: { ...hiAuth, ...hiUi, ...hiShell } }

const contextOf = (browser: Browser, url: string, options: PageOptions): Promise<BrowserContext> => {
  const { width = 1440, height = width < 600 ? 800 : 900, theme = 'light', language = 'en', touch = false } = options
  return browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: theme,
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
  })
}

/** Chromium's own line for every answer above 399; whoever cares looks at the answers. */
const isAboutAnswer = (text: string) => text.startsWith('Failed to load resource')

const listen = (page: Page): string[] => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error' && !isAboutAnswer(line.text())) heard.push(line.text())
  })
  return heard
}

const logInAs = (context: BrowserContext, { token }: Person, url: string) =>
  context.addCookies([{ name: 'jwt', value: token, url }])

/** Runs before the scripts of a page: it finds what a first visit finds. */
const forget = () => {
  localStorage.clear()
  sessionStorage.clear()
}

const languageOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'hi' ? 'hi' : 'en')

const enterWith = (url: string) => async (page: Page, mobile: string) => {
  const say = catalogues[await languageOf(page)]
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.mobile).fill(mobile)
  await dialog.getByRole('button', { name: say.getOtp }).click()
  await dialog.getByLabel(say.codeDigit(1)).waitFor()
  await page.keyboard.type(await codeOf(url, mobile))
  await dialog.waitFor({ state: 'detached' })
}

const openLogin = async (page: Page) => {
  const say = catalogues[await languageOf(page)]
  const button = page.getByRole('button', { name: say.logIn, exact: true })
  const menu = page.getByRole('button', { name: say.openMenu })
  await button.or(menu).first().waitFor()
  if (!(await button.isVisible())) await menu.click()
  await button.last().click()
}

/** The stream of events stays open as long as its page does. */
const isLive = (request: Request) => request.url().includes('/apis/astrohub/live.php')

/** What a page has asked for and not got yet. */
const watchRequests = (page: Page): Set<Request> => {
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    if (!isLive(request)) waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return waiting
}

const isQuiet = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]:not([role=log])') === null &&
      [...document.images].every((image) => image.complete),
  )

/** A page is there to be used when it stands in the place of the first view the server drew. */
const waitForScripts = (page: Page) => {
  const { goto, reload } = page
  const ready = () => page.locator('#view, #drawn').waitFor({ state: 'detached' })
  page.goto = async (...where) => {
    const answer = await goto.apply(page, where)
    if (where[1]?.waitUntil !== 'commit') await ready()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload.apply(page, how)
    await ready()
    return answer
  }
}

/** Opens pages of one installation and remembers what happens in them. */
export const createPages = (browser: Browser, url: string): Pages => {
  const open = new Set<BrowserContext>()
  const heard = new WeakMap<Page, string[]>()
  const waiting = new WeakMap<Page, Set<Request>>()
  const enter = enterWith(url)
  return {
    page: async (options = {}) => {
      const context = await contextOf(browser, url, options)
      if (options.kept) await context.addInitScript(forget)
      else open.add(context)
      context.setDefaultTimeout(PATIENCE_MS)
      if (DELAY_MS > 0) await delayAnswers(context)
      if (options.as) await logInAs(context, options.as, url)
      const page = await context.newPage()
      waitForScripts(page)
      heard.set(page, listen(page))
      waiting.set(page, watchRequests(page))
      return page
    },
    visit: async (page, address, as) => {
      heard.get(page)?.splice(0)
      waiting.get(page)?.clear()
      await page.context().clearCookies()
      if (as) await logInAs(page.context(), as, url)
      await page.goto(address)
    },
    enter,
    logIn: async (page, mobile) => {
      await openLogin(page)
      await enter(page, mobile)
    },
    troubles: (page) => heard.get(page) ?? [],
    settled: async (page) => {
      const isSettled = async () => waiting.get(page)?.size === 0 && (await isQuiet(page))
      await expect.poll(isSettled, { timeout: PATIENCE_MS, interval: 20 }).toBe(true)
    },
    close: async () => {
      await Promise.all([...open].map((context) => context.close()))
      open.clear()
    },
  }
}
