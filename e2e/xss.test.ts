// What people write is text and nothing else: in every field, shown by every screen, with scripts and without.
import {
  births,
  chats,
  type Discussion,
  discussions,
  notifications,
  profiles,
  reports,
  TITLE_LENGTH,
} from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { comment, post, withHandle } from './testing/forum.ts'
import type { PageOptions } from './testing/pages.ts'
import { EVIL, payloads, RAN, texts } from './testing/payloads.ts'
import { watch } from './testing/watch.ts'

/** Enough kundlis also for a second try of the test that saves one for each text. */
const product = await startProduct()

const watched = (options?: PageOptions) => watch(product, options)

/** Goes to a screen as by its address. */
const visit = async (page: Page, address: string) => {
  await page.goto(address)
  await page.locator('main h1').first().waitFor()
  await page.mouse.move(200, 300)
}

/** Goes to a screen as by a link of the page that is open: no load in between. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Waits until these elements say exactly these texts: as they were written, letter by letter. */
const says = (page: Page, selector: string, texts: readonly string[]) =>
  page.waitForFunction(
    ([where, wanted]) => JSON.stringify([...document.querySelectorAll(where)].map((one) => one.textContent)) === wanted,
    [selector, JSON.stringify(texts)] as const,
    { timeout: 15_000 },
  )

const author = await withHandle(product)
const reader = await withHandle(product)
/** No longer new, so that a text may have more than two links. */
await product.db.prisma.profile.updateMany({ data: { createdAt: new Date('2026-01-01') } })

const titles = texts(TITLE_LENGTH.max)
const queries = texts(100)
const atLeast = (text: string, length: number) => text.padEnd(length, '.')
/** Some at a time: a service on a busy machine sends away who asks for everything at once. */
const inTurn = async <One, Made>(all: readonly One[], work: (one: One) => Promise<Made>): Promise<Made[]> => {
  const [some, rest] = [all.slice(0, 8), all.slice(8)]
  return [...(await Promise.all(some.map(work))), ...(rest.length > 0 ? await inTurn(rest, work) : [])]
}
const dids = await inTurn(titles, async (text) => {
  const did = await post(author, atLeast(text, 5), atLeast(text, 5))
  await comment(reader, did, text)
  return did
})
/** Each of them in a comment of its own. */
const [first = ''] = payloads
const busy = await post(author, first, first)
await inTurn(payloads, (payload) => comment(reader, busy, atLeast(payload, 2)))
for (const [at, did] of dids.slice(0, 50).entries())
  await reader.client.call(reports.report, { did, reason: titles[at] ?? '' })

const pageCount = Math.ceil((dids.length + 1) / 10)
/** What was stored, as the service gives it; the newest first. */
const stored: Discussion[] = []
for (let page = 0; page < pageCount; page++) {
  const list = await reader.client.call(discussions.searchDiscussions, { start: page * 10 })
  stored.push(...list.discussions)
}

test('there are at least two hundred', () => {
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  for (const all of [titles, queries])
    for (const payload of payloads) expect(all.join('\n')).toContain(payload.slice(0, 100).trim())
  expect(stored).toHaveLength(titles.length + 1)
})

test('every list shows titles, texts and latest comments as text', async () => {
  const { page, seen } = await watched({ as: reader })
  await visit(page, '/forum')
  for (let number = 1; number <= pageCount; number++) {
    const shown = stored.slice((number - 1) * 10, number * 10)
    await follow(page, `/forum?page=${number}`)
    await says(
      page,
      'main ol h2',
      shown.map(({ title }) => title),
    )
    const list = (await page.locator('main ol').first().textContent()) ?? ''
    for (const { did, description, latest_comment } of shown) {
      expect(list, String(did)).toContain(description)
      expect(list, String(did)).toContain(latest_comment ?? '')
    }
  }
  await visit(page, `/profile?uid=${author.uid}`)
  await page
    .getByRole('link', { name: stored[0]?.title ?? '' })
    .first()
    .waitFor()
  await visit(page, `/profile/activities?uid=${author.uid}&page=3`)
  await page
    .getByRole('link', { name: stored[20]?.title ?? '' })
    .first()
    .waitFor()
  expect(seen).toEqual([])
  expect(product.troubles(page)).toEqual([])
}, 120_000)

test('every discussion and comment is text', async () => {
  const { page, seen } = await watched({ as: reader })
  await visit(page, '/forum')
  for (const { did, slug, title, description } of stored) {
    await follow(page, `/forum/${slug}?did=${did}`)
    await says(page, 'main h1', [title])
    expect(await page.locator('article p').first().textContent(), String(did)).toBe(description)
  }
  // some by their address too, and one with a comment of each kind
  for (const { did, title } of stored.filter((_, at) => at % 20 === 0)) {
    await visit(page, `/forum/x?did=${did}`)
    await says(page, 'main h1', [title])
    expect(await page.title()).toContain(title.replace(/\s+/g, ' '))
  }
  await visit(page, `/forum/x?did=${busy}`)
  const more = page.getByRole('button', { name: 'Show more' })
  const read = page.locator('main ol > li')
  for (let shown = 50; shown < payloads.length; shown += 50) {
    await expect.poll(() => read.count()).toBe(shown)
    await more.click()
  }
  await expect.poll(() => read.count()).toBe(payloads.length)
  const talk = (await page.locator('main ol').first().textContent()) ?? ''
  for (const payload of payloads) expect(talk).toContain(atLeast(payload, 2).normalize('NFC').trim())
  expect(seen).toEqual([])
  expect(product.troubles(page)).toEqual([])
}, 120_000)

test('the words searched for are text too', async () => {
  const { page, seen } = await watched()
  await visit(page, '/forum')
  for (const [at, query] of queries.entries()) {
    const address = `/forum?query=${encodeURIComponent(query)}`
    if (at % 25 === 0) await visit(page, address)
    else await follow(page, address)
    await page.waitForFunction((words) => document.querySelector('main h1')?.textContent?.includes(words), query)
  }
  for (const query of queries.filter((one, at) => at % 15 === 0 && !/[\t\u2028]/.test(one))) {
    await page.getByRole('searchbox').fill(query)
    await page.keyboard.press('Enter')
    await page.waitForFunction((words) => document.querySelector('main h1')?.textContent?.includes(words), query)
  }
  expect(seen).toEqual([])
}, 120_000)

/** Of the page of an address as a browser without scripts takes it apart: its heading, and what is there of what no text is to bring. */
const takeApart = ({ html, shouldNot }: { html: string; shouldNot: string }) => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const leads = /^(src|srcset|poster|data|background|style|ping|action|formaction|xlink:href|href)$/
  const isLoose = (element: Element) =>
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (leads.test(name) &&
          /javascript:|url\(|^(https?:)?\/\/evil/i.test(value) &&
          !element.matches('a[target=_blank]')),
    )
  return {
    heading: page.querySelector('main h1')?.textContent ?? '',
    elements: page.querySelectorAll(shouldNot).length,
    loose: [...page.querySelectorAll('*')].filter(isLoose).map((element) => element.outerHTML),
  }
}

test('without scripts, and in the preview of a link, they are text', async () => {
  const lists = [...Array.from({ length: pageCount }, (_, at) => `/forum?page=${at + 1}`), `/profile?uid=${author.uid}`]
  const found = queries.map((query) => `/forum?query=${encodeURIComponent(query)}`)
  const headings = new Map(stored.map(({ did, title }) => [`/forum/x?did=${did}`, title]))
  // what the pages themselves have is told apart: pictures of the product, drawings with a frame, the search
  const shouldNot =
    'img:not([src^="/"]), svg:not([viewBox]), form:not([action="/forum"]), body style, iframe, object, embed, base, math, video, audio'
  const { page: reader } = await watched()
  const read = async (address: string) => {
    const answer = await fetch(product.url + address, { headers: { accept: 'text/html' } })
    return reader.evaluate(takeApart, { html: await answer.text(), shouldNot })
  }
  const { elements: own } = await read('/forum')
  for (const address of [...lists, ...headings.keys(), ...found]) {
    const { heading, elements, loose } = await read(address)
    expect([elements, loose], address).toEqual([own, []])
    expect(heading, address).toBe(headings.get(address) ?? heading)
  }
  // lists, with many texts on each, and some of the others also as they are opened: nothing is asked for elsewhere
  const context = await product.browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url) asked.push(request.url())
  })
  for (const address of [...lists, ...[...headings.keys(), ...found].filter((_, at) => at % 12 === 0)]) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    expect(await page.locator(shouldNot).count(), address).toBe(own)
    const heading = headings.get(address)
    if (heading !== undefined) expect(await page.locator('main h1').textContent(), address).toBe(heading)
  }
  await context.close()
  expect(asked).toEqual([])
}, 120_000)

test('in notifications, kundlis, talks and forms they are text', async () => {
  await expect
    .poll(async () => (await author.client.call(notifications.getNotifications, {})).notifications.length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(20)
  let bid = 0
  for (const text of queries.slice(0, 80)) bid = await product.birth(author, { full_name: text, pob: text })
  await author.client.call(births.addBirth, { ...celebrity, celebrity_info: payloads.join('\n').slice(0, 2_000) })
  await author.client.call(profiles.updateProfile, { bid })
  const { asst_id } = await author.client.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const message = `Tell me of ${payloads.slice(0, 8).join(' ')}`
  await author.client.stream(chats.pushChat, { bid, asst_id, astrologer: 'Oracle', message }, { onText: () => {} })

  const { page, seen } = await watched({ as: author })
  const told = (await author.client.call(notifications.getNotifications, {})).notifications.map(
    ({ message }) => message,
  )
  expect(told.join()).toContain('<script>')
  for (const address of ['/notifications', '/profile', '/create-kundli', '/free-kundli-celeb', '/match']) {
    await visit(page, address)
    await product.settled(page)
    if (address !== '/notifications') continue
    const shown = (await page.locator('main').textContent()) ?? ''
    for (const message of told) expect(shown).toContain(message)
  }
  await visit(page, `/kundli?bid=${bid}`)
  await visit(page, `/chats?type=Oracle&bid=${bid}`)
  await page.getByText(message).first().waitFor()
  await visit(page, '/forum/create')
  const [title, description] = [page.getByRole('textbox').first(), page.getByRole('textbox').nth(1)]
  for (const text of titles.filter((_, at) => at % 5 === 0)) {
    await title.fill(text)
    await description.fill(text)
  }
  const last = await title.inputValue()
  expect(titles).toContain(last)
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe(last)
  expect(seen).toEqual([])
}, 180_000)

test('an address in a text leads out only as a plain link', async () => {
  const text = `See https://example.org/a?b=1 and javascript:${RAN}(1) and ${EVIL}/x`
  const did = await post(author, 'Of links', text)
  const { page, seen } = await watched()
  await visit(page, `/forum/of-links?did=${did}`)
  const links = page.locator('main a[target=_blank]')
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['https://example.org/a?b=1', `${EVIL}/x`])
  for (const link of await links.all()) expect(await link.getAttribute('rel')).toBe('nofollow ugc noopener')
  expect(seen).toEqual([])
})

const celebrity = {
  full_name: 'A Star',
  dob: '01/01/1970',
  tob: '10:00',
  pob: 'Mumbai',
  lat: 19.07,
  lng: 72.88,
  gender: 'Male',
  marital_status: 'Married',
  language: 'English',
} as const
