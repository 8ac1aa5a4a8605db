import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createCache } from '@dhruva/common'
import type { Ctx } from '#context.ts'
import { etagOf } from '#http/etag.ts'
import type { TextLanguage } from '#http/fail.ts'
import { originOf } from './addresses.ts'
import { figuresIn, withFigures } from './figures.ts'
import { createFirstViews, halfHourOf, type Viewer } from './first-view.ts'
import { discussionPage, type ForumParts, forumPage, profilePage } from './forum-page.ts'
import { horoscopePage } from './horoscope-page.ts'
import { filesHtml, headHtml, textHtml } from './html.ts'
import { memberView } from './member-view.ts'
import { panchangPage } from './panchang-page.ts'
import type { Said, Texts } from './texts.ts'

/** A page ready to be sent. */
export type Sent = { html: Buffer; br: Buffer; gzip: Buffer; etag: string; status: 200 | 404 }

export type Pages = {
  /** The path pattern of the page at an address, such as `/forum/:slug`; null where there is none. */
  find: (pathname: string) => string | null
  /** Whether what a page says is looked up for each visit, which costs a statement. */
  isLookedUp: (pattern: string | null) => boolean
  /**
   * The page of a pattern in a language; the page that says there is none for null.
   * @param mayLookUp false: without what would have to be looked up
   * @param mayDraw asked before a page is drawn that is not kept; false: sent without a first view
   * @param viewer as whose the page is drawn, before the scripts come
   */
  of: (
    pattern: string | null,
    search: URLSearchParams,
    language: TextLanguage,
    { mayLookUp, mayDraw, viewer }: { mayLookUp: boolean; mayDraw: () => boolean; viewer: Viewer },
  ) => Promise<Sent>
}

/** Finds the pattern a path fits: `/forum/:slug` takes one segment, a slash at the end does not matter. */
export const finder = (patterns: readonly string[]) => {
  const tests = patterns.map((pattern) => {
    const parts = pattern
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    return { pattern, test: new RegExp(`^${parts.join('/')}/?$`) }
  })
  return (pathname: string) => tests.find(({ test }) => test.test(pathname))?.pattern ?? null
}

/** Where language, head, files, first view and text of a page belong in the built one. */
const PLACES = /(?<=<html lang=")en(?=")|<!--head-->|<!--files-->|(?=<div id="root">)|<!--text-->/

/** Cuts the built page there. */
const cut = (dir: string): string[] => {
  const parts = readFileSync(path.join(dir, 'index.html'), 'utf8').split(PLACES)
  if (parts.length !== 6) throw new Error('index.html of the web app does not name the places where a page differs')
  return parts
}

const brotli = (html: Buffer, level: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Of a page that is kept. Once for each page and day: level 11 saves an eighth and takes forty times as long. */
const pack = (html: Buffer, status: Sent['status']): Sent => ({
  html,
  br: brotli(html, 6),
  gzip: gzipSync(html),
  etag: etagOf(html),
  status,
})

/** Of a page that is sent once: packed in the one form that is taken, and fast. */
const packOnce = (html: Buffer, status: Sent['status']): Sent => ({
  html,
  get br() {
    return brotli(html, 3)
  },
  get gzip() {
    return gzipSync(html, { level: 4 })
  },
  etag: etagOf(html),
  status,
})

/**
 * The page that stands at an address, and where it changes with sign or day: what it says now, the same under the same key. What
 * people write has no key: it is never kept.
 */
type Asked = { page: Said; now?: { key: string | null; say: () => Promise<Said> } }

const forumAsked = (pattern: string | null, search: URLSearchParams, page: Said, parts: ForumParts): Asked | null => {
  const { path, discussionPath, profilePath } = parts.words
  const look = (say: () => Promise<Said>) => ({ page, now: { key: null, say } })
  if (pattern === path) return look(() => forumPage(search, page, parts))
  if (pattern === discussionPath) return look(() => discussionPage(search, parts))
  if (pattern === profilePath) return look(() => profilePage(search, page, parts))
  return null
}

const asker = (ctx: Ctx, texts: Record<TextLanguage, Texts>) => {
  const byPath = (language: TextLanguage) => {
    const figures = figuresIn(ctx.config, language)
    return new Map(texts[language].pages.map((page) => [page.path, withFigures(page, figures)]))
  }
  const pages = { en: byPath('en'), hi: byPath('hi') }
  return (pattern: string | null, search: URLSearchParams, language: TextLanguage): Asked => {
    const { notFound, horoscope: words, panchang, forum } = texts[language]
    const page = pattern === null ? undefined : pages[language].get(pattern)
    if (!page) return { page: { ...notFound, listed: false, canonical: null, missing: true } }
    if (pattern === words.path) return { page, now: horoscopePage(search, page, { ctx, words, language }) }
    if (pattern === panchang.path)
      return { page, now: panchangPage(page, { ctx, words: panchang, language, namesOther: search.size > 0 }) }
    return forumAsked(pattern, search, page, { ctx, words: forum, language }) ?? { page }
  }
}

/** Where nothing is painted without scripts, nothing of the page's own goes before them. */
const entryFirst = (entry: string, files: string) =>
  entry.replaceAll(' fetchpriority="low"', '').replace('</head>', () => `  ${files}\n  </head>`)

/** What a page is written from; `view` is HTML. */
type Written = { pattern: string | null; said: Said; language: TextLanguage; view: string }

const writer = (dir: string, texts: Record<TextLanguage, Texts>, origin: string) => {
  const [start, beforeHead, beforeFiles, beforeView, beforeText, end] = cut(dir)
  return ({ pattern, said, language, view }: Written, packed: typeof pack): Sent => {
    const of = texts[language]
    const head = headHtml(said, of, language, origin)
    const files = filesHtml(of.ahead[pattern ?? ''] ?? { styles: [], scripts: [] })
    const filesAndEntry = view === '' ? entryFirst(beforeView ?? '', files) : `${files}${beforeView}`
    const before = [start, language, beforeHead, head, beforeFiles, filesAndEntry, view]
    const html = [...before, beforeText, textHtml(said, of), end].join('')
    return packed(Buffer.from(html), said.missing ? 404 : 200)
  }
}

/** All pages of two languages and every sign of two days, with and without a first view; what is left over is of days gone by. */
const KEPT = 400

/** Pages that are kept are few, and each is drawn for everybody. */
const always = () => true

/** What is drawn of a page: where it says the same whatever the address names besides, that page itself. */
const viewOf = (said: Said, search: URLSearchParams, pattern: string | null) => {
  if (said.view) return said.view
  const isItself = said.listed && said.canonical === pattern && search.size === 0
  return isItself && pattern !== null ? { address: pattern, answers: [] } : null
}

/** The pages of the built web app as they are sent: each with its own head and its text for whoever runs no scripts. */
export const createPages = (dir: string, texts: Record<TextLanguage, Texts>, ctx: Ctx): Pages => {
  const ask = asker(ctx, texts)
  const write = writer(dir, texts, originOf(ctx.config))
  const draw = createFirstViews(dir, ctx)
  const kept = createCache<Sent>(KEPT)
  return {
    find: finder(texts.en.pages.map((page) => page.path)),
    isLookedUp: (pattern) => {
      const { path, discussionPath, profilePath } = texts.en.forum
      return pattern !== null && [path, discussionPath, profilePath].includes(pattern)
    },
    of: async (pattern, search, language, { mayLookUp, mayDraw, viewer }) => {
      const { page, now: changing } = ask(pattern, search, language)
      const now = changing?.key === null && !mayLookUp ? undefined : changing
      // an address that only leads to another page has nothing to be drawn
      const isItself = pattern !== null && page.canonical === pattern
      const ofMember = viewer === 'member' && isItself ? memberView(pattern, search) : null
      const draws = viewer === 'visitor' && (now !== undefined || search.size === 0)
      const drawn = ofMember ? `${ofMember.address} ${halfHourOf(ctx.now())}` : draws
      const name = now?.key === null ? null : `${language} ${pattern} ${now?.key} ${drawn}`
      const known = name === null ? undefined : kept.get(name)
      if (known) return known
      try {
        const said = now ? await now.say() : page
        const seen = ofMember ?? (draws ? viewOf(said, search, pattern) : null)
        const view = seen ? await draw(seen, language, { viewer, mayDraw: name === null ? mayDraw : always }) : ''
        if (name === null) return write({ pattern, said, language, view }, packOnce)
        return kept.set(name, write({ pattern, said, language, view }, pack))
      } catch (error) {
        // the web app asks again by itself and says what failed: the page without the text of the day is better than none
        ctx.log.error({ err: error }, 'a page is sent without its text')
        return write({ pattern, said: page, language, view: '' }, packOnce)
      }
    },
  }
}
