// Section 2 of the acceptance list: the six boxes, and what a session is worth.
import { auth, NOTICE_VERSION, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { decodeToken } from '../apps/web/src/lib/token.ts'
import { auth as hiAuth } from '../apps/web/src/locales/hi/auth.ts'
import { shell as hiShell } from '../apps/web/src/locales/hi/shell.ts'
import { answers, fails, holds, newMobile, SAID, startProduct } from './product.ts'
import { createLogin } from './testing/login.ts'
import { focused, heading, holdsTrue, readAlert, readToast, said, toasts } from './testing/see.ts'

const product = await startProduct()
const { openLogin, openCode, dialogOf, mobileOf, termsOf, getOtp, verify, digit, typed, paste } = createLogin(product)

test('S-077 S-085 OTP screen', async () => {
  const mobile = newMobile()
  const page = await openCode(mobile)
  const group = dialogOf(page).getByRole('group', { name: '6-digit code' })
  expect(await group.getByRole('textbox').count()).toBe(6)
  expect(await group.getByRole('textbox', { name: 'Digit 6 of 6' }).isVisible()).toBe(true)
  expect(await said(verify(page).locator('span').first())).toBe('Verify')
  expect(await said(dialogOf(page))).toMatch(new RegExp(`\\+91 ${mobile.slice(0, 2)}•+ •+${mobile.slice(-3)}`))
  expect(await said(dialogOf(page).getByText(/Resend code in/))).toMatch(/in 0:(30|2\d)/)
  await dialogOf(page).getByRole('button', { name: 'Change number' }).click()
  expect(await mobileOf(page).inputValue()).toBe(mobile)
  expect(await termsOf(page).isChecked()).toBe(true)
})

test('S-078 S-080 S-082 S-084 typing, deleting, pasting, filling in', async () => {
  const page = await openCode()
  expect(await digit(page, 1).getAttribute('autocomplete')).toBe('one-time-code')
  expect(await digit(page, 1).getAttribute('inputmode')).toBe('numeric')
  await page.keyboard.type('a')
  expect(await typed(page)).toBe('')
  await page.keyboard.type('1')
  expect(await typed(page)).toBe('1')
  expect(await focused(page)).toBe('Digit 2 of 6')
  await page.keyboard.press('Backspace')
  expect(await focused(page)).toBe('Digit 1 of 6')
  for (const wrong of ['12345', '1234567', '12a456']) {
    await paste(page, wrong)
    expect(await typed(page)).toBe('1')
  }
  const call = await holds(page, auth.validateOTP)
  await paste(page, '123456')
  expect(await typed(page)).toBe('123456')
  const other = await openCode()
  await holds(other, auth.validateOTP)
  await digit(other, 1).fill('654321')
  expect(await typed(other)).toBe('654321')
  await holdsTrue(async () => call.asked.length === 1)
})

test('S-081 six digits are checked without a press, once: Enter and the button add nothing; the dialog says that the code was sent', async () => {
  const mobile = newMobile()
  const page = await openLogin()
  await dialogOf(page).getByText('You will receive a 6-digit code for verification').waitFor()
  await mobileOf(page).fill(mobile)
  await getOtp(page).click()
  await digit(page, 1).waitFor()
  await dialogOf(page)
    .getByText(/^Your 6-digit code is on its way/)
    .waitFor()
  expect(await dialogOf(page).getByText('You will receive').count()).toBe(0)
  const call = await holds(page, auth.validateOTP)
  const code = await product.code(mobile)
  await page.keyboard.type(code.slice(0, 5))
  await product.settled(page)
  expect(call.asked).toEqual([])
  await page.keyboard.type(code.slice(5))
  await page.getByText('verifying..').waitFor()
  await page.keyboard.press('Enter')
  await verify(page).click({ force: true })
  expect(await typed(page)).toBe(code)
  expect(JSON.parse(call.asked[0]!)).toMatchObject({ consent: { version: NOTICE_VERSION, language: 'English' } })
  call.release()
  await page.getByRole('button', { name: 'Account' }).waitFor()
  expect(call.asked).toHaveLength(1)
  const [kept] = await product.db.prisma.consent.findMany({
    where: { purpose: 'account' },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(kept).toMatchObject({ given: true, version: NOTICE_VERSION, language: 'English', how: 'login' })
})

test('S-091 a session, a toast, the same page anew', async () => {
  const mobile = newMobile()
  const page = await product.page()
  await page.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (value: string) => {
        sessionStorage.setItem('written', value)
        cookie?.set?.call(document, value)
      },
    })
  })
  await page.goto('/oracle?from=here')
  await page.evaluate(() => Reflect.set(window, 'before', true))
  await product.logIn(page, mobile)
  expect(await readToast(page)).toContain('Logged in successfully')
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBeUndefined()
  expect(page.url()).toBe(`${product.url}/oracle?from=here`)
  const written = await page.evaluate(() => sessionStorage.getItem('written') ?? '')
  expect(written).toMatch(/^jwt=[\w.-]+; Path=\/; Expires=/)
  const years = (Date.parse(/Expires=([^;]+)/.exec(written)![1]!) - Date.now()) / 31_557_600_000
  expect(years).toBeCloseTo(10, 1)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'jwt', path: '/' })
  await page.getByRole('button', { name: 'Account' }).waitFor()
})

test('S-086 no held token', async () => {
  const page = await openCode(newMobile(), (one) => answers(one, auth.getOTP, { token: '' }))
  await page.keyboard.type('123456')
  expect(await readAlert(page)).toBe('Token not found. Please try again.')
})

test('S-087 S-088 S-089 S-090 S-425 verifying, and how it fails', async () => {
  const mobile = newMobile()
  const page = await openCode(mobile)
  const tryCode = () => digit(page, 1).fill('123456')
  const failing = await fails(page, auth.validateOTP, 'fail')
  await tryCode()
  expect(await readAlert(page)).toBe(SAID)
  await holdsTrue(async () => (await focused(page)) === 'Digit 1 of 6')
  expect(await typed(page)).toBe('')
  await failing.heal()
  const broken = await fails(page, auth.validateOTP, 'HTTP failure')
  await tryCode()
  expect(await readAlert(page)).toBe('Failed to verify OTP. Please try again.')
  await broken.heal()
  const cut = await fails(page, auth.validateOTP, 'exception')
  await tryCode()
  expect(await readAlert(page)).toBe('An error occurred. Please try again later.')
  await cut.heal()

  const call = await holds(page, auth.validateOTP)
  const before = await verify(page).boundingBox()
  await digit(page, 1).fill(await product.code(mobile))
  await page.getByText('verifying..').waitFor()
  expect(await verify(page).getAttribute('aria-disabled')).toBe('true')
  expect((await verify(page).boundingBox())?.width).toBe(before?.width)
  call.release()
  await dialogOf(page).waitFor({ state: 'detached' })
})

test('S-093 S-095 wrong codes, an old code, resend', async () => {
  const mobile = newMobile()
  const page = await product.page()
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Log In' }).click()
  await mobileOf(page).fill(mobile)
  await termsOf(page).check()
  await getOtp(page).click()
  await digit(page, 1).waitFor()
  const first = await product.code(mobile)
  const wrong = first === '000000' ? '111111' : '000000'
  const enter = async (code: string) => {
    await digit(page, 1).fill(code)
    return readAlert(page)
  }
  for (let n = 0; n < 5; n++) expect(await enter(wrong)).not.toBe('')
  expect(await enter(first)).toMatch(/code/i)

  const resend = dialogOf(page).getByRole('button', { name: /Resend code/ })
  expect(await resend.getAttribute('aria-disabled')).toBe('true')
  expect(await said(resend)).toMatch(/in 0:\d\d/)
  await page.clock.runFor(31_000)
  await dialogOf(page).getByRole('button', { name: 'Resend code', exact: true }).click()
  await holdsTrue(async () => (await product.code(mobile)) !== first)
  await dialogOf(page)
    .getByText(/Resend code in/)
    .waitFor()
  expect(await enter(first)).not.toBe('')
  await digit(page, 1).fill(await product.code(mobile))
  await page.getByRole('button', { name: 'Account' }).waitFor()
})

test('S-093 a code over five minutes old is refused', async () => {
  const mobile = newMobile()
  const page = await openCode(mobile)
  const code = await product.code(mobile)
  const sixMinutes = 360_000
  const sent = await product.db.prisma.otpChallenge.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
  await product.db.prisma.otpChallenge.update({
    where: { tokenHash: sent.tokenHash },
    data: {
      createdAt: new Date(sent.createdAt.getTime() - sixMinutes),
      expiresAt: new Date(sent.expiresAt.getTime() - sixMinutes),
    },
  })
  await digit(page, 1).fill(code)
  expect(await readAlert(page)).toMatch(/code/i)
  expect(await page.context().cookies()).toEqual([])
})

test('S-096 Esc, outside click, close button; the number is still there', async () => {
  const page = await openLogin({ width: 1280 })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
  ]
  await mobileOf(page).fill('98765')
  for (const close of ways) {
    await close()
    await dialogOf(page).waitFor({ state: 'detached' })
    await holdsTrue(async () => (await focused(page)) === 'Log In')
    await page.getByRole('button', { name: 'Log In' }).click()
    expect(await mobileOf(page).inputValue()).toBe('98765')
  }
})

test('S-067 outside India, in Hindi and without a store: the words and the way back alone', async () => {
  const page = await product.page({ width: 360, language: 'hi' })
  await page.goto('/')
  await page.getByRole('button', { name: hiShell.openMenu }).click()
  await page.getByRole('dialog').getByRole('button', { name: hiShell.logIn }).click()
  await page.getByRole('button', { name: hiAuth.outsideAction }).click()
  const overlay = page.getByRole('dialog', { name: hiAuth.outside })
  await overlay.waitFor()
  await product.settled(page)
  expect(await overlay.getByRole('link').count()).toBe(0)
  await overlay.getByText(hiAuth.close, { exact: true }).click()
  await overlay.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog', { name: hiAuth.title }).isVisible()).toBe(true)
})

test('S-430 a revoked session: cookie gone, one toast, login, the same place with its entries', async () => {
  const person = await product.arrive()
  const page = await product.page({ as: person })
  const bid = await product.birth(person)
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('What does this year bring?')
  await person.client.call(users.logout, {})
  await field.press('Enter')
  expect(await readToast(page)).toContain('Your session has ended. Please log in again.')
  expect(await toasts(page).count()).toBe(1)
  expect(await page.context().cookies()).toEqual([])
  await product.enter(page, person.mobile)
  expect(page.url()).toContain(`/chats?type=Oracle&bid=${bid}`)
  expect(await field.inputValue()).toBe('What does this year bring?')
  await field.press('Enter')
  await page.getByText('2 Questions left').waitFor()
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')

test.each(['', '7', 'a.b', 'a.!!!.c', `a.${encoded('not json')}.c`])(
  'S-431 a cookie of %j is no session',
  async (value) => {
    const page = await product.page()
    await page.context().addCookies([{ name: 'jwt', value, url: product.url }])
    await page.goto('/')
    await heading(page).waitFor()
    expect(await page.getByRole('button', { name: 'Log In' }).isVisible()).toBe(true)
    expect(product.troubles(page)).toEqual([])
  },
)

test.each([
  [7, 'must be a string'],
  ['a', 'missing part'],
  ['a.!!!.c', 'invalid base64'],
  [`a.${encoded('not json')}.c`, 'invalid json'],
])('S-431 a token of %j: %s', (token, reason) => {
  expect(() => decodeToken(token)).toThrow(reason)
})
