// Every page anybody can open, as the service draws it: the same in Hindi and in English, but for the words.
import { blogs, zodiacs } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { pageNames, pages } from '../apps/web/src/app/routes.ts'
import { startProduct } from './product.ts'
import { addressOf } from './testing/addresses.ts'
import { comment, post, withHandle } from './testing/forum.ts'
import { saidApart, saidIn } from './testing/said.ts'

const product = await startProduct()
const asha = await withHandle(product, 'Asha_Sharma')
// in the head of a page nothing can say its language: names are of both
const did = await post(asha, 'Asha Sharma, Jaipur', 'Ravi Verma, Kolkata')
await comment(asha, did, 'Lata Mangeshkar')

/** From the table of pages itself: a new page is looked at without being named here. */
const everyPage = pageNames.map((name) => pages[name]).filter(({ access }) => access === 'public')
const { posts } = await asha.client.call(blogs.getBlogPosts, { per_page: 20 })
const addresses = [
  ...everyPage.map(({ path }) => addressOf(path, did)),
  ...zodiacs.flatMap((sign) => ['Today', 'Tomorrow'].map((when) => `/horoscope?zodiac=${sign}&when=${when}`)),
  ...posts.map(({ slug }) => `/blogs/${slug}`),
  ...[
    '/blogs?page=2',
    '/forum?page=999',
    '/forum?query=Asia',
    '/horoscope?zodiac=none',
    '/free-kundli?type=Oracle',
    '/nowhere',
  ],
]

const reader = await product.page({ kept: true })

const read = async (address: string, language: 'en' | 'hi') => {
  const headers = { accept: 'text/html', 'accept-language': language }
  const answer = await fetch(product.url + address, { headers })
  return { status: answer.status, said: await reader.evaluate(saidIn, await answer.text()) }
}

/** How many elements with words every page has at least: its header and footer. */
const FRAME = 20

test.each(addresses)('S-426 %s says the same in both languages', async (address) => {
  const [en, hi] = [await read(address, 'en'), await read(address, 'hi')]
  expect(hi.status).toBe(en.status)
  expect(Object.keys(en.said).length).toBeGreaterThan(FRAME)
  expect(saidApart(en.said, hi.said)).toEqual([])
})
