import { type ChartStyle, certainChartOf, certainTags, drawnOf, SIDE } from '@dhruva/contract/drawing'
import type { Chart, Stability } from '@dhruva/jyotish'
import type { TextLanguage } from '#http/fail.ts'
import { graha, sign, star } from '#papers/kundli/paper.ts'
import { kundliTexts } from '#papers/kundli/texts-data.ts'
import { clockIn, dayOfBirth, listed } from '#papers/kundli/words.ts'
import { chartSvg } from './chart-svg.ts'
import { createLetters, type Letters, type Look } from './letters.ts'
import { pngOf } from './rasterise.ts'
import { HEIGHT, skyAround, WIDTH } from './sky.ts'
import { pictureTexts } from './texts-data.ts'

/** A kundli as a picture shows it: only what its person wants to be seen is in it. */
export type KundliPicture = {
  /** null: nobody is named */
  name: string | null
  /** moment and place of birth; null: left out */
  birth: { place: string | null; uncertainty: number | null } | null
  style: ChartStyle
  chart: Chart
  /** what holds of it; null when the time is exact */
  stability: Stability | null
  /** the address of the service, as people type it */
  site: string
}

const MIDDLE = WIDTH / 2
const WHITE = '#fdfaf7'
const SOFT = '#d4d1f5'
const GOLD = '#f9b93f'

const CARD = { side: 720, top: 300, pad: 50 }
const LEFT = MIDDLE - CARD.side / 2

/** The widest a line may be. */
const LINE = 940
const NAME = { size: 84, least: 46 }

const graphemes = (text: string) => [...new Intl.Segmenter('hi').segment(text)].map(({ segment }) => segment)

/** A text no wider than a line: in smaller letters, down to the least, then cut. */
const fitted = (letters: Letters, text: string, look: Look, least: number): { text: string; look: Look } => {
  // so many are wider than any line: the rest is not looked at
  const all = graphemes(text).slice(0, 120)
  const whole = all.join('')
  const size = Math.min(look.size, (look.size * LINE) / Math.max(1, letters.widthOf(whole, look)))
  if (size >= least && whole === text) return { text, look: { ...look, size } }
  const small = { ...look, size: least }
  const cut = (kept: number) => `${all.slice(0, kept).join('').trimEnd()}…`
  let [fits, wide] = [0, all.length]
  while (wide - fits > 1) {
    const middle = Math.floor((fits + wide) / 2)
    if (letters.widthOf(cut(middle), small) <= LINE) fits = middle
    else wide = middle
  }
  return { text: cut(fits), look: small }
}

/** The pole star in its dial, and the name of the service. */
const brand = (letters: Letters, name: string) => {
  const look = { size: 40, color: WHITE, display: true, anchor: 'start' } as const
  const left = MIDDLE - (74 + letters.widthOf(name, look)) / 2
  const ring = Array.from({ length: 12 }, (_, nth) => `<path d="M0-22V-27" transform="rotate(${nth * 30})"/>`).join('')
  const shape = 'M0-22Q1.300-1.300 22 0Q1.300 1.300 0 22Q-1.300 1.300-22 0Q-1.300-1.300 0-22Z'
  return [
    `<g transform="translate(${left + 28} 66)"><g fill="none" stroke="${SOFT}" stroke-width="2"><circle r="27"/>${ring}</g><path fill="${GOLD}" d="${shape}"/></g>`,
    letters.write(name, left + 74, 80, look),
  ].join('')
}

/** Lagna, rashi and nakshatra, as far as they are certain. */
const facts = (letters: Letters, { chart, stability }: KundliPicture, language: TextLanguage, y: number) => {
  const t = pictureTexts[language]
  const certain = certainTags(stability)
  const nakshatra = star(chart.nakshatra, language)
  const said = [
    ...(certain.lagna ? [[t.lagna, sign(chart.ascendant.sign, language)]] : []),
    ...(certain.rashi ? [[t.rashi, sign(chart.moon_sign, language)]] : []),
    ...(certain.nakshatra ? [[t.nakshatra, certain.pada ? t.star(nakshatra, chart.pada) : nakshatra]] : []),
  ]
  return said
    .flatMap(([label = '', value = ''], index) => {
      const x = MIDDLE + (index - (said.length - 1) / 2) * 330
      const bold = { size: 38, color: WHITE, weight: 600 } as const
      const size = Math.min(bold.size, (bold.size * 316) / Math.max(1, letters.widthOf(value, bold)))
      return [letters.write(label, x, y, { size: 25, color: SOFT }), letters.write(value, x, y + 46, { ...bold, size })]
    })
    .join('')
}

/** What cannot be known of an uncertain time, in the place of what is left out. */
const honesty = (letters: Letters, { chart, stability }: KundliPicture, language: TextLanguage, y: number) => {
  const t = kundliTexts[language]
  const { origin, open } = certainChartOf(chart, stability)
  const names = open.map(({ id }) => graha(id, language))
  const said = [
    ...(origin === 'lagna' ? [] : [t.counted(t.from[origin])]),
    ...(names.length > 0 ? [t.leftOut(listed(language, names))] : []),
  ]
  return said
    .map((one, index) => {
      const { text, look } = fitted(letters, one, { size: 23, color: SOFT }, 17)
      return letters.write(text, MIDDLE, y + index * 34, look)
    })
    .join('')
}

const birthLine = ({ birth, chart }: KundliPicture, language: TextLanguage) => {
  if (!birth) return null
  const t = pictureTexts[language]
  const { dob, utc, tz } = chart.input
  const clock = clockIn(language, tz)(utc)
  const time = birth.uncertainty === null ? null : birth.uncertainty === 0 ? clock : t.about(clock)
  return t.born(dayOfBirth(dob, language), time, birth.place)
}

/** The picture as SVG, without any text in it. */
export const pictureSvg = async (picture: KundliPicture, language: TextLanguage): Promise<string> => {
  const t = pictureTexts[language]
  const letters = await createLetters()
  const { chart, stability, style, site, name } = picture
  const certain = certainChartOf(chart, stability)
  const large: Look = { size: NAME.size, color: WHITE, display: true }
  const title = fitted(letters, name !== null && letters.canWrite(name, large) ? name : t.kundli, large, NAME.least)
  const birth = birthLine(picture, language)
  const born = birth === null ? null : fitted(letters, birth, { size: 29, color: SOFT }, 22)
  const drawn = drawnOf(certain.chart, 'd1', certain.exact)
  const chartOf = chartSvg({ drawn, style, origin: certain.origin, language }, letters)
  const at = `${LEFT + CARD.pad} ${CARD.top + CARD.pad}`
  const facing = facts(letters, picture, language, CARD.top + CARD.side + 62)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    skyAround(MIDDLE, CARD.top + CARD.side / 2),
    brand(letters, t.brand),
    // without a line below it the name has the place of both
    letters.write(title.text, MIDDLE, born ? 200 : 222, title.look),
    born ? letters.write(born.text, MIDDLE, 258, born.look) : '',
    `<rect x="${LEFT}" y="${CARD.top}" width="${CARD.side}" height="${CARD.side}" rx="36" fill="${WHITE}"/>`,
    `<g transform="translate(${at}) scale(${(CARD.side - 2 * CARD.pad) / SIDE})">${chartOf}</g>`,
    facing,
    honesty(letters, picture, language, CARD.top + CARD.side + (facing === '' ? 62 : 152)),
    letters.write(site, MIDDLE, 1306, { size: 31, color: GOLD, weight: 600 }),
    letters.write(kundliTexts[language].note, MIDDLE, 1335, { size: 18, color: SOFT }),
    '</svg>',
  ].join('')
}

/** The picture of a kundli, 1080 by 1350, as PNG. */
export const drawPicture = async (picture: KundliPicture, language: TextLanguage): Promise<Uint8Array> =>
  pngOf(await pictureSvg(picture, language))
