// The built product as a person meets it: its processes, its web app and a browser, for one test file.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Db, openDb } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit'
import { openBrowser } from '@dhruva/testkit/browser'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import { createPages, type Pages } from './testing/pages.ts'
import { arrive, type BirthArgs, codeOf, give, newMobile, type Person, saveBirth, type Unit } from './testing/people.ts'
import { startApi, startProgram } from './testing/programs.ts'

export { answers, type Failing, fails, holds, SAID } from './testing/fails.ts'
export { asha, type BirthArgs, newMobile, type Person } from './testing/people.ts'

export type Product = Pages & {
  url: string
  browser: Browser
  /** connections of the test's own, beside the product's */
  db: Db
  /** the digits of the newest text message to a number (ten digits) */
  code: (mobile: string) => Promise<string>
  /** someone new with an account, logged in without a browser */
  arrive: (mobile?: string) => Promise<Person>
  /** Saves birth details of someone; gives their bid. */
  birth: (person: Person, args?: Partial<BirthArgs>) => Promise<number>
  /** Gives someone questions (`oracle_paid` …) or money (`money_paise`); a negative amount uses them up. */
  give: (person: Person, unit: Unit, amount: number) => Promise<void>
  stop: () => Promise<void>
}

export type ProductOptions = {
  /** the embedded astrologer waits this long after each word */
  paceMs?: number
  /** settings beside those of the tests */
  env?: Record<string, string>
}

const SETTINGS = {
  JWT_SECRET: 'a secret of the tests, long enough to sign with',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
  // handles made in a test are as good as old ones
  POINTS_NEW_DAYS: '0',
}

/**
 * Starts everything for this test file and ends it with its last test. Call it at the top of the file. Pages are closed
 * after each test.
 */
export const startProduct = async ({ paceMs = 0, env = {} }: ProductOptions = {}): Promise<Product> => {
  const databaseUrl = await testDatabase()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-e2e-'))
  const all = {
    ...SETTINGS,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    EMBEDDED_PACE_MS: String(paceMs),
    ...env,
  }
  const opening = openBrowser()
  const api = startApi(all)
  const worker = startProgram('apps/worker/src/main.ts', all)
  const end = async () => {
    const [shown, ...programs] = await Promise.allSettled([opening, api, worker])
    if (shown.status === 'fulfilled') await shown.value.close()
    await Promise.all(programs.map((one) => one.status === 'fulfilled' && one.value.end()))
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [browser, { url }] = await Promise.all([opening, api, worker]).catch(async (error: unknown) => {
    await end()
    throw error
  })
  const db = openDb({ url: databaseUrl, poolSize: 2, applicationName: 'dhruva-e2e' })
  const pages = createPages(browser, url)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= db.close().then(end)
    return stopped
  }
  afterEach(pages.close)
  afterAll(stop)
  return {
    ...pages,
    url,
    browser,
    db,
    code: (mobile) => codeOf(url, mobile),
    arrive: (mobile = newMobile()) => arrive(url, mobile),
    birth: saveBirth,
    give: (person, unit, amount) => give(db, person, unit, amount),
    stop,
  }
}
