// Section 5 of the acceptance list: the chat page while a reply is written.
import { chats, users } from '@dhruva/contract'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { fails, holds, type Person, SAID, startProduct } from './product.ts'
import { openLine } from './testing/line.ts'
import { startModel } from './testing/model.ts'
import { holdsTrue, said } from './testing/see.ts'
import { fieldOf, lastReply, replyLength, sendOf } from './testing/talk.ts'

const model = await startModel()
const product = await startProduct({ env: model.env })
const QUESTION = 'What does this year bring for my work?'
const UNHAPPY = 'An error occurred. Please try again later.'

const newcomer = async () => {
  const person = await product.arrive()
  return { person, bid: await product.birth(person) }
}

const openChat = async (person: Person, bid: number) => {
  const page = await product.page({ as: person })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByText(/Questions? left/).waitFor()
  return page
}

const send = async (page: Page, message = QUESTION) => {
  await fieldOf(page).fill(message)
  await fieldOf(page).press('Enter')
}

const isFinished = (page: Page) => sendOf(page).waitFor({ timeout: 30_000 })
const questionsOf = async ({ client }: Person) => (await client.call(users.getUserInfo, {})).oracle_questions

const tail = (rest: object) =>
  `\u001e${JSON.stringify({ questions_left: 3, balance: 0, time_left_seconds: 0, ...rest })}\n`

const answersStream = (page: Page, endpoint: { path: string }, body: string) =>
  page.route(
    (url) => url.pathname === endpoint.path,
    (route: Route) => route.fulfill({ contentType: 'text/plain; charset=utf-8', body }),
  )

test('S-210 S-211 S-245 typing, then text that grows; never the tail; questions left; said once', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const push = await holds(page, chats.pushChat)
  const reply = model.hold()
  await page.evaluate(() => {
    const seen: string[] = []
    const heard: string[] = []
    Object.assign(window, { seen, heard })
    new MutationObserver(() => {
      seen.push(document.querySelector('[data-growing]')?.textContent ?? '')
      const status = document.querySelector('section p.vh[role=status]')?.textContent ?? ''
      if (status !== (heard.at(-1) ?? '')) heard.push(status)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await send(page)
  await page.getByRole('log').getByText('typing', { exact: true }).waitFor()
  expect(await page.getByRole('log').getAttribute('aria-busy')).toBe('true')
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off')
  await send(page, 'And something else entirely?')
  expect(push.asked).toHaveLength(1)
  expect(await sendOf(page).count()).toBe(0)
  push.release()
  // text is shown a sentence at a time
  for (const length of [40, 70, 100, 125, 150, 175, 205]) {
    const before = await replyLength(page)
    reply.say(length)
    await holdsTrue(async () => (await replyLength(page)) > before)
  }
  reply.end()
  await isFinished(page)
  expect(push.asked).toHaveLength(1)
  await page.getByText('2 Questions left').waitFor()
  const { seen, heard } = await page.evaluate(() => ({
    seen: [...new Set<string>(Reflect.get(window, 'seen'))].filter(Boolean),
    heard: Array.from<string>(Reflect.get(window, 'heard')),
  }))
  expect(seen.length).toBeGreaterThan(5)
  for (const [index, text] of seen.entries()) {
    expect(text).not.toContain('questions_left')
    if (index > 0) expect(text.length).toBeGreaterThanOrEqual(seen[index - 1]!.length - 2)
  }
  expect(heard[0]).toBe('Oracle is writing')
  expect(heard).toHaveLength(2)
  expect(heard[1]).not.toContain('**')
  expect(await fieldOf(page).inputValue()).toBe('And something else entirely?')
})

test('S-213 a tail that fails: its message in the bubble, the question back in the input', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  await answersStream(page, chats.pushChat, tail({ status: 'fail', code: 'reply_failed', message: SAID }))
  await send(page)
  await page.getByRole('log').getByText(SAID).waitFor()
  await holdsTrue(async () => (await fieldOf(page).inputValue()) === QUESTION)
})

test('S-469 push HTTP failure: the retry is charged once', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const failing = await fails(page, chats.pushChat, 'HTTP failure')
  await send(page)
  await page.getByRole('log').getByText(UNHAPPY).waitFor()
  await failing.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await isFinished(page)
  expect(await questionsOf(person)).toBe(2)
})

test('S-469 no answer at all, and cut for good after some text', async () => {
  const { person, bid } = await newcomer()
  const page = await product.page({ as: person })
  await page.clock.install()
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByText('3 Questions left').waitFor()
  const patience = async () => {
    await holdsTrue(async () => {
      // the clock must not run ahead of other calls: the history would be given up
      await product.settled(page)
      await page.clock.runFor(8_000)
      return page.getByRole('log').getByText(UNHAPPY).isVisible()
    })
  }
  const cut = await fails(page, chats.pushChat, 'exception')
  const gone = await fails(page, chats.resumeChat, 'exception')
  await send(page)
  await page.getByText('Reconnecting…').waitFor()
  await patience()
  await cut.heal()
  await answersStream(page, chats.pushChat, 'What came before the line was cut')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What came before the line was cut').waitFor()
  await patience()
  expect(await page.getByText('What came before the line was cut').isVisible()).toBe(true)
  await page.unrouteAll()
  expect(gone.count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('2 Questions left').waitFor({ timeout: 30_000 })
  await isFinished(page)
  expect(await questionsOf(person)).toBe(2)
})

test('S-215 a reload in the middle: text so far, then the rest, charged once', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const reply = model.hold()
  await send(page)
  reply.say(120)
  await holdsTrue(async () => (await replyLength(page)) > 60)
  const before = await lastReply(page)
  await page.reload()
  await holdsTrue(async () => (await replyLength(page)) >= before.length)
  expect((await lastReply(page)).startsWith(before.slice(0, 40))).toBe(true)
  reply.end()
  await isFinished(page)
  expect(await page.getByRole('log').getByText(QUESTION).count()).toBe(1)
  expect(await questionsOf(person)).toBe(2)
  const { asst_id } = (await person.client.call(chats.getAllChats, {})).chats[0]!
  const stored = await person.client.call(chats.getChat, { asst_id })
  expect(stored.chats).toHaveLength(2)
  expect(stored.chats[1]!.message.startsWith(before.slice(0, 40))).toBe(true)
})

test('S-216 the connection is cut in the middle and comes back', async () => {
  const { person, bid } = await newcomer()
  const line = await openLine(product.url)
  const page = await product.page({ as: person })
  await page.goto(`${line.url}/chats?type=Oracle&bid=${bid}`)
  await page.getByText('3 Questions left').waitFor()
  const reply = model.hold()
  await send(page)
  reply.say(80)
  await holdsTrue(async () => (await replyLength(page)) > 30)
  line.cut()
  await page.getByText('Reconnecting…').waitFor()
  expect(await replyLength(page)).toBeGreaterThan(30)
  line.mend()
  reply.end()
  await isFinished(page)
  expect(await page.getByRole('log').getByText(QUESTION).count()).toBe(1)
  expect(await questionsOf(person)).toBe(2)
})

test('S-432 offline: one clear note, the typed text stays, and it works again by itself', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  await page.context().setOffline(true)
  await page.getByText(/^You are offline\. Showing/).waitFor()
  await send(page)
  await page.getByText('You are offline. Your question is kept here.').waitFor()
  expect(await fieldOf(page).inputValue()).toBe(QUESTION)
  await page.context().setOffline(false)
  await page.getByText(/^You are offline\. Showing/).waitFor({ state: 'detached' })
  await fieldOf(page).press('Enter')
  await page.getByText('2 Questions left').waitFor()
})

test('S-217 a second tab while a reply is written', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const other = await page.context().newPage()
  await other.goto(`/chats?type=Oracle&bid=${bid}`)
  await other.getByText('3 Questions left').waitFor()
  const reply = model.hold()
  await send(page)
  reply.say(80)
  await holdsTrue(async () => (await replyLength(page)) > 10)
  await send(other, 'Something else entirely?')
  await other.getByText('Your last question is still being answered.').first().waitFor()
  expect(await fieldOf(other).inputValue()).toBe('Something else entirely?')
  reply.end()
  await isFinished(page)
  await isFinished(other)
  await holdsTrue(async () => (await said(other.getByRole('log'))) === (await said(page.getByRole('log'))))
  expect(await questionsOf(person)).toBe(2)
})

test('S-231 the tab is closed: the finished reply is in the history', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const reply = model.hold()
  await send(page)
  reply.say(80)
  await holdsTrue(async () => (await replyLength(page)) > 10)
  const next = await page.context().newPage()
  await page.close()
  reply.end()
  const stored = async () => {
    const [talk] = (await person.client.call(chats.getAllChats, {})).chats
    return talk ? (await person.client.call(chats.getChat, { asst_id: talk.asst_id })).chats : []
  }
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(2)
  await next.goto('/chats')
  await next
    .getByRole('complementary')
    .getByRole('button', { name: /Oracle/ })
    .click()
  await next.getByRole('log').getByText(QUESTION).waitFor()
  expect((await lastReply(next)).length).toBeGreaterThan(120)
  expect(await questionsOf(person)).toBe(2)
})

test('S-220 S-221 S-462 End chat: No goes on, Yes ends at the view of that chat', async () => {
  const { person, bid } = await newcomer()
  const page = await openChat(person, bid)
  const stop = page.getByRole('button', { name: 'End chat' })
  await stop.click()
  const alert = page.getByRole('alertdialog')
  expect(await said(alert.getByRole('heading'))).toBe('Are you sure you want to quit this chat.')
  expect(await alert.getByRole('button').allTextContents()).toEqual(['No', 'Yes'])
  await alert.getByRole('button', { name: 'No' }).click()
  await alert.waitFor({ state: 'detached' })
  const reply = model.hold()
  await send(page)
  reply.say(200)
  await holdsTrue(async () => (await replyLength(page)) >= 130)
  await stop.click()
  await alert.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/chats?chat=*')
  await page.getByRole('log').getByText('Stopped here.').waitFor()
  expect((await lastReply(page)).length).toBeGreaterThanOrEqual(120)
  await page.getByRole('button', { name: 'Delete Chat' }).waitFor()
  // S-218: from 120 characters on a stopped reply is charged
  expect(await questionsOf(person)).toBe(2)
})
