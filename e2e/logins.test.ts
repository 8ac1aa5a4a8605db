// The page of one's logins.
import { users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { holdsTrue, scrollsSideways } from './testing/see.ts'

const product = await startProduct()

test.each(['en', 'hi'] as const)('lists the logins, ends one and all others, in %s at 360 px', async (language) => {
  const person = await product.arrive()
  const others = [
    await product.arrive(person.mobile),
    await product.arrive(person.mobile),
    await product.arrive(person.mobile),
  ]
  const page = await product.page({ as: person, width: 360, language })
  await page.goto('/logins')
  const list = page.getByRole('main').getByRole('listitem')
  await holdsTrue(async () => (await list.count()) === 4)
  expect(await scrollsSideways(page)).toBe(false)
  const current = page.getByRole('main').getByText(language === 'hi' ? 'यही डिवाइस' : 'This device')
  expect(await current.count()).toBe(1)

  // as if they had logged in here a while ago: a code is asked for first
  const longAgo = new Date(Date.now() - 3_600_000)
  await product.db.prisma.session.updateMany({ where: { uid: person.uid }, data: { createdAt: longAgo } })
  const end = page.getByRole('button', { name: language === 'hi' ? /^लॉगिन समाप्त करें/ : /^End the login/ })
  await end.first().click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: language === 'hi' ? /पर कोड भेजें$/ : /^Send a code to/ }).click()
  await dialog
    .getByLabel(language === 'hi' ? /1/ : 'Digit 1 of 6')
    .first()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type(await product.code(person.mobile))
  await dialog.waitFor({ state: 'detached' })
  await holdsTrue(async () => (await list.count()) === 3)
  await page
    .getByRole('button', { name: language === 'hi' ? 'बाकी सभी लॉगिन समाप्त करें' : 'End all other logins' })
    .click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await holdsTrue(async () => (await list.count()) === 1)
  await page.getByText(language === 'hi' ? 'आप और कहीं लॉग इन नहीं हैं।' : 'You are logged in nowhere else.').waitFor()
  for (const { token } of others) {
    const { status } = await fetch(`${product.url}${users.getUserInfo.path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(401)
  }
})
