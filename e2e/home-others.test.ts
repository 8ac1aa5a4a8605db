// Section 3 and 14 of the acceptance list: what home shows of others.
import { site } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { fails, startProduct } from './product.ts'
import { headed, said } from './testing/see.ts'

const VIDEOS = JSON.stringify(
  ['How a kundli is drawn', 'What a dasha is', 'Reading the Moon', 'Muhurat'].map((title, index) => ({
    video: `https://www.youtube.com/watch?v=abcDEF_12-${index}`,
    title: { en: title, hi: 'कुंडली कैसे बनती है' },
  })),
)
const TESTIMONIALS = JSON.stringify(
  ['Usha', 'Ravi', 'Meena', 'Farid'].map((name) => ({
    name,
    designation: { en: 'Teacher', hi: 'शिक्षक' },
    comments: { en: 'It said why, each time.', hi: 'हर बार कारण बताया।' },
    complimentTag: { en: 'Honest', hi: 'ईमानदार' },
  })),
)
const CONSULTANTS = JSON.stringify([
  {
    id: 1,
    name: { en: 'Acharya Meera', hi: 'आचार्या मीरा' },
    specialization: { en: 'Work', hi: 'काम' },
    bio: { en: 'Reads slowly.', hi: 'धीरे पढ़ती हैं।' },
    experience: 20,
    languages: { en: ['Hindi'], hi: ['हिंदी'] },
    rating: 5,
    testimonials: ['Usha', 'Ravi'].map((name) => ({ name, text: { en: 'Clear.', hi: 'साफ़।' }, rating: 5 })),
  },
])
const env = { VIDEOS, TESTIMONIALS, CONSULTANTS }
const [product, changed] = await Promise.all([startProduct(), startProduct({ env })])

test('S-116 videos are pictures until one is played', async () => {
  const page = await changed.page({ width: 360 })
  const asked: string[] = []
  await page.context().route(/ytimg|youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
  })
  await page.goto('/')
  const cards = page.getByRole('list', { name: 'To watch and to hear' }).getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  expect(await cards.count()).toBe(4)
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Play: How a kundli is drawn' }).click()
  const player = cards.first().locator('iframe')
  await player.waitFor()
  expect(await player.getAttribute('src')).toContain('/embed/abcDEF_12-0?')
  expect(asked.filter((url) => url.includes('youtube'))).toEqual([
    'https://www.youtube-nocookie.com/embed/abcDEF_12-0?autoplay=1',
  ])
})

test('S-117 S-118 neither videos nor praise where nobody gave any, nor where they do not come', async () => {
  for (const page of [await product.page(), await changed.page()]) {
    for (const call of [site.getVideos, site.getTestimonials]) await fails(page, call, 'HTTP failure')
    await page.goto('/')
    await headed(page, 'Read the sky you were born under.')
    await changed.settled(page)
    expect(await page.getByText(/To watch and to hear|What people say/).count()).toBe(0)
    await page.getByRole('heading', { name: 'Kundli, explained' }).waitFor()
  }
})

test('S-118 one, two or three testimonials beside each other', async () => {
  const page = await changed.page()
  for (const [width, expected] of [
    [360, 1],
    [480, 1],
    [481, 2],
    [768, 2],
    [769, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const strip = page.getByRole('list', { name: 'What people say' })
    await strip.waitFor()
    const words = await said(strip.getByRole('article').first())
    for (const part of ['Usha', 'Teacher', 'It said why, each time.', 'Honest']) expect(words).toContain(part)
    const whole = await strip.evaluate((list) => {
      const box = list.getBoundingClientRect()
      return [...list.children].filter((card) => card.getBoundingClientRect().right <= box.right + 1).length
    })
    expect({ width, whole }).toEqual({ width, whole: expected })
  }
})

test('S-397 S-465 what people said of an astrologer opens by keyboard, goes by in 20 seconds and can be stopped', async () => {
  const page = await changed.page({ motion: true })
  await page.goto('/consult-astrologer')
  const summary = page.getByRole('button', { name: 'What people say' })
  await summary.focus()
  expect(await summary.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Enter')
  expect(await summary.getAttribute('aria-expanded')).toBe('true')
  const belt = page.getByRole('region', { name: 'What people say' }).locator('> div')
  const motion = () =>
    belt.evaluate((one) => {
      const { animationDuration, animationPlayState } = getComputedStyle(one)
      return [animationDuration, animationPlayState]
    })
  expect(await motion()).toEqual(['20s', 'running'])
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  expect(await motion()).toEqual(['20s', 'paused'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await motion())[0]).not.toBe('20s')
})
