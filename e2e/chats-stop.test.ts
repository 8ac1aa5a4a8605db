// Section 5 of the acceptance list, S-218: what a stopped reply costs.
import { chats, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { holds, startProduct } from './product.ts'
import { holdsTrue } from './testing/see.ts'
import { fieldOf, lastReply, replyLength } from './testing/talk.ts'

/** A word every half second: a person has the time to stop within a line. */
const product = await startProduct({ paceMs: 500 })

const openChat = async () => {
  const person = await product.arrive()
  const bid = await product.birth(person)
  const page = await product.page({ as: person })
  await page.goto(`/chats?type=Oracle&bid=${bid}`)
  await page.getByText('3 Questions left').waitFor()
  const questions = async () => (await person.client.call(users.getUserInfo, {})).oracle_questions
  return { page, questions }
}

test('S-218 stopped before the first text: ends at once, not charged', async () => {
  const { page, questions } = await openChat()
  const push = await holds(page, chats.pushChat)
  await fieldOf(page).fill('What does this year bring?')
  await fieldOf(page).press('Enter')
  await holdsTrue(async () => push.asked.length === 1)
  await page.getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/chats?chat=*')
  expect(await questions()).toBe(3)
})

test('S-218 stopped below 120 characters, the chat or only the reply: what was written stays, not charged', async () => {
  const { page, questions } = await openChat()
  await fieldOf(page).fill('What does this year bring?')
  await fieldOf(page).press('Enter')
  await holdsTrue(async () => (await replyLength(page)) > 5)
  await page.getByRole('button', { name: 'Stop this reply' }).click()
  await page.getByRole('log').getByText('Stopped here.').waitFor()
  await page.getByText('3 Questions left').waitFor()
  expect((await lastReply(page)).length).toBeLessThan(120)
  expect(await questions()).toBe(3)

  await fieldOf(page).fill('And what does the next one bring?')
  await fieldOf(page).press('Enter')
  await holdsTrue(async () => (await replyLength(page)) > 5)
  await page.getByRole('button', { name: 'End chat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/chats?chat=*')
  await holdsTrue(async () => (await page.getByRole('log').getByText('Stopped here.').count()) === 2)
  expect(await questions()).toBe(3)
})
