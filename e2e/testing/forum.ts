// AstroHub as a test finds it: people with handles, discussions, and the parts of its screens.
import { comments, discussions, profiles } from '@dhruva/contract'
import type { Locator, Page } from 'playwright-core'
import type { BirthArgs, Person, Product } from '../product.ts'

export type Member = Person & { handle: string }

let handles = 0

/** A handle nobody has in this test file, also when a test is tried again. */
export const newHandle = (): string => `star-${++handles}`

/** Someone with an account and an AstroHub handle; with a birth to rest on when a bid is given. */
export const withHandle = async (
  product: Product,
  handle = newHandle(),
  bid?: number,
  as?: Person,
): Promise<Member> => {
  const person = as ?? (await product.arrive())
  await person.client.call(profiles.insertProfile, { display_name: handle, email: `${handle}@example.org`, bid })
  return { ...person, handle }
}

/** Someone with a handle that rests on a birth. */
export const withBirth = async (product: Product, handle = newHandle(), args?: Partial<BirthArgs>): Promise<Member> => {
  const person = await product.arrive()
  return withHandle(product, handle, await product.birth(person, args), person)
}

/** Starts a discussion; gives its did. */
export const post = async ({ client }: Person, title: string, description = `${title}, in more words.`) =>
  (await client.call(discussions.insertDiscussion, { title, description })).did

/** Comments; gives the cid. */
export const comment = async ({ client }: Person, did: number, text: string) =>
  (await client.call(comments.insertComment, { did, comment: text })).cid

export const cards = (page: Page): Locator => page.locator('main article[data-did]')
export const card = (page: Page, did: number): Locator => page.locator(`main article[data-did="${did}"]`)
export const commentOf = (page: Page, cid: number): Locator => page.locator(`main [data-cid="${cid}"]`)

/** Upvotes and downvotes as they stand on screen. */
export const countsOf = async (text: Locator): Promise<[number, number]> => {
  const read = async (part: string) =>
    Number(/\d+/.exec((await text.locator(`[data-votes] [${part}] .vh`).textContent()) ?? '')?.[0])
  return [await read('data-up'), await read('data-down')]
}

export const upvote = (text: Locator): Locator => text.getByRole('button', { name: 'Upvote' })
export const downvote = (text: Locator): Locator => text.getByRole('button', { name: 'Downvote' })
