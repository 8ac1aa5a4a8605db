import { expect, it } from 'vitest'
import { countLinks } from '#features/astrohub/discussions/links.ts'

it.each([
  ['http://a.b', 1],
  ['HTTPS://EXAMPLE.COM/path/other.com', 1],
  ['www.example.org and WWW.example.net.', 2],
  ['example.com example.co.in, (shop.example.xyz)', 3],
  ['https://a.example?next=https://b.example', 1],
  ['ｈｔｔｐｓ：／／ｗｉｄｅ．ｃｏｍ', 1],
  ['zero\u200b.width\u200d.c\u00adom', 1],
  ['उदाहरण.भारत', 1],
  ['dotted。com', 1],
  ['https://a.example\nhttps://a.example', 2],
  ['write to asha@example.com', 0],
  ['no links. None at all. 10.30 a.m., e.g. 5.5 or i.e. this...', 0],
  ['जन्म 6.42 पर हुआ था। धन्यवाद.', 0],
  ['file.txt, node.js, v1.2.3', 0],
  ['.com and com.', 0],
  ['', 0],
])('%j has %i', (text, count) => {
  expect(countLinks(text)).toBe(count)
})

it('takes no longer than a moment for what is meant to be slow', () => {
  const started = performance.now()
  for (const text of [
    'a.'.repeat(5_000),
    'a-'.repeat(5_000),
    'www.'.repeat(2_500),
    `${'a'.repeat(9_990)}.com`,
    'http://'.repeat(1_400),
  ])
    countLinks(text)
  expect(performance.now() - started).toBeLessThan(1_000)
})
