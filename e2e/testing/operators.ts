// How operators are at the desk in a browser.
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeskRole } from '@dhruva/contract'
import { addToDesk } from '@dhruva/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newMobile, type Person, type Product } from '../product.ts'
import { violations } from './axe.ts'
import { heading } from './see.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const HALF_MINUTE_MS = 30_000
/** To type a code in and have it looked at. */
const TO_TYPE_MS = 10_000

/** What an app shows for a secret (RFC 6238), made without the library that the service has. Of a half minute that is nearly over the next one. */
export const codeOf = async (secret: string): Promise<string> => {
  const left = HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS)
  if (left < TO_TYPE_MS) await sleep(left)
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Opens a page of the menu. */
export const open = async (page: Page, screen: string) => {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click()
  await heading(page).filter({ hasText: screen }).waitFor()
}

/** Gives the reason an act waits for. */
export const because = async (page: Page, yes: string, reason = 'as the rules say') => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Operators of a product. */
export const operatorsOf = (product: Product) => ({
  /** Somebody who may work at the desk, and was never there. */
  operator: async (...roles: DeskRole[]): Promise<Person> => {
    const person = await product.arrive(newMobile())
    const by = { operator: 'shell', reason: 'the first owner', now: new Date() }
    await addToDesk(product.db, by, { mobile: `+91${person.mobile}`, roles, name: `op ${person.mobile}` })
    return person
  },
  /** Goes to the desk for the first time: number, code, app, recovery codes. @returns the secret of the app */
  firstLogin: async (page: Page, { mobile }: Person): Promise<string> => {
    await page.goto('/desk')
    await page.getByLabel('Mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Get OTP' }).click()
    await page.getByLabel('Digit 1 of 6').waitFor()
    await page.keyboard.type(await product.code(mobile))
    await page.getByRole('heading', { name: 'Set up your app' }).waitFor()
    await page.getByRole('img', { name: 'QR code with the secret for your app' }).waitFor()
    expect(await violations(page)).toEqual([])
    const shown = page.locator('main p').filter({ hasText: /^[A-Z2-7 ]{30,}$/ })
    const secret = (await shown.innerText()).replaceAll(' ', '')
    await page.getByLabel('Six digits').fill(await codeOf(secret))
    const codes = page.getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    await page.getByRole('button', { name: 'I have written them down' }).click()
    await page.getByRole('navigation').waitFor()
    // the first page of the desk comes after what stands around it
    await heading(page).waitFor()
    return secret
  },
  /** What was written down last. */
  lastAct: () => product.db.prisma.operatorAct.findFirstOrThrow({ orderBy: { id: 'desc' } }),
})
