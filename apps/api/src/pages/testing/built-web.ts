import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { horoscopeFields, zodiacs } from '@dhruva/contract'

type Words = { path: string; title: string; description: string; heading: string; text: string; listed: boolean }

const page = ({ path, text, ...words }: Words) => ({ ...words, path, canonical: path, blocks: [{ p: text }] })

const open = (path: string, name: string): Words => ({
  path,
  title: `${name} · Dhruva`,
  description: `What ${name} says`,
  heading: name,
  text: `Text of ${name}`,
  listed: true,
})

/** Texts such as the build of the web app writes them; `mark` stands at the end of each name, for the language. */
const texts = (mark: string, more: readonly Words[]) => ({
  brand: `Dhruva${mark}`,
  nav: { label: `Pages${mark}`, links: [[`Terms${mark}`, '/terms']] },
  note: `Needs scripts${mark}`,
  pages: [
    open('/', `Home${mark}`),
    open('/horoscope', `Choice${mark}`),
    open('/panchang', `Panchang${mark}`),
    { ...open('/kundli', `Kundli${mark}`), listed: false },
    open('/videos/:name', `Video${mark}`),
    open('/forum', `Forum${mark}`),
    open('/forum/:slug', `Discussion${mark}`),
    open('/profile', `Profile${mark}`),
    ...more,
  ].map(page),
  notFound: page(open('', `Not found${mark}`)),
  horoscope: {
    path: '/horoscope',
    heading: `{sign} horoscope${mark}`,
    title: `{sign}, {day} · Dhruva${mark}`,
    description: `{day} for {sign}${mark}`,
    days: { Today: `today${mark}`, Tomorrow: `tomorrow${mark}` },
    fields: Object.fromEntries(horoscopeFields.map((field) => [field, `${field}${mark}`])),
    signsLabel: `Signs${mark}`,
    signs: zodiacs.map((sign) => `${sign}${mark}`),
    rashiTitle: `Rashi${mark}`,
    notes: [],
  },
  panchang: {
    path: '/panchang',
    place: `Delhi${mark}`,
    fromTo: '{from} to {to}',
    ...Object.fromEntries(
      'none sun sunrise sunset moonrise moonset limbs vara tithi nakshatra yoga karana parts partsText rahuKaal yamaganda gulika abhijit noAbhijit'
        .split(' ')
        .map((name) => [name, `${name}${mark}`]),
    ),
    notes: [],
  },
  forum: {
    path: '/forum',
    discussionPath: '/forum/:slug',
    profilePath: '/profile',
    ...Object.fromEntries(
      'latest nothingYet beyond toFirst comments noComments moreComments back notFoundTitle notFound notFoundText noProfile noProfileText toForum'
        .split(' ')
        .map((name) => [name, `${name}${mark}`]),
    ),
    found: `Found {query}${mark}`,
    foundTitle: `{query}: search${mark}`,
    page: `Page {page}${mark}`,
    pageTitle: `Forum, page {page}${mark}`,
    nothingFound: `No {query}${mark}`,
    discussionTitle: `{title} · AstroHub${mark}`,
  },
  ahead: { '/': { styles: ['assets/home.css'], scripts: [`assets/home${mark}.js`] } },
})

export const SHELL =
  '<!doctype html><html lang="en" data-theme="light"><head><!--head--><meta charset="utf-8" /><!--files--></head><body><div id="root"></div><!--text--></body></html>'

/** Draws what it was asked to draw, and lists the addresses; what is nasty cannot be drawn. */
const DRAWING = `export const drawings = []
export const firstView = async (address, language, answers, viewer) => {
  drawings.push(address)
  if (address.includes('nasty')) throw new Error('cannot be drawn')
  return '<i>' + [address, language, ...(viewer === 'member' ? ['member'] : []), ...answers.map(({ path }) => path)].join(' ') + '</i>'
}`

/** A folder as the build of the web app leaves it, with a few pages and `more`; Hindi names end in `(hi)`. */
export const builtWeb = (more: readonly Words[] = []): string => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-web-'))
  mkdirSync(path.join(dir, 'assets'))
  mkdirSync(path.join(dir, 'server'))
  const files = {
    'index.html': SHELL,
    'pages.json': JSON.stringify({ en: texts('', more), hi: texts('(hi)', more) }),
    'csp.json': JSON.stringify({ scriptHashes: ['sha256-abc='] }),
    'server/first-view.mjs': DRAWING,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text)
  return dir
}
