// The built product as a person meets it: its processes, its web app and a browser, for one test file.
import { type Db, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit'
import { openBrowser } from '@dhruva/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { control, install, sharedInstallation } from './testing/installation.ts'
import { createPages, type Pages } from './testing/pages.ts'
import { arrive, type BirthArgs, codeOf, give, newMobile, type Person, saveBirth, type Unit } from './testing/people.ts'

export { answers, type Failing, fails, holds, SAID } from './testing/fails.ts'
export { asha, type BirthArgs, newMobile, type Person } from './testing/people.ts'

export type Product = Pages & {
  url: string
  browser: Browser
  /** connections of the test's own, beside the product's */
  db: Db
  /** the digits of the newest text message to a number (ten digits) */
  code: (mobile: string) => Promise<string>
  /** where payments go, and how to tell it what to do there: `control('clock', { days: 31 })` */
  sandbox: { url: string; control: (path: string, body?: object) => Promise<unknown> }
  /** someone new with an account, logged in without a browser */
  arrive: (mobile?: string) => Promise<Person>
  /** Saves birth details of someone; gives their bid. */
  birth: (person: Person, args?: Partial<BirthArgs>) => Promise<number>
  /** Gives someone questions (`oracle_paid` …) or money (`money_paise`); a negative amount uses them up. */
  give: (person: Person, unit: Unit, amount: number) => Promise<void>
}

export type ProductOptions = {
  /** the embedded astrologer waits this long after each word */
  paceMs?: number
  /** settings beside those of the tests */
  env?: Record<string, string>
}

let shown: Promise<Browser> | undefined

/** The browser of all files of this test process: it ends with it. A new one where it is gone. */
const sharedBrowser = async (): Promise<Browser> => {
  shown ??= openBrowser()
  if (!(await shown).isConnected()) shown = openBrowser()
  return shown
}

const ownInstallation = async ({ paceMs = 0, env }: ProductOptions) => {
  const own = await install(await testDatabase(), { EMBEDDED_PACE_MS: String(paceMs), ...env })
  afterAll(own.end)
  return own
}

/**
 * The product for this test file, with nobody in it. Files share its processes unless they want settings of their own: call it at
 * the top of the file, and with settings where there are two. Pages are closed after
 * each test, or serve the next one as if they were new.
 */
export const startProduct = async (options?: ProductOptions): Promise<Product> => {
  const [browser, { url, databaseUrl, sandbox }] = await Promise.all([
    sharedBrowser(),
    options ? ownInstallation(options) : sharedInstallation(),
  ])
  const db = openDb({ url: databaseUrl, poolSize: 2, applicationName: 'dhruva-e2e' })
  const pages = createPages(browser, url)
  afterEach(({ task }) => pages.close(task.result?.state !== 'fail'))
  afterAll(async () => {
    await pages.closeKept()
    await db.close()
  })
  return {
    ...pages,
    url,
    browser,
    db,
    sandbox: { url: sandbox.url, control: (path, body) => control(sandbox, path, body) },
    code: (mobile) => codeOf(url, mobile),
    arrive: (mobile = newMobile()) => arrive(url, mobile),
    birth: saveBirth,
    give: (person, unit, amount) => give(db, person, unit, amount),
  }
}
