import { computeChart, stability } from '@dhruva/jyotish'
import { expect, it } from 'vitest'
import { createLetters, type Look } from './letters.ts'
import { drawPicture, type KundliPicture, pictureSvg } from './picture.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const ONE = { dob: '14/08/1996', tob: '06:42', lat: 26.92, lng: 75.79 }
const chart = computeChart(ONE, NOW)
const plain: KundliPicture = { name: null, birth: null, style: 'north', chart, stability: null, site: 'dhruva.example' }
const letters = await createLetters()
const large: Look = { size: 84, color: '#fff', display: true }
const running: Look = { size: 30, color: '#fff' }

/** How many outlines a text is made of: a conjunct is fewer than its letters. */
const shapes = (text: string, look: Look) => letters.write(text, 0, 0, look).match(/<path/g)?.length ?? 0

it.each([large, running])('conjuncts are one shape, and a sign before its letter stands before it', (look) => {
  for (const conjunct of ['ज्ञ', 'क्ष']) expect(shapes(conjunct, look)).toBe(1)
  // the र of र्य is a mark over the य
  expect(shapes('र्य', look)).toBe(2)
  expect(letters.widthOf('र्य', look)).toBeCloseTo(letters.widthOf('य', look), 0)
  const first = (text: string) => /d="([^"]*)"/.exec(letters.write(text, 0, 0, look))?.[1]
  expect(first('कि')).not.toBe(first('क'))
  // a sign that follows takes room, which drawing libraries forget
  expect(letters.widthOf('रा', look)).toBeGreaterThan(letters.widthOf('र', look) + look.size / 10)
})

it('nothing that a person typed is a part of the drawing', async () => {
  const hostile = '</g><script>alert(1)</script><image href="file:///etc/passwd"/>&lol;\u{ffff}<!--'
  const svg = await pictureSvg({ ...plain, name: hostile, birth: { place: hostile, uncertainty: 0 } }, 'en')
  expect(svg).not.toMatch(/script|image|alert|passwd|lol|<!--|<text/)
  expect([...new Set(svg.match(/<\w+/g))].sort()).toEqual(
    ['<circle', '<defs', '<g', '<linearGradient', '<path', '<polygon', '<rect', '<stop', '<svg'].sort(),
  )
})

it.each([
  ['W'.repeat(100), 'en'],
  ['श्रीनिवासराघवेंद्रकृष्णमूर्तिवेंकटसुब्रह्मण्यम'.repeat(3), 'hi'],
  ['i', 'en'],
] as const)('a name of any length stands in one line between the edges: %s', async (name, language) => {
  const svg = await pictureSvg({ ...plain, name }, language)
  const title = /<g fill="#fdfaf7" transform="translate\((-?[\d.]+) 222\)">/.exec(svg)
  expect(Number(title?.[1])).toBeGreaterThanOrEqual(60)
})

it('a name that the fonts cannot write is left out whole; an emoji beside one that they can is not drawn', async () => {
  const nameless = await pictureSvg(plain, 'hi')
  expect(await pictureSvg({ ...plain, name: 'சிவகுமார்' }, 'hi')).toBe(nameless)
  expect(await pictureSvg({ ...plain, name: '🙂' }, 'hi')).toBe(nameless)
  expect(await pictureSvg({ ...plain, name: 'Asha🙂' }, 'hi')).toBe(await pictureSvg({ ...plain, name: 'Asha' }, 'hi'))
})

it('of an uncertain time only what holds is drawn', async () => {
  const unknown = { ...plain, stability: stability(ONE, null, NOW) }
  const said = await pictureSvg(unknown, 'en')
  const write = (text: string, look: Look) => letters.write(text, 0, 0, look).replace(/^<g[^>]*>/, '')
  const lagna = write('Lagna', { size: 25, color: '#d4d1f5' })
  expect(await pictureSvg(plain, 'en')).toContain(lagna)
  expect(said).not.toContain(lagna)
  expect(said).not.toContain(write('27°', { size: 10, color: '' }))
})

it('the same kundli is the same picture, byte for byte, and no large one', async () => {
  const of = { ...plain, name: 'ज्ञानेश्वरी', birth: { place: 'जयपुर', uncertainty: 10 }, style: 'south' } as const
  const [first, second] = await Promise.all([drawPicture(of, 'hi'), drawPicture(of, 'hi')])
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  expect(first.length).toBeLessThan(400_000)
  const header = Buffer.from(first)
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1080, 1350])
})
