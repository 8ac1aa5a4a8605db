// Section 2 of the acceptance list: the first step of the login, the mobile number.
import { auth } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, holds, newMobile, SAID, startProduct } from './product.ts'
import { createLogin } from './testing/login.ts'
import { holdsTrue, readAlert, readToast, said } from './testing/see.ts'

const product = await startProduct({ env: { STORE_URL: 'https://play.example/dhruva' } })
const { openLogin, dialogOf, mobileOf, termsOf, getOtp, digit, paste } = createLogin(product)

test.each([
  [1280, 440],
  [360, 336],
])('S-063 login modal at %i px', async (width, expected) => {
  const page = await openLogin({ width })
  expect((await dialogOf(page).boundingBox())?.width).toBe(expected)
  expect(await said(dialogOf(page).getByRole('heading'))).toBe('Continue with Mobile')
  expect(await said(dialogOf(page))).toContain('You will receive a 6-digit code for verification')
  expect(await dialogOf(page).getByLabel('Country code').locator('option').allTextContents()).toEqual(['+91'])
})

test('S-065 S-066 terms box: nobody ticks it but the person', async () => {
  const page = await openLogin({}, '/', false)
  const terms = termsOf(page)
  expect(await terms.isChecked()).toBe(false)
  expect(await terms.getAttribute('required')).not.toBeNull()
  const label = dialogOf(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox') })
  expect(await said(label)).toBe('By signing up, you agree to our Terms of Use and Privacy Policy')
  const link = (name: string) => dialogOf(page).getByRole('link', { name }).getAttribute('href')
  expect(await link('Terms of Use')).toBe('/terms-and-conditions')
  expect(await link('Privacy Policy')).toBe('/privacy-policy')

  expect(await link('What is kept, and what for')).toBe('/privacy')

  const asked = await holds(page, auth.getOTP)
  await mobileOf(page).fill(newMobile())
  await getOtp(page).click()
  await dialogOf(page).getByText('Please agree to the terms to continue.').waitFor()
  expect(await terms.getAttribute('aria-invalid')).toBe('true')
  expect(await terms.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(asked.asked).toEqual([])
  await page.keyboard.press('Space')
  await getOtp(page).click()
  await holdsTrue(async () => asked.asked.length === 1)
})

test('S-067 outside India', async () => {
  const page = await openLogin()
  expect(await said(dialogOf(page))).toContain('Are you outside India? Click Here')
  await dialogOf(page).getByRole('button', { name: 'Click Here' }).click()
  const overlay = page.getByRole('dialog', { name: /Are you Outside India/ })
  expect(await said(overlay.getByRole('heading'))).toBe(
    'Are you Outside India? For Best Experience. Download our app now from Google Play Store!',
  )
  expect(await overlay.getByRole('link').getAttribute('href')).toBe('https://play.example/dhruva')
  await overlay.getByText('Close', { exact: true }).click()
  await overlay.waitFor({ state: 'detached' })
  expect(await mobileOf(page).isVisible()).toBe(true)
})

test('S-069 S-070 numbers that are none', async () => {
  const page = await openLogin()
  const { asked } = await holds(page, auth.getOTP)
  await getOtp(page).click()
  expect(await readAlert(page)).toBe('Please enter your mobile number and select your country code.')
  for (const wrong of ['5123456789', '987654321', '98765432101']) {
    await mobileOf(page).fill(wrong)
    await getOtp(page).click()
    await dialogOf(page).getByText('Enter all 10 digits, starting with 6, 7, 8 or 9.').waitFor()
    expect(await mobileOf(page).getAttribute('aria-invalid')).toBe('true')
  }
  expect(asked).toEqual([])
})

test.each(['+91 98765-43210', '098765 43210'])('S-072 %s pasted is sent as ten digits', async (pasted) => {
  const page = await openLogin()
  const { asked } = await holds(page, auth.getOTP)
  await mobileOf(page).focus()
  await paste(page, pasted)
  await getOtp(page).click()
  await holdsTrue(async () => asked.length === 1)
  expect(JSON.parse(asked[0]!).mobile).toBe('9876543210')
})

test('S-073 S-425 double click asks once; busy label, same width', async () => {
  const page = await openLogin()
  const call = await holds(page, auth.getOTP)
  await mobileOf(page).fill(newMobile())
  const button = dialogOf(page).locator('button[type=submit]')
  const before = await button.boundingBox()
  await button.dblclick()
  await page.getByText('loading...').waitFor()
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect((await button.boundingBox())?.width).toBe(before?.width)
  await button.click({ force: true })
  expect(call.asked).toHaveLength(1)
  call.release()
  await digit(page, 1).waitFor()
  expect(call.asked).toHaveLength(1)
})

test('S-074 S-075 S-076 S-425 getOTP fails in three ways and is released each time', async () => {
  const page = await openLogin()
  await mobileOf(page).fill(newMobile())
  const failing = await fails(page, auth.getOTP, 'fail')
  await getOtp(page).click()
  expect(await readAlert(page)).toBe(`Failed to get OTP. ${SAID}`)
  await failing.heal()
  const broken = await fails(page, auth.getOTP, 'HTTP failure')
  await getOtp(page).click()
  expect(await readToast(page)).toContain('Failed to get OTP. Please try again later.')
  await broken.heal()
  const cut = await fails(page, auth.getOTP, 'exception')
  await getOtp(page).click()
  expect(await readAlert(page)).toBe('An error occurred. Please try again later.')
  await cut.heal()
  await getOtp(page).click()
  await digit(page, 1).waitFor()
})

test('S-440 too many requests: the waiting time is counted down', async () => {
  const page = await openLogin()
  await page.clock.install()
  const refusal = { status: 429, message: SAID, code: 'too_many_requests', retry_after_seconds: 90 }
  const failing = await fails(page, auth.getOTP, refusal)
  await mobileOf(page).fill(newMobile())
  await getOtp(page).click()
  expect(await readAlert(page)).toBe(`Failed to get OTP. ${SAID}`)
  const button = dialogOf(page).locator('button[type=submit]')
  expect(await button.getAttribute('aria-disabled')).toBe('true')
  expect(await said(button)).toMatch(/Try again in 1:(30|2\d)/)
  await button.click({ force: true })
  expect(failing.count()).toBe(1)
  await failing.heal()
  await page.clock.runFor(91_000)
  await getOtp(page).click()
  await digit(page, 1).waitFor()
})
