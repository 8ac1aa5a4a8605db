// The desk: every task of docs/operators.md in a browser, at the sizes and in the languages it is used in.
import { chats, discussions, leads, profiles, reports } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { violations } from './testing/axe.ts'
import { arrowTo } from './testing/keyboard.ts'
import { because, codeOf, open, operatorsOf } from './testing/operators.ts'
import { buy } from './testing/paying.ts'
import { changeTo, focused, holdsTrue, scrollsSideways } from './testing/see.ts'

const product = await startProduct()
const { firstLogin, operator, lastAct } = operatorsOf(product)

const member = async (name: string) => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  const display_name = `${name}${person.mobile.slice(-4)}`
  await person.client.call(profiles.insertProfile, { display_name, email: 'somebody@example.org', bid })
  return { ...person, bid }
}

test('an owner does every task: reports, people, consultations, payments, log and operators', async () => {
  const author = await member('desk.author')
  const reporter = await member('desk.reporter')
  const { did } = await author.client.call(discussions.insertDiscussion, { title: 'Stones', description: 'Buy mine.' })
  const other = await author.client.call(discussions.insertDiscussion, { title: 'Saturn', description: 'Is he slow?' })
  await reporter.client.call(reports.report, { did, reason: 'spam' })
  await reporter.client.call(reports.report, { did: other.did, reason: 'other' })
  await author.client.call(leads.saveLead, { full_name: 'Asha Sharma', mobile_number: author.mobile })
  const paid = await buy(product, author, 'oracle-10')

  const page = await product.page({ width: 1440 })
  const owner = await operator('owner')
  await firstLogin(page, owner)

  await open(page, 'Reports')
  const row = (id: number) => page.getByRole('article', { name: new RegExp(`^d${id}:`) })
  await row(did).focus()
  await page.keyboard.press('h')
  await because(page, 'Hide')
  await row(did).waitFor({ state: 'detached' })
  expect(await lastAct()).toMatchObject({
    command: 'hide',
    target: `d${did}`,
    operatorUid: owner.uid,
    reason: 'as the rules say',
  })
  await row(other.did).getByRole('button', { name: 'Dismiss the reports' }).click()
  await because(page, 'Dismiss the reports')
  await page.getByText('No open reports.').waitFor()
  await open(page, 'Hidden texts')
  await row(did).getByRole('button', { name: 'Show again' }).click()
  await because(page, 'Show again')
  await page.getByText('Nothing is hidden.').waitFor()

  await open(page, 'People')
  await page.getByLabel('Number or uid').fill(author.mobile)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `uid ${author.uid}` }).waitFor()
  await page.getByRole('button', { name: 'Suspend', exact: true }).click()
  await because(page, 'Suspend')
  await page.getByText('suspended since').first().waitFor()
  await page.getByRole('button', { name: 'Let them write again' }).click()
  await because(page, 'Let them write again')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await because(page, 'Give')
  await page.getByText('Oracle, free').waitFor()
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await because(page, 'Take')
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await because(page, 'Log out everywhere')
  expect(await lastAct()).toMatchObject({ command: 'logout', target: `u${author.uid}` })
  await page.getByText('They are logged in nowhere.').waitFor()
  expect(await violations(page)).toEqual([])

  await open(page, 'Consultations')
  await page.getByLabel('Call at (India)').fill('2027-01-15T17:30')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await because(page, 'Schedule')
  await page.getByText('call 15 Jan 2027').waitFor()

  await open(page, 'Payments')
  await page.getByLabel(/^Payment, order/).fill(paid)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'What happened' }).waitFor()
  await page.getByRole('listitem').getByRole('button', { name: 'Ask the provider' }).click()
  await because(page, 'Ask the provider')
  await page.getByRole('button', { name: 'Give back what is unused' }).click()
  await because(page, 'Give back')
  expect(await lastAct()).toMatchObject({ command: 'refund', target: paid })
  await page.getByLabel('Day', { exact: true }).fill(new Date().toISOString().slice(0, 10))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the day as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toContain('reconciliation-')

  await open(page, 'Operators')
  const helper = await product.arrive()
  await page.getByLabel('Mobile number').fill(helper.mobile)
  await page.getByLabel('Name in the log').fill('desk helper')
  const adding = page.getByRole('region', { name: 'Add somebody' })
  await adding.getByLabel('Support').check()
  await adding.getByRole('button', { name: 'Add' }).click()
  await because(page, 'Add')
  const place = page.getByRole('listitem').filter({ hasText: 'desk helper' })
  await place.getByText('app not set up yet').waitFor()
  await place.getByLabel('Finance').check()
  await place.getByRole('button', { name: 'Change roles' }).click()
  await because(page, 'Change roles')
  await place.getByRole('button', { name: 'Take the place away' }).click()
  await because(page, 'Take the place away')
  await place.getByText(/^ended/).waitFor()
  expect(await violations(page)).toEqual([])

  await open(page, 'Log of acts')
  await page.getByLabel('About').fill(`u${author.uid}`)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await holdsTrue(async () => (await page.getByRole('main').getByRole('listitem').count()) === 5)
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(csv.suggestedFilename()).toBe('dhruva-acts.csv')
  await page.getByRole('button', { name: 'Theme, log out' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('heading', { name: 'Log in at the desk' }).waitFor()
  expect(product.troubles(page)).toEqual([])
})

test('what happened to a payment is said in both languages, with rupees and no word of the code', async () => {
  const person = await product.arrive()
  const paid = await buy(product, person, 'oracle-10')
  await product.give(person, 'oracle_paid', -4)
  const page = await product.page({ width: 360 })
  await firstLogin(page, await operator('finance'))
  await page.goto(`/desk/payments?what=${paid}`)
  await page.getByRole('button', { name: 'Give back all' }).click()
  await because(page, 'Give back', 'नेट बंद था')
  const steps = page.getByRole('region', { name: /^(What happened|क्या-क्या हुआ)$/ }).getByRole('listitem')
  const told = async () => (await steps.allInnerTexts()).map((step) => step.replace(/^.*? · /, ''))
  // the worker asks the provider; its notices come when they come
  await holdsTrue(async () => {
    await page.reload()
    await steps.first().waitFor()
    return (await told()).some((step) => step.startsWith('Credit note'))
  })
  const id = '[0-9a-f-]{36}'
  expect((await told()).filter((step) => !step.startsWith('The provider told us: '))).toEqual([
    expect.stringMatching(`^Order of 10 Oracle questions for ₹49 \\(${id}\\)$`),
    'Payment at the provider: ₹49, UPI',
    'In the books: credited',
    expect.stringMatching(/^Invoice INV\/\d{4}\/\d+, ₹49$/),
    expect.stringMatching(
      `^Refund of ₹49, asked for by an operator \\(${id}\\) · taken for it: 6 Oracle questions · 4 Oracle questions used before they could be taken$`,
    ),
    expect.stringMatching(/^Act #\d+ of op \d{10}: refund, “नेट बंद था”$/),
    expect.stringMatching(`^Refund of ₹49: done \\(${id}\\)$`),
    expect.stringMatching(/^Credit note CRN\/\d{4}\/\d+, ₹49$/),
  ])

  await changeTo(page, 'hi')
  await page.getByText('बही में: जमा').first().waitFor()
  const inHindi = await page.getByRole('main').innerText()
  for (const said of ['ऑर्डर: ₹49 में ओरेकल के 10 प्रश्न', 'भुगतान सेवा पर भुगतान: ₹49, यूपीआई', 'बही में: जमा'])
    expect(inHindi).toContain(said)
  expect((await told()).find((step) => step.includes('ऑपरेटर ने माँगी'))).toMatch(
    /^₹49 की वापसी.* · बदले में लिया गया: ओरेकल के 6 प्रश्न · वापस लेने से पहले ख़र्च: ओरेकल के 4 प्रश्न$/,
  )
  // what stays in Latin letters are ids and numbers of papers
  const latin = inHindi.replaceAll(
    /(?:pay|order)_\w+|[0-9a-f-]{36}|(?:INV|CRN)\/[\d/]+|CSV|uid|op \d+|pay_…|order_…/g,
    '',
  )
  expect(latin.match(/[a-z_]{3,}/gi)).toBeNull()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])
})

test('on a phone the head of the desk is one row above the menu, in both languages, and the keyboard reaches all of it', async () => {
  const page = await product.page({ width: 360, touch: true })
  await firstLogin(page, await operator('owner', 'support', 'finance', 'moderator'))
  const head = page.getByRole('banner')
  for (const language of ['hi', 'en'] as const) {
    await changeTo(page, language)
    expect((await head.boundingBox())?.height).toBeLessThanOrEqual(64)
    expect(await scrollsSideways(page)).toBe(false)
    for (const button of await head.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    expect(await violations(page)).toEqual([])
  }
  await page.getByRole('link', { name: 'Skip to the page' }).focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('हिन्दी')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Theme, log out')
  await page.keyboard.press('Enter')
  const night = page.getByRole('menuitemradio', { name: 'Night' })
  await night.waitFor()
  expect((await night.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.locator('[role=menu]:focus').waitFor()
  await arrowTo(page, 'ArrowUp', page.getByRole('menuitem', { name: 'Log out' }))
  await arrowTo(page, 'ArrowUp', night)
  await page.keyboard.press('Enter')
  await page.locator('html[data-theme=dark]').waitFor()
  await expect.poll(() => focused(page)).toBe('Theme, log out')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('People')
  expect(await violations(page)).toEqual([])
})

test('support reads a talk by the code of the person alone, on a phone; sees no page of other roles; the person sees it', async () => {
  const person = await member('desk.talker')
  const { asst_id } = await person.client.call(chats.startChat, { bid: person.bid, astrologer: 'Oracle' })
  const message = 'Will my secret plan succeed?'
  await person.client.stream(
    chats.pushChat,
    { bid: person.bid, asst_id, astrologer: 'Oracle', message, client_id: crypto.randomUUID(), device: 'web' },
    { onText: () => {} },
  )
  const account = await product.page({ as: person, width: 360 })
  await account.goto('/logins')
  await account.getByLabel('Which talk').selectOption({ label: message })
  await account.getByRole('button', { name: 'Make a code' }).click()
  const code = await account.getByText(/^\d{4} \d{4}$/).innerText()
  expect(await violations(account)).toEqual([])

  const page = await product.page({ width: 360 })
  const secret = await firstLogin(page, await operator('support'))
  const menu = page.getByRole('navigation').getByRole('link')
  expect(await menu.allInnerTexts()).toEqual([
    ...['People', 'Consultations', 'Payments', 'Discounts', 'House', 'Answers', 'Health', 'Log of acts'],
  ])
  await page.goto('/desk/operators')
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor()
  await page.getByLabel('Number or uid').fill(String(person.uid))
  await page.keyboard.press('Enter')
  await page.getByLabel('Code of the person').fill(code)
  await page.getByRole('button', { name: 'Open' }).click()
  await because(page, 'Open')
  await page.getByRole('button', { name: 'Read' }).click()
  await because(page, 'Read')
  await page.getByRole('listitem').getByText(message).last().waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await violations(page)).toEqual([])

  await account.reload()
  await account.getByText('Support may read').waitFor()
  await account.getByRole('button', { name: 'Take back' }).click()
  await account.getByText('Over').waitFor()
  await page.getByRole('button', { name: 'Read' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('once more')
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByText('Nothing was changed').waitFor()
  await page.keyboard.press('Escape')

  // a code that was typed in a while ago is not enough for questions
  await product.db.prisma.deskSession.updateMany({ data: { freshAt: new Date(0) } })
  // as if the code of this half minute had not been used to log in
  await product.db.prisma.deskOperator.updateMany({ data: { totpStep: 0 } })
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await dialog.getByLabel('Reason').fill('an apology')
  await dialog.getByRole('button', { name: 'Give', exact: true }).click()
  await dialog.getByLabel('A new code of your app').fill(await codeOf(secret))
  await dialog.getByRole('button', { name: 'Give', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await lastAct()).toMatchObject({ command: 'grant', target: `u${person.uid}`, reason: 'an apology' })
})

test('the page of the desk is kept and listed nowhere, and no file of a visitor names it', async () => {
  const answer = await fetch(`${product.url}/desk/people`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  const home = await fetch(`${product.url}/`, { headers: { accept: 'text/html' } })
  expect(answer.headers.get('content-security-policy')).toBe(home.headers.get('content-security-policy'))
  expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).not.toContain('/desk')
  const html = await home.text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  const worker = await (await fetch(`${product.url}/sw.js`)).text()
  const named = new Set([...files, ...(worker.match(/\/assets\/[\w.-]+\.js/g) ?? [])])
  for (const file of named)
    expect(await (await fetch(product.url + file)).text(), file).not.toMatch(/apis\/desk|\/desk\//)
})
