// Section 10 of the acceptance list: the balance, giving questions away, and what became of them.
import { transfers, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answers, type Failing, fails, holds, newMobile, type Person, SAID, startProduct } from './product.ts'
import { headed, holdsTrue, readToast, said, toasts } from './testing/see.ts'

const product = await startProduct()

const info = ({ client }: Person) => client.call(users.getUserInfo, {})
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Transfer Questions' })
const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Transfer Questions' })
const mobileOf = (page: Page) => dialogOf(page).getByLabel('Mobile number of the recipient')
const countOf = (page: Page) => dialogOf(page).getByLabel('Number of Oracle questions')

const withQuestions = async (count: number) => {
  const who = await product.arrive()
  if (count > 0) await product.give(who, 'oracle_paid', count)
  return who
}

const openDialog = async (who: Person) => {
  const page = await product.page({ as: who })
  await page.goto('/balance')
  await page.getByRole('button', { name: 'Transfer Questions' }).click()
  await mobileOf(page).waitFor()
  return page
}

const fill = async (page: Page, mobile: string, count: string) => {
  await mobileOf(page).fill(mobile)
  await countOf(page).fill(count)
}

const openHistory = async (who: Person) => {
  const page = await product.page({ as: who })
  await page.goto('/profile/transfer-history')
  return page
}

test('S-030 S-282 everything a person has left, in figures', async () => {
  const who = await withQuestions(7)
  await product.give(who, 'astra_paid', 2)
  await product.give(who, 'sub_q', 40)
  await product.give(who, 'money_paise', 125_050)
  const page = await product.page({ as: who })
  await page.goto('/balance')
  await page.locator('[data-figure=balance]').getByText('₹1,250.50').waitFor()
  await headed(page, 'Balance Details')
  const figures = await page
    .locator('[data-figure]')
    .evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
    )
  expect(figures).toEqual([
    ['Oracle', '10'],
    ['Astra', '5'],
    ['Subscription', '40'],
    ['Transferable Oracle', '7'],
    ['Daily', '3'],
    ['Weekly', '1'],
    ['Monthly', '1'],
    ['Yearly', '1'],
    ['Rupees', '₹1,250.50'],
  ])
})

test.each<[Failing, string]>([
  ['fail', 'No data found'],
  ['HTTP failure', 'Something went wrong!'],
  ['exception', 'Something went wrong!'],
])('S-283 the balance on %s: toast "%s", and a way to try again', async (failing, text) => {
  const page = await product.page({ as: await withQuestions(1) })
  const failure = await fails(page, users.getUserInfo, failing)
  await page.goto('/balance')
  expect(await readToast(page)).toContain(text)
  await failure.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[data-figure=oracle_questions]').waitFor()
})

test('S-284 S-285 what is no number, or no count, is refused at its field', async () => {
  const page = await openDialog(await withQuestions(5))
  const asked = await holds(page, transfers.transferQuestions)
  const [noDigits, noCount] = ['A mobile number has ten digits', 'Write a whole number from 1']
  for (const [mobile, count, words, field] of [
    ['', '1', 'Write the mobile number', mobileOf(page)],
    ['987654321', '1', noDigits, mobileOf(page)],
    ['98765432101', '1', noDigits, mobileOf(page)],
    ['1234567890', '1', noDigits, mobileOf(page)],
    [newMobile(), '', 'Write how many questions', countOf(page)],
    [newMobile(), '0', noCount, countOf(page)],
    [newMobile(), '-1', noCount, countOf(page)],
    [newMobile(), '1.5', noCount, countOf(page)],
    [newMobile(), 'a', noCount, countOf(page)],
  ] as const) {
    await fill(page, mobile, count)
    await send(page).click()
    await dialogOf(page).getByText(words).waitFor()
    expect(await field.getAttribute('aria-invalid'), `${mobile}, ${count}`).toBe('true')
    expect(await field.evaluate((one) => one === document.activeElement), `${mobile}, ${count}`).toBe(true)
    // put right, it is no longer said
    await fill(page, newMobile(), '1')
    await dialogOf(page).getByText(words).waitFor({ state: 'detached' })
  }
  expect(asked.asked).toEqual([])
})

test('S-286 number and count are repeated before; pressed twice they go once, and both see it', async () => {
  const [asha, ravi] = [await withQuestions(5), await product.arrive()]
  const page = await openDialog(asha)
  await fill(page, `+91 ${ravi.mobile}`, '2')
  const summary = dialogOf(page).getByRole('status')
  await summary.getByText(`+91 ${ravi.mobile.slice(0, 5)} ${ravi.mobile.slice(5)}`).waitFor()
  expect(await said(summary)).toContain('2 Oracle questions')
  const held = await holds(page, transfers.transferQuestions)
  await send(page).dblclick()
  await dialogOf(page).getByRole('button', { name: 'transferring..' }).waitFor()
  expect(held.asked).toHaveLength(1)
  held.release()
  expect(await readToast(page)).toContain('2 Oracle questions sent')
  await dialogOf(page).waitFor({ state: 'detached' })
  await holdsTrue(async () => (await said(page.locator('[data-figure=oracle_questions] dd'))) === '6')
  expect(await info(asha)).toMatchObject({ oracle_questions: 6, transferable_oracle_questions: 3 })
  expect(await info(ravi)).toMatchObject({ oracle_questions: 5, transferable_oracle_questions: 2 })
})

test('S-287 free questions do not count, and the own number takes none', async () => {
  const who = await withQuestions(2)
  const page = await openDialog(who)
  await fill(page, newMobile(), '3')
  await send(page).click()
  expect(await readToast(page)).toContain('You can transfer 2 Oracle questions at most')
  await fill(page, who.mobile, '1')
  await send(page).click()
  await toasts(page).getByText('You cannot transfer questions to yourself.').waitFor()
  expect(await info(who)).toMatchObject({ oracle_questions: 5, transferable_oracle_questions: 2 })
})

test('S-289 S-389 a number without an account: taken off, and the history looks the same before and after its first login', async () => {
  const who = await withQuestions(4)
  const mobile = newMobile()
  await who.client.call(transfers.transferQuestions, { mobile, questions: 3 })
  expect(await info(who)).toMatchObject({ transferable_oracle_questions: 1 })
  const page = await openHistory(who)
  const card = page.getByRole('main').getByRole('listitem')
  await card.getByText('3 oracle question(s) sent').waitFor()
  await card.getByText(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`).waitFor()
  await card.getByText(/^Sent. A number without an account can fetch them until \d+ \w+ \d{4}$/).waitFor()
  const friend = await product.arrive(mobile)
  expect(await info(friend)).toMatchObject({ transferable_oracle_questions: 3 })
  const before = await card.textContent()
  await page.reload()
  await card.getByText('3 oracle question(s) sent').waitFor()
  expect(await card.textContent()).toBe(before)
  expect(await card.locator('[data-state=sent] svg').count()).toBe(1)
})

test.each<Failing>(['HTTP failure', 'exception'])(
  'S-290 transfer on %s: told, the balance is read again, and the retry is the same transfer',
  async (failing) => {
    const who = await withQuestions(3)
    const page = await openDialog(who)
    await fill(page, newMobile(), '1')
    const ids: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(transfers.transferQuestions.path)) ids.push(request.postDataJSON().client_id)
    })
    const failure = await fails(page, transfers.transferQuestions, failing)
    const again = page.waitForRequest((request) => request.url().includes(users.getUserInfo.path))
    await send(page).click()
    expect(await readToast(page)).toContain('Something went wrong!')
    await again
    await failure.heal()
    await send(page).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(ids).toEqual([ids[0], ids[0]])
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/)
    expect(await info(who)).toMatchObject({ transferable_oracle_questions: 2 })
  },
)

test('S-389 a transfer that came back says so', async () => {
  const who = await withQuestions(1)
  const page = await product.page({ as: who })
  const returned = {
    transaction_id: 'x',
    recipient_mobile: '+919876543210',
    oracle_questions: 1,
    sent: false,
    transferred_at: '2026-09-20T14:05:00.000Z',
    state: 'returned',
    until: null,
  }
  await answers(page, transfers.getTransferHistory, { transactions: [returned] })
  await page.goto('/profile/transfer-history')
  await page.getByText('Came back to you').waitFor()
  await page.getByText('20 Sept 2026, 7:35 pm').waitFor()
})

test('S-390 none yet, and a way to give', async () => {
  const page = await openHistory(await product.arrive())
  await page.getByText('Ohh! There is no Transfer history available').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Transfer Questions' }).last().click()
  await page.waitForURL('**/balance')
})

test.each<[Failing, string]>([
  ['fail', SAID],
  ['HTTP failure', 'No record found'],
  ['exception', 'No record found'],
])('S-388 the history on %s: "%s"', async (failing, text) => {
  const page = await product.page({ as: await product.arrive() })
  await fails(page, transfers.getTransferHistory, failing)
  await page.goto('/profile/transfer-history')
  await page.getByText(text).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

test('S-416 the footer leads to the balance', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/terms-and-conditions')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Balance' }).click()
  await page.waitForURL('**/balance')
})

const HISTORIES = ['/balance', '/profile/redeem-history', '/profile/transfer-history']

test('S-046 S-047 without a session, or with one that names nobody, these pages lead home', async () => {
  const page = await product.page()
  for (const address of HISTORIES) {
    await page.goto(address)
    await page.waitForURL(`${product.url}/`)
    expect(await readToast(page)).toContain('Please login first')
  }
  const payload = Buffer.from(JSON.stringify({ exp: 4_000_000_000, data: { mobile: '+919876543210' } }))
  const nobody = {
    mobile: '',
    uid: 0,
    token: `e30.${payload.toString('base64url')}.x`,
    client: (await product.arrive()).client,
  }
  const nameless = await product.page({ as: nobody })
  for (const address of HISTORIES) {
    await nameless.goto(address)
    await nameless.waitForURL(`${product.url}/`)
  }
})
