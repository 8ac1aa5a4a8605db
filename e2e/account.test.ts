// Section 17 of the acceptance list: an account ends, with a code of its own.
import { auth, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, newMobile, SAID, startProduct } from './product.ts'
import { createLogin } from './testing/login.ts'
import { focused, headed, holdsTrue, readAlert, said } from './testing/see.ts'

const product = await startProduct()
const { dialogOf, mobileOf, getOtp, verify, digit, typed } = createLogin(product)

/** Opens the dialog as someone and goes on to the six boxes. */
const openCode = async (mobile = newMobile()) => {
  const person = await product.arrive(mobile)
  const page = await product.page({ as: person })
  await page.goto('/delete-account')
  // a code for logging in was sent to this number a moment ago
  await product.db.prisma.otpChallenge.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } })
  await getOtp(page).click()
  await digit(page, 1).waitFor()
  return { person, page }
}

test('S-031 S-418 the dialog over the page: the own number, what goes and what stays', async () => {
  const person = await product.arrive()
  const page = await product.page({ as: person })
  await page.goto('/delete-account')
  expect(await said(dialogOf(page).getByRole('heading'))).toBe('Delete Account')
  await holdsTrue(async () => (await mobileOf(page).inputValue()) === person.mobile)
  expect(await said(dialogOf(page))).toContain('+91')
  await page.keyboard.press('Escape')
  await headed(page, 'Delete Account')
  for (const word of ['Unused questions', 'subscription', 'books', 'birth details'])
    expect(await said(page.getByRole('main'))).toContain(word)
  const visitor = await product.page()
  await visitor.goto('/delete-account')
  await mobileOf(visitor).waitFor()
  expect(await mobileOf(visitor).inputValue()).toBe('')
})

test('S-460 the code is for deleting', async () => {
  const page = await product.page()
  await page.goto('/delete-account')
  await getOtp(page).click()
  expect(await readAlert(page)).toBe('Please enter your mobile number and select your country code.')
  const mobile = newMobile()
  await mobileOf(page).fill(mobile)
  const asked = page.waitForRequest((request) => request.url().endsWith(auth.getOTP.path))
  await getOtp(page).click()
  expect((await asked).postDataJSON()).toMatchObject({ mobile, purpose: 'delete_account' })
  await digit(page, 1).waitFor()
})

test('S-461 S-419 refusals delete nothing', async () => {
  const { person, page } = await openCode()
  const failing = await fails(page, auth.validateRawOTP, 'fail')
  await digit(page, 1).fill('123456')
  await verify(page).click()
  expect(await readAlert(page)).toBe(SAID)
  await holdsTrue(async () => (await focused(page)) === 'Digit 1 of 6')
  expect(await typed(page)).toBe('')
  await failing.heal()
  const broken = await fails(page, auth.validateRawOTP, 'HTTP failure')
  await digit(page, 1).fill('123456')
  await verify(page).click()
  expect(await readAlert(page)).toBe('Failed to verify OTP. Please try again.')
  await broken.heal()
  expect((await person.client.call(users.getUserInfo, {})).uid).toBe(person.uid)
  // nobody has this number
  const visitor = await product.page()
  const stranger = newMobile()
  await visitor.goto('/delete-account')
  await mobileOf(visitor).fill(stranger)
  await getOtp(visitor).click()
  // the code is on its way once there are boxes for it
  await digit(visitor, 1).waitFor()
  await digit(visitor, 1).fill(await product.code(stranger))
  await verify(visitor).click()
  expect(await readAlert(visitor)).toBe('No account uses this number.')
})

test('S-420 S-421 deleted: said, logged out, at home; the number begins anew without gifts', async () => {
  const { person, page } = await openCode()
  await product.birth(person)
  await digit(page, 1).fill(await product.code(person.mobile))
  await verify(page).click()
  expect(await readAlert(page)).toBe('Your account has been deleted successfully.')
  await page.waitForURL(`${product.url}/`)
  await page.getByRole('button', { name: 'Log In' }).waitFor()
  expect(await page.context().cookies()).toEqual([])
  await expect(person.client.call(users.getUserInfo, {})).rejects.toThrow()
  await product.db.prisma.otpChallenge.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } })
  const anew = await product.arrive(person.mobile)
  expect(anew.uid).not.toBe(person.uid)
  expect((await anew.client.call(users.getUserInfo, {})).oracle_questions).toBe(0)
})
