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
  /** the service worker runs: it fetches the whole product and hides its requests from a test */
  worker?: boolean
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
  /** Closes what was opened since the last time, but for kept pages, or has it serve again. */
  close: (mayServeAgain: boolean) => Promise<void>
  /** Closes the kept pages. */
  closeKept: () => Promise<void>
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

const sizeOf = ({ width = 1440, height = width < 600 ? 800 : 900 }: PageOptions) => ({ width, height })

const looksOf = ({ theme = 'light', motion = false }: PageOptions) =>
  ({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce' }) as const

const catalogues = { en: { ...enAuth, ...enUi, ...enShell }, hi: { ...hiAuth, ...hiUi, ...hiShell } }

/** Chromium's own line for every answer above 399; whoever cares looks at the answers. */
const ABOUT_ANSWER = 'Failed to load resource'
const listen = (page: Page): string[] => {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith(ABOUT_ANSWER)) heard.push(line.text())
  })
  return heard
}

const logInAs = (context: BrowserContext, { token }: Person, url: string) =>
  context.addCookies([{ name: 'jwt', value: token, url }])

/** Runs before the scripts of a page: it finds what a first visit finds. */
const forget = () => {
  for (const kept of [localStorage, sessionStorage]) kept.clear()
}

const languageOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'hi' ? 'hi' : 'en')

const enterWith = (url: string) => async (page: Page, mobile: string) => {
  const say = catalogues[await languageOf(page)]
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.mobile).fill(mobile)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: say.getOtp }).click()
  await dialog.getByLabel(say.codeDigit(1)).waitFor()
  await page.keyboard.type(await codeOf(url, mobile))
  // another dialog may stand there at once
  await dialog.getByLabel(say.codeDigit(1)).waitFor({ state: 'detached' })
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

const watchRequests = (page: Page): Set<Request> => {
  const waiting = new Set<Request>()
  page.on('request', (request) => {
    if (!isLive(request)) waiting.add(request)
  })
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return waiting
}

/** A lazy picture far below is not asked for yet. */
const isQuiet = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy=true]:not([role=log])') === null &&
      [...document.images].every((one) => one.complete || (one.loading === 'lazy' && one.y > window.innerHeight)),
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

/** A page and what was heard of it. */
type Tab = {
  page: Page
  context: BrowserContext
  heard: string[]
  waiting: Set<Request>
  /** which pages it can be */
  kind: string
  /** nothing was done to it that cannot be undone */
  isPlain: boolean
  /** takes back what a test has its documents begin with */
  undo: (() => Promise<void>)[]
  /** its history, as the browser keeps it */
  forgetHistory: () => Promise<unknown>
}

/** What of a page, and of the browser around it, outlives a document and cannot be taken back. */
const LASTING = {
  page: ['clock', 'on', 'once', 'addListener', 'exposeFunction', 'exposeBinding'],
  context: ['clock', 'on', 'once', 'addListener', 'newPage', 'newCDPSession', 'setOffline', 'route', 'addInitScript'],
} as const

const watchUse = (tab: Tab) => {
  const { page } = tab
  for (const part of ['page', 'context'] as const)
    for (const name of LASTING[part]) {
      const own: unknown = Reflect.get(tab[part], name)
      const get = () => {
        tab.isPlain = false
        return own
      }
      Object.defineProperty(tab[part], name, { get })
    }
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...what) => {
    const script = await addInitScript(...what)
    tab.undo.push(() => script.dispose())
    return script
  }
}

/** What a context is made with; all else is said to the page. */
const kindOf = (url: string, { language = 'en', touch, worker }: PageOptions) => [url, language, touch, worker].join()

const newTab = async (browser: Browser, url: string, options: PageOptions): Promise<Tab> => {
  const { language, touch = false } = options
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizeOf(options),
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...looksOf(options),
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: options.worker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (DELAY_MS > 0) await delayAnswers(context)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  waitForScripts(page)
  const tab: Tab = {
    page,
    context,
    heard: listen(page),
    waiting: watchRequests(page),
    kind: kindOf(url, options),
    isPlain: true,
    undo: [],
    forgetHistory: () => line.send('Page.resetNavigationHistory'),
  }
  watchUse(tab)
  return tab
}

/** Tabs whose tests are over, for the next ones: the web app they have loaded need not be fetched and compiled again. */
const idle = new Map<string, Tab[]>()

/** A tab that has served before, as if it were new; undefined where there is none. */
const takeTab = async (browser: Browser, url: string, options: PageOptions): Promise<Tab | undefined> => {
  const tab = idle.get(kindOf(url, options))?.pop()
  if (tab?.context.browser() !== browser) return undefined
  await tab.page.setViewportSize(sizeOf(options))
  await tab.page.emulateMedia({ media: null, contrast: null, forcedColors: null, ...looksOf(options) })
  tab.heard.splice(0)
  tab.waiting.clear()
  return tab
}

/** A page of the product without a script: what a browser keeps for it can be emptied there. */
const BARE = '/robots.txt'
/** Makes a tab ready for another test, or closes it. */
const giveBack = async (tab: Tab): Promise<void> => {
  const { page, context, undo } = tab
  if (!tab.isPlain || page.isClosed() || context.pages().length !== 1) return context.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all(undo.splice(0).map((one) => one()))
  await page.goto(BARE, { waitUntil: 'commit' })
  await page.evaluate(forget)
  await context.clearCookies()
  await tab.forgetHistory()
  idle.set(tab.kind, [...(idle.get(tab.kind) ?? []), tab])
}

/** Opens pages of one installation and remembers what happens in them. */
export const createPages = (browser: Browser, url: string): Pages => {
  const open = new Set<Tab>()
  const kept = new Set<Tab>()
  const tabs = new Map<Page, Tab>()
  const enter = enterWith(url)
  const openTab = async (options: PageOptions) => {
    const tab = (!options.kept && (await takeTab(browser, url, options))) || (await newTab(browser, url, options))
    ;(options.kept ? kept : open).add(tab)
    tabs.set(tab.page, tab)
    return tab
  }
  return {
    page: async (options = {}) => {
      const { page, context } = await openTab(options)
      if (options.kept) await context.addInitScript(forget)
      if (options.as) await logInAs(context, options.as, url)
      return page
    },
    visit: async (page, address, as) => {
      tabs.get(page)?.heard.splice(0)
      tabs.get(page)?.waiting.clear()
      await page.context().clearCookies()
      if (as) await logInAs(page.context(), as, url)
      await page.goto(address)
    },
    enter,
    logIn: async (page, mobile) => {
      await openLogin(page)
      await enter(page, mobile)
    },
    troubles: (page) => tabs.get(page)?.heard ?? [],
    settled: async (page) => {
      // several looks in a row: code that has come may ask for more
      let looks = 0
      const look = async () => (looks = !tabs.get(page)?.waiting.size && (await isQuiet(page)) ? looks + 1 : 0)
      await expect.poll(look, { timeout: PATIENCE_MS, interval: 20 }).toBeGreaterThanOrEqual(5)
    },
    close: async (mayServeAgain) => {
      await Promise.all([...open].map((tab) => (mayServeAgain ? giveBack(tab) : tab.context.close())))
      open.clear()
    },
    closeKept: async () => {
      await Promise.all([...kept].map(({ context }) => context.close()))
      kept.clear()
    },
  }
}
