// Section 3 of the acceptance list: the home page.
import { astrologers, blogs, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { astrologers as landingTexts } from '../apps/web/src/locales/en/astrologers.ts'
import { answers, fails, startProduct } from './product.ts'
import { headed, holdsTrue, said } from './testing/see.ts'

const FIGURES = {
  SITE_PREDICTIONS: '4M+',
  SITE_USERS: '300k+',
  SITE_CHATS: '3M+',
  SITE_ASTROLOGERS: '3',
  SITE_RATING: '4.9',
}
const [product, changed] = await Promise.all([
  startProduct(),
  startProduct({
    env: {
      ...FIGURES,
      FREE_ORACLE_QUESTIONS: '5',
      FREE_ASTRA_QUESTIONS: '4',
      QUESTION_PRICE_RUPEES: '9',
    },
  }),
])

const NOTE = 'AI-based service, not a human consultation'
const cardsOf = (page: Awaited<ReturnType<typeof product.page>>) => page.locator('#chat-with-ai article')

test('S-119 the banner of AstroHub leads to its first page', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/')
  const banner = page.getByRole('main').getByRole('link', { name: 'Visit AstroHub' })
  await banner.click()
  await page.waitForURL('**/forum?page=1')
  await headed(page, 'Latest discussions')
})

test('S-097 a visitor sees the marketing hero, no greeting, and no figure that nobody gave', async () => {
  const page = await product.page()
  await page.goto('/')
  await headed(page, 'Read the sky you were born under.')
  await product.settled(page)
  expect(await page.getByText(/predictions made|average rating|with an account|AI astrologers/).count()).toBe(0)
  expect(await page.getByText(/Good (Morning|Afternoon|Evening)|Welcome Back/).count()).toBe(0)
})

test('S-098 S-099 S-100 S-101 the greeting follows the hour of the person', async () => {
  const page = await product.page({ as: await product.arrive() })
  const expected = {
    '05:00': 'Good Morning',
    '11:59': 'Good Morning',
    '12:00': 'Good Afternoon',
    '16:59': 'Good Afternoon',
    '17:00': 'Good Evening',
    '20:59': 'Good Evening',
    '21:00': 'Welcome Back',
    '04:59': 'Welcome Back',
  }
  for (const [time, greeting] of Object.entries(expected)) {
    await page.clock.setFixedTime(new Date(`2026-11-21T${time}:00+05:30`))
    await page.goto('/')
    await headed(page, greeting)
  }
})

test('S-110 figures as the operator gave them', async () => {
  const page = await changed.page()
  await page.goto('/')
  const block = page.getByRole('region', { name: 'Dhruva in numbers' })
  await block.waitFor()
  expect(await block.locator('dd').allTextContents()).toEqual(['4M+', '300k+', '3M+', '3'])
  expect(await block.locator('dt').allTextContents()).toEqual([
    'predictions made',
    'people with an account',
    'questions answered',
    'AI astrologers',
  ])
  expect(await said(page.locator('main').getByText('average rating').first())).toContain('4.9')
})

test('S-112 how it works: four steps, about two minutes', async () => {
  const page = await product.page()
  await page.goto('/')
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'How it works' }) })
  await section.waitFor()
  expect(await section.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
    'Registration',
    'Click Chat',
    'Enter birth details',
    'Ask questions',
  ])
  const words = await said(section)
  for (const part of ['mobile number', 'code', 'Oracle', 'Astra', 'About two minutes']) expect(words).toContain(part)
})

test('S-115 the call to read about the house', async () => {
  const page = await product.page()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'About Dhruva' }).click()
  await page.waitForURL('**/about-us')
  await headed(page, 'About Us')
})

test('S-120 S-122 S-123 AI astrologers as a visitor sees them', async () => {
  const page = await product.page()
  await page.goto('/')
  const section = page.locator('#chat-with-ai')
  expect(await said(section.getByRole('heading', { level: 2 }))).toBe('Our AI Astrologers')
  const words = [
    'Detailed personal readings and life path analysis',
    'Relationship compatibility, career guidance and future',
  ]
  for (const [index, name] of ['Oracle', 'Astra'].entries()) {
    const card = cardsOf(page).nth(index)
    await card.getByText('₹6').waitFor()
    const text = await said(card)
    for (const part of [name, words[index], NOTE]) expect(text).toContain(part)
    expect(await card.locator('img').evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBeGreaterThan(0)
    const link = card.getByRole('link', { name: `Chat with ${name}` })
    expect(await link.getAttribute('href')).toBe(`/free-kundli?type=${name}`)
  }
  for (const file of ['oracle', 'astra']) {
    const image = await page.request.get(`/server-images/${file}.png`)
    expect(image.headers()['content-type']).toBe('image/png')
  }
  await cardsOf(page).nth(1).getByRole('link').click()
  await page.waitForURL('**/free-kundli?type=Astra')
})

test('S-121 S-122 S-123 AI astrologers as a member sees them', async () => {
  const page = await product.page({ as: await product.arrive() })
  await page.goto('/')
  await cardsOf(page).first().getByText('₹6').waitFor()
  expect(await cardsOf(page).count()).toBe(2)
  expect(await page.getByRole('heading', { name: 'Our AI Astrologers' }).count()).toBe(0)
  expect(await page.getByText(NOTE).count()).toBeGreaterThanOrEqual(2)
  await cardsOf(page).first().getByRole('link').click()
  await page.waitForURL('**/create-kundli?type=Oracle')
})

test('S-127 a visitor reads one answer, opens what a sentence rests on, and finds the way to a human', async () => {
  const page = await product.page({ width: 360 })
  await page.goto('/')
  const answer = page.getByRole('region', { name: 'A question, asked today' })
  expect(await answer.getByRole('button').count()).toBeGreaterThan(1)
  await answer.getByRole('button').first().click()
  const facts = page.getByRole('dialog').getByRole('listitem')
  await facts.first().waitFor()
  expect((await facts.allTextContents()).every((text) => text.length > 10)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Talk to Our Human Astrologer' }).click()
  await page.waitForURL('**/consult-astrologer')
  expect(product.troubles(page)).toEqual([])
})

test('a member finds the day of their own kundli and their last talk', async () => {
  const member = await product.arrive()
  const page = await product.page({ as: member, width: 360 })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Your day begins with a kundli' }).waitFor()
  const bid = await product.birth(member)
  await page.reload()
  await page.getByRole('heading', { name: /’s day$/ }).waitFor()
  await page.getByRole('meter').waitFor()
  await page.getByRole('link', { name: 'Open the kundli' }).click()
  await page.waitForURL(`**/kundli?bid=${bid}`)
  expect(product.troubles(page)).toEqual([])
})

test('S-113 S-114 the three newest posts; without the blog the rest stands', async () => {
  const page = await product.page()
  await page.goto('/')
  const posts = page.locator('main li a[href^="/blogs/"]')
  await holdsTrue(async () => (await posts.count()) === 3)
  const times = await page
    .locator('main li:has(a[href^="/blogs/"]) time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted().toReversed())
  // a member's posts are asked for in the browser
  const failed = await product.page({ as: await product.arrive() })
  await fails(failed, blogs.getBlogPosts, 'HTTP failure')
  await failed.goto('/')
  await failed.getByRole('link', { name: 'Visit AstroHub' }).waitFor()
  expect(await failed.locator('main li a[href^="/blogs/"]').count()).toBe(0)
})

test('S-125 the info call fails: cards without price and counts, no message', async () => {
  const page = await product.page()
  const failing = await fails(page, astrologers.getAstrologerInfo, 'HTTP failure')
  await page.goto('/')
  await cardsOf(page).first().getByRole('link').waitFor()
  await holdsTrue(async () => failing.count() > 0)
  await holdsTrue(async () => (await page.locator('#chat-with-ai [aria-busy=true]').count()) === 0)
  expect(await cardsOf(page).locator('dl').allTextContents()).toEqual(['', ''])
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
})

test('S-128 free questions and price are those of the info call everywhere', async () => {
  const visitor = await changed.page()
  await visitor.goto('/')
  await cardsOf(visitor).first().getByText('5 questions').waitFor()
  await cardsOf(visitor).first().getByText('₹9').waitFor()
  await cardsOf(visitor).nth(1).getByText('4 questions').waitFor()
  for (const [path, free] of Object.entries({ '/oracle': '5', '/astra': '4' })) {
    await visitor.goto(path)
    const figure = visitor.locator('dl > div').filter({ hasText: landingTexts.freeQuestions })
    expect(await said(figure.locator('dd'))).toBe(free)
  }
  const member = await changed.page({ as: await changed.arrive() })
  await member.goto('/chats')
  await member.getByText('5 Questions left').waitFor()
  await member.getByText('4 Questions left').waitFor()
})

test.each([
  ['en', 'You have0 questions', 'You have1 question', 'Questions left0'],
  ['hi', 'आपके पास हैं0 प्रश्न', 'आपके पास हैं1 प्रश्न', 'शेष प्रश्न0'],
] as const)('S-128 a member is told what is left, not what was given (%s)', async (language, none, one, noneThere) => {
  const page = await changed.page({ as: await changed.arrive(), language })
  await answers(page, users.getUserInfo, { oracle_questions: 0, astra_questions: 1 })
  await page.goto('/')
  for (const [index, words] of [none, one].entries()) {
    const card = cardsOf(page).nth(index)
    await card.getByText('₹9').waitFor()
    await expect.poll(() => card.locator('dl > div').last().textContent()).toBe(words)
  }
  await page.goto('/oracle')
  await expect.poll(() => page.locator('main dl > div').last().textContent()).toBe(noneThere)
})

test('S-463 rupees with the sign and Indian grouping, in both languages', async () => {
  for (const language of ['en', 'hi'] as const) {
    const page = await product.page({ language })
    await answers(page, astrologers.getAstrologerInfo, { oracle_price: 123456.5 })
    await page.goto('/')
    expect(await said(cardsOf(page).first().locator('dd').first())).toBe('₹1,23,456.50')
  }
})
