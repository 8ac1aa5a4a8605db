import { readFileSync } from 'node:fs'
import path from 'node:path'
import { horoscopeFields, zodiacs } from '@dhruva/contract'
import * as z from 'zod/mini'
import type { View } from './first-view.ts'

const text = z.string()
const Link = z.tuple([text, text])

/** A piece of a page's text; what is in it is plain text. */
const Block = z.union([
  // with `to` it leads there
  z.strictObject({ h2: text, to: z.optional(text) }),
  z.strictObject({ h3: text }),
  z.strictObject({ p: text }),
  z.strictObject({ ul: z.array(text) }),
  z.strictObject({ ol: z.array(text) }),
  z.strictObject({ links: z.array(Link) }),
  z.strictObject({ table: z.object({ caption: text, head: z.array(text), rows: z.array(z.array(text)) }) }),
])
export type Block = z.output<typeof Block>

const Words = z.object({
  title: text,
  description: text,
  heading: text,
  blocks: z.array(Block),
  /** of heading and blocks, where it is not that of the page */
  lang: z.optional(z.enum(['en', 'hi'])),
})
const Page = z.extend(Words, { path: text, listed: z.boolean(), canonical: text })

const HoroscopeWords = z.object({
  path: text,
  heading: text,
  title: text,
  description: text,
  days: z.object({ Today: text, Tomorrow: text }),
  fields: z.record(z.enum(horoscopeFields), text),
  signsLabel: text,
  /** in the order of the zodiac */
  signs: z.array(text).check(z.length(zodiacs.length)),
  rashiTitle: text,
  notes: z.array(text),
})
export type HoroscopeWords = z.output<typeof HoroscopeWords>

const PanchangWords = z.object({
  path: text,
  place: text,
  fromTo: text,
  none: text,
  sun: text,
  sunrise: text,
  sunset: text,
  moonrise: text,
  moonset: text,
  limbs: text,
  vara: text,
  tithi: text,
  nakshatra: text,
  yoga: text,
  karana: text,
  parts: text,
  partsText: text,
  rahuKaal: text,
  yamaganda: text,
  gulika: text,
  abhijit: text,
  noAbhijit: text,
  notes: z.array(text),
})
export type PanchangWords = z.output<typeof PanchangWords>

const ForumWords = z.object({
  path: text,
  discussionPath: text,
  profilePath: text,
  latest: text,
  found: text,
  foundTitle: text,
  page: text,
  pageTitle: text,
  nothingYet: text,
  nothingFound: text,
  beyond: text,
  toFirst: text,
  discussionTitle: text,
  comments: text,
  noComments: text,
  moreComments: text,
  back: text,
  notFoundTitle: text,
  notFound: text,
  notFoundText: text,
  noProfile: text,
  noProfileText: text,
  toForum: text,
})
export type ForumWords = z.output<typeof ForumWords>

/** What a page is made of beside what every page is: fetched with the entry, not after it. */
const Files = z.object({ styles: z.array(text), scripts: z.array(text) })
export type Files = z.output<typeof Files>

const Texts = z.object({
  brand: text,
  nav: z.object({ label: text, links: z.array(Link) }),
  /** what does not work without scripts */
  note: text,
  pages: z.array(Page),
  notFound: Words,
  horoscope: HoroscopeWords,
  panchang: PanchangWords,
  forum: ForumWords,
  /** by the path of the page */
  ahead: z.record(text, Files),
})
export type Texts = z.output<typeof Texts>

/** What a page says of itself: head and text, in one language. */
export type Said = z.output<typeof Words> & {
  /** whether search engines may list it */
  listed: boolean
  /** the address they keep; null for what has none */
  canonical: string | null
  /** of what a person wrote: since when it is there, and the whole as data for search engines, its address being `url` */
  article?: { published: string; data: (origin: string, url: string) => object }
  /** what the address asks for is not there: sent with status 404 */
  missing?: true
  /** what a visitor is shown before the scripts have come */
  view?: View
}

/** Fills the places named in a text: `fill('{sign}, {day}', { sign: 'Leo', day: 'today' })`. */
export const fill = (words: string, values: Readonly<Record<string, string>>) =>
  words.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place)

const Served = z.object({ en: Texts, hi: Texts })

/** The texts the build of the web app wrote from its catalogues. */
export const readTexts = (dir: string) =>
  z.parse(Served, JSON.parse(readFileSync(path.join(dir, 'pages.json'), 'utf8')))
