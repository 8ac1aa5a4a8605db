// A flood of requests for codes: the browser does a proof of work first.
import { auth } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { newMobile, startProduct } from './product.ts'
import { createLogin } from './testing/login.ts'
import { focused, holdsTrue } from './testing/see.ts'

// from the second code on everybody works, a moment: what is said meanwhile is looked at with the work held back
const product = await startProduct({ env: { RATE_LIMITS: 'on', OTP_HOURLY_CEILING: '1', OTP_PROOF_BITS: '14' } })
const { openLogin, dialogOf, mobileOf, getOtp, digit } = createLogin(product)

const askForOne = () =>
  fetch(`${product.url}${auth.getOTP.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile: newMobile() }),
  })

test('says what it does, lets go of it, and leads to the code', async () => {
  await askForOne()
  const page = await openLogin({ width: 360 })
  // the work is luck: at times it is done before anybody could press a button
  const script = '**/search-worker-*.js'
  await page.route(script, (route) => void route)
  await mobileOf(page).fill(newMobile())
  await getOtp(page).click()
  const status = dialogOf(page).getByRole('status')
  await status.getByText('Checking that you are not a robot').waitFor()
  expect(await dialogOf(page).locator('button[type=submit]').getAttribute('aria-disabled')).toBe('true')
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await holdsTrue(async () => (await status.textContent()) === '')
  expect(await focused(page)).toContain('Get OTP')
  await holdsTrue(() => getOtp(page).isEnabled())
  await page.unroute(script)
  await getOtp(page).click()
  await digit(page, 1).waitFor({ timeout: 30_000 })
})

test('a browser that has logged in before is spared the work', async () => {
  const page = await openLogin()
  const mobile = newMobile()
  await mobileOf(page).fill(mobile)
  await getOtp(page).click()
  await digit(page, 1).waitFor({ timeout: 30_000 })
  const [first = '', ...rest] = await product.code(mobile)
  await digit(page, 1).fill(first)
  for (const [at, one] of rest.entries()) await digit(page, at + 2).fill(one)
  await page.getByRole('button', { name: 'Account' }).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('known-device'))
  expect(kept).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  const asked = await page.evaluate(
    async ([path, body]) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json(),
    [auth.getOTP.path, JSON.stringify({ mobile, device_tokens: [kept] })] as const,
  )
  expect(asked).toMatchObject({ status: 'success' })
})
