import { dayInIndia } from '@dhruva/common'
import { horoscopeFields, type Zodiac, zodiacOf, zodiacs } from '@dhruva/contract'
import type { Horoscope } from '@dhruva/reading'
import type { Ctx } from '#context.ts'
import { getHoroscope } from '#features/horoscope/getHoroscope.ts'
import { getPanchang } from '#features/panchang/getPanchang.ts'
import type { TextLanguage } from '#http/fail.ts'
import { inWords } from './clock.ts'
import { asked } from './first-view.ts'
import { type Block, fill, type HoroscopeWords, type Said } from './texts.ts'

type When = 'Today' | 'Tomorrow'

const addressOf = (path: string, zodiac: Zodiac, when: When) => `${path}?zodiac=${zodiac}&when=${when}`

/** The addresses of all signs, today and tomorrow. */
export const horoscopeAddresses = ({ path }: Pick<HoroscopeWords, 'path'>): string[] =>
  zodiacs.flatMap((zodiac) => [addressOf(path, zodiac, 'Today'), addressOf(path, zodiac, 'Tomorrow')])

/** The part of the page about each thing: as the API names them, and as the reading does. */
const readingOf = ({ fields }: Horoscope) => ({
  Overall: fields.overall,
  Love: fields.love,
  Career: fields.career,
  Money: fields.money,
  Health: fields.health,
  Family: fields.family,
})

const fieldsOf = (reading: Horoscope, words: HoroscopeWords): Block[] => {
  const read = readingOf(reading)
  return horoscopeFields.flatMap((field) => [
    { h2: `${words.fields[field]}: ${read[field].score}%` },
    { p: read[field].sentences.map(({ text }) => text).join(' ') },
  ])
}

const signsOf = (words: HoroscopeWords, when: When): Block[] => [
  { h2: words.signsLabel },
  { links: zodiacs.map((zodiac, at) => [words.signs[at] ?? zodiac, addressOf(words.path, zodiac, when)]) },
]

/** What an address asks for, as in the web app: no sign means Aries, an unknown one the choice, any other day today. */
const askedOf = (search: URLSearchParams): { zodiac: Zodiac | null; when: When } => ({
  zodiac: zodiacOf(search.get('zodiac') || 'Aries'),
  when: search.get('when')?.toLowerCase() === 'tomorrow' ? 'Tomorrow' : 'Today',
})

/** For a sign that does not exist: the page without one, and all that do. */
const choice = (words: HoroscopeWords, page: Said): Said => ({
  ...page,
  listed: false,
  blocks: [...page.blocks, ...signsOf(words, 'Today')],
})

type Parts = { ctx: Ctx; words: HoroscopeWords; language: TextLanguage }

/**
 * The horoscope an address asks for: under `key` it stays the same, so it need not be written twice. `page` is the one
 * without a sign.
 */
export const horoscopePage = (search: URLSearchParams, page: Said, { ctx, words, language }: Parts) => {
  const { zodiac, when } = askedOf(search)
  if (zodiac === null) return { key: 'choice', say: async () => choice(words, page) }
  const day = dayInIndia(ctx.now(), when === 'Tomorrow' ? 1 : 0)
  const say = async (): Promise<Said> => {
    const written = language === 'hi' ? 'Hindi' : 'English'
    const reading = await ctx.horoscopes.of({ day, zodiac, language: written })
    const values = { sign: words.signs[zodiacs.indexOf(zodiac)] ?? zodiac, day: words.days[when] }
    const other = when === 'Today' ? 'Tomorrow' : 'Today'
    return {
      title: fill(words.title, values),
      description: fill(words.description, values),
      heading: fill(words.heading, values),
      listed: true,
      canonical: addressOf(words.path, zodiac, when),
      view: {
        address: addressOf(words.path, zodiac, when),
        answers: [
          await asked(getHoroscope, { zodiac, when, language: written }, { ctx, language }),
          await asked(getPanchang, {}, { ctx, language }),
        ],
      },
      blocks: [
        { p: `${words.days[when]}, ${inWords[language].date(day)}` },
        { p: reading.gist.text },
        ...fieldsOf(reading, words),
        { links: [[words.days[other], addressOf(words.path, zodiac, other)]] },
        ...signsOf(words, when),
        { h2: words.rashiTitle },
        ...words.notes.map((p) => ({ p })),
      ],
    }
  }
  return { key: `${zodiac} ${when} ${day}`, say }
}
