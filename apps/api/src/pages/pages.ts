import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Ctx } from '#context.ts'
import type { TextLanguage } from '#http/fail.ts'
import { figuresIn, withFigures } from './figures.ts'
import { discussionPage, type ForumParts, forumPage, profilePage } from './forum-page.ts'
import { horoscopePage } from './horoscope-page.ts'
import { headHtml, textHtml } from './html.ts'
import { panchangPage } from './panchang-page.ts'
import { readTexts, type Said, type Texts } from './texts.ts'

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
   */
  of: (pattern: string | null, search: URLSearchParams, language: TextLanguage, mayLookUp: boolean) => Promise<Sent>
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

/** Cuts the built page where language, head and text belong. */
const cut = (dir: string): [string, string, string, string] => {
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const [start, afterLanguage, more] = html.split('<html lang="en"')
  const [beforeHead, afterHead] = afterLanguage?.split('<!--head-->') ?? []
  const [beforeText, end] = afterHead?.split('<!--text-->') ?? []
  if (start === undefined || !beforeHead || !beforeText || end === undefined || more !== undefined) {
    throw new Error('index.html of the web app has no place for language, head and text')
  }
  return [start, beforeHead, beforeText, end]
}

const brotli = (html: Buffer, level: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })

const etagOf = (html: Buffer) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

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

const asker = (ctx: Pick<Ctx, 'config' | 'db' | 'horoscopes' | 'now'>, texts: Record<TextLanguage, Texts>) => {
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
      return { page, now: panchangPage(page, { now: ctx.now(), words: panchang, language }) }
    return forumAsked(pattern, search, page, { ctx, words: forum, language }) ?? { page }
  }
}

const writer = (dir: string, texts: Record<TextLanguage, Texts>, publicUrl: string) => {
  const [start, beforeHead, beforeText, end] = cut(dir)
  const origin = publicUrl.replace(/\/+$/, '')
  return (said: Said, language: TextLanguage, packed: typeof pack): Sent => {
    const head = headHtml(said, texts[language], language, origin)
    const text = textHtml(said, texts[language])
    const html = `${start}<html lang="${language}"${beforeHead}${head}${beforeText}${text}${end}`
    return packed(Buffer.from(html), said.missing ? 404 : 200)
  }
}

/** All pages of two languages and every sign of two days; what is left over is of days gone by. */
const KEPT = 200

/** The pages of the built web app as they are sent: each with its own head and its text for whoever runs no scripts. */
export const createPages = (dir: string, ctx: Pick<Ctx, 'config' | 'db' | 'horoscopes' | 'now' | 'log'>): Pages => {
  const texts = readTexts(dir)
  const ask = asker(ctx, texts)
  const write = writer(dir, texts, ctx.config.publicUrl)
  const kept = new Map<string, Sent>()
  return {
    find: finder(texts.en.pages.map((page) => page.path)),
    isLookedUp: (pattern) => {
      const { path, discussionPath, profilePath } = texts.en.forum
      return pattern !== null && [path, discussionPath, profilePath].includes(pattern)
    },
    of: async (pattern, search, language, mayLookUp) => {
      const { page, now: changing } = ask(pattern, search, language)
      const now = changing?.key === null && !mayLookUp ? undefined : changing
      const name = now?.key === null ? null : `${language} ${pattern} ${now?.key}`
      const known = name === null ? undefined : kept.get(name)
      if (known) return known
      try {
        const said = now ? await now.say() : page
        if (name === null) return write(said, language, packOnce)
        const sent = write(said, language, pack)
        if (kept.size >= KEPT) kept.clear()
        kept.set(name, sent)
        return sent
      } catch (error) {
        // the web app asks again by itself and says what failed: the page without the text of the day is better than none
        ctx.log.error({ err: error }, 'a page is sent without its text')
        return write(page, language, packOnce)
      }
    },
  }
}
