import { expect, test } from 'vitest'
import { nearestOf } from './nearest.ts'

const links = [
  '/',
  '/#chat-with-ai',
  '/blogs',
  '/free-kundli',
  '/horoscope?zodiac=Aries',
  '/match',
  '/kundli',
  '/app',
].map((to) => ({ to }))

test.each([
  ['/blog', '/blogs'],
  ['/freekundli', '/free-kundli'],
  ['/free_kundali', '/free-kundli'],
  ['/horoscop', '/horoscope?zodiac=Aries'],
  ['/Horoscope/', '/horoscope?zodiac=Aries'],
  ['/en/horoscope', '/horoscope?zodiac=Aries'],
  ['/free-kundli-online', '/free-kundli'],
  ['/kundli-2026', '/kundli'],
])('%s may have meant %s', (asked, meant) => {
  expect(nearestOf(asked, links)?.to).toBe(meant)
})

test.each(['/zzz', '/404', '/', '/wp-login.php', '/apps-and-more-of-them', `/${'blogs'.repeat(100)}`])(
  '%s may have meant none',
  (asked) => {
    expect(nearestOf(asked, links)).toBeNull()
  },
)
