import { randomUUID } from 'node:crypto'
import { chats } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import type { Person } from './people.ts'

/** Asks without a browser and waits for the whole reply; gives the talk's id. */
export const ask = async (
  person: Person,
  bid: number,
  astrologer: 'Oracle' | 'Astra',
  message: string,
): Promise<string> => {
  const { asst_id } = await person.client.call(chats.startChat, { bid, astrologer })
  const question = { bid, asst_id, astrologer, message, client_id: randomUUID() }
  await person.client.stream(chats.pushChat, question, { onText: () => undefined })
  return asst_id
}

export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
export const historyOf = (page: Page) => page.getByRole('complementary', { name: 'Chats history' })
export const sendOf = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

/** The text of the last reply, without the marks of its facts. */
export const lastReply = (page: Page): Promise<string> =>
  page.getByRole('log').evaluate((log) => {
    const reply = [...log.querySelectorAll('[data-reply]')].at(-1)?.cloneNode(true)
    if (!(reply instanceof Element)) return ''
    for (const mark of reply.querySelectorAll('button')) mark.remove()
    return reply.textContent ?? ''
  })

/** How many characters of a reply that is being written are on screen. */
export const replyLength = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('[data-growing]')?.textContent?.length ?? 0)
