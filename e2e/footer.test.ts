// The footer, section 18 of the acceptance list: where its links lead, and what is there only when it is configured.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { heading, holdsTrue, said } from './testing/see.ts'

const [product, filled] = await Promise.all([
  startProduct(),
  startProduct({
    env: {
      STORE_URL: 'https://store.example/dhruva',
      WHATSAPP_URL: 'https://wa.example/1',
      SITEMAP_URL: 'https://dhruva.example/sitemap.xml',
      SUPPORT_EMAIL: 'help@dhruva.example',
      SOCIAL_YOUTUBE: 'https://video.example/dhruva',
    },
  }),
])
const member = await product.arrive()
await product.birth(member)

const footer = (page: Page) => page.getByRole('contentinfo')

/** Address and heading of what each link leads a member to. */
const LINKS: Record<string, readonly [address: string, title: string | RegExp]> = {
  Oracle: ['/oracle', /^Oracle/],
  Astra: ['/astra', /^Astra/],
  'Chat with Astrologer': ['/#chat-with-ai', /./],
  'Consult Expert Astrologer': ['/consult-astrologer', 'Consult an expert astrologer'],
  'Free Kundli': ['/free-kundli', /./],
  'Celebrity Kundli': ['/free-kundli-celeb', /./],
  'Saved Kundli': ['/create-kundli', /./],
  'Kundli Matching': ['/match', /./],
  'Horoscope today': ['/horoscope?zodiac=Aries&when=Today', /Aries/],
  'Horoscope tomorrow': ['/horoscope?zodiac=Aries&when=Tomorrow', /Aries/],
  Panchang: ['/panchang', /Panchang/],
  Calendar: ['/calendar', /calendar/],
  Festivals: ['/festivals', /Festivals/],
  Muhurat: ['/muhurat', /Muhurat/],
  'Daily Predictions': ['/daily-prediction', /./],
  'Weekly Predictions': ['/create-kundli?predictions=true&p_type=weekly', /./],
  'Monthly Predictions': ['/create-kundli?predictions=true&p_type=monthly', /./],
  'Yearly Predictions': ['/create-kundli?predictions=true&p_type=yearly', /./],
  'Free Prediction': ['/create-kundli?predictions=true', /./],
  AstroHub: ['/forum?page=1', 'Latest discussions'],
  Balance: ['/balance', 'Balance Details'],
  Recharges: ['/recharges', 'Recharge Your Wallet'],
  'Spin the Wheel': ['/wheel-of-fortune', 'Spin the Wheel'],
  Subscription: ['/subscription', /./],
  Blogs: ['/blogs', 'Kundli, explained'],
  Accuracy: ['/accuracy', /./],
  'App & offline': ['/app', 'Dhruva without a connection'],
  'Service status': ['/status', 'Is Dhruva working?'],
  'About Us': ['/about-us', 'About Us'],
  'Contact Us': ['/contact-us', 'Contact Us'],
  'Terms and Conditions': ['/terms-and-conditions', 'Terms and Conditions'],
  'Privacy Policy': ['/privacy-policy', 'Privacy Policy'],
  'Your data': ['/privacy', 'Your data and your consent'],
  'Refund Policy': ['/refund-policy', /./],
  'Shipping Policy': ['/shipping-policy', 'Shipping Policy'],
  'Delete Account': ['/delete-account', /./],
}

test('S-416 every link of the footer, followed from the end of a page', async () => {
  const page = await product.page({ as: member, width: 360 })
  await page.goto('/panchang')
  const names = await footer(page).getByRole('navigation').getByRole('link').allTextContents()
  expect(names).toEqual(Object.keys(LINKS))
  for (const [name, [address, title]] of Object.entries(LINKS)) {
    await footer(page).getByRole('link', { name, exact: true }).click()
    await page.waitForURL((url) => url.pathname + url.search + url.hash === address)
    await page.locator('main h1').waitFor({ state: 'attached' })
    await holdsTrue(async () => {
      const text = (await page.locator('main h1').textContent()) ?? ''
      return typeof title === 'string' ? text === title : title.test(text)
    })
    // the account's deletion is asked in a dialog over its page
    if (name === 'Delete Account') await page.keyboard.press('Escape')
  }
  expect(product.troubles(page)).toEqual([])
}, 60_000)

test('S-417 what leads out of the product is there when it is configured, and hidden when not', async () => {
  const page = await filled.page()
  await page.goto('/')
  const out = {
    'Get the app': 'https://store.example/dhruva',
    'WhatsApp support, 24x7': 'https://wa.example/1',
    Sitemap: 'https://dhruva.example/sitemap.xml',
    'Dhruva on YouTube': 'https://video.example/dhruva',
    'Write to help@dhruva.example': 'mailto:help@dhruva.example',
  }
  for (const [name, href] of Object.entries(out)) {
    const link = footer(page).getByRole('link', { name, exact: true })
    expect(await link.getAttribute('href')).toBe(href)
    expect(await link.getAttribute('rel')).toBe(href.startsWith('http') ? 'noreferrer' : null)
  }
  const bare = await product.page()
  await bare.goto('/')
  expect(await said(heading(bare))).not.toBe('')
  await product.settled(bare)
  for (const name of Object.keys(out)) expect(await footer(bare).getByRole('link', { name }).count()).toBe(0)
})
