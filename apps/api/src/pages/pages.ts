import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Ctx } from '#context.ts'
import type { TextLanguage } from '#http/fail.ts'
import { horoscopePage } from './horoscope-page.ts'
import { headHtml, textHtml } from './html.ts'
import { panchangPage } from './panchang-page.ts'
import { readTexts, type Said, type Texts } from './texts.ts'

/** A page ready to be sent. */
export type Sent = { html: Buffer; br: Buffer; gzip: Buffer; etag: string }

export type Pages = {
  /** The path pattern of the page at an address, such as `/forum/:slug`; null where there is none. */
  find: (pathname: string) => string | null
  /** The page of a pattern in a language; the page that says there is none for null. */
  of: (pattern: string | null, search: URLSearchParams, language: TextLanguage) => Promise<Sent>
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

const pack = (page: string): Sent => {
  const html = Buffer.from(page)
  return {
    html,
    // once for each page and day: level 11 saves an eighth and takes forty times as long
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(html),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

/** The page that stands at an address, and where it changes with sign or day: what it says now, the same under the same key. */
type Asked = { page: Said; now?: { key: string; say: () => Promise<Said> } }

const asker = (ctx: Pick<Ctx, 'horoscopes' | 'now'>, texts: Record<TextLanguage, Texts>) => {
  const byPath = (language: TextLanguage) => new Map(texts[language].pages.map((page) => [page.path, page]))
  const pages = { en: byPath('en'), hi: byPath('hi') }
  return (pattern: string | null, search: URLSearchParams, language: TextLanguage): Asked => {
    const { notFound, horoscope: words, panchang } = texts[language]
    const page = pattern === null ? undefined : pages[language].get(pattern)
    if (!page) return { page: { ...notFound, listed: false, canonical: null } }
    if (pattern === words.path) return { page, now: horoscopePage(search, page, { ctx, words, language }) }
    if (pattern === panchang.path)
      return { page, now: panchangPage(page, { now: ctx.now(), words: panchang, language }) }
    return { page }
  }
}

/** All pages of two languages and every sign of two days; what is left over is of days gone by. */
const KEPT = 200

/** The pages of the built web app as they are sent: each with its own head and its text for whoever runs no scripts. */
export const createPages = (dir: string, ctx: Pick<Ctx, 'config' | 'horoscopes' | 'now' | 'log'>): Pages => {
  const texts = readTexts(dir)
  const [start, beforeHead, beforeText, end] = cut(dir)
  const ask = asker(ctx, texts)
  const kept = new Map<string, Sent>()
  const write = (said: Said, language: TextLanguage): Sent => {
    const head = headHtml(said, texts[language], language, ctx.config.publicUrl.replace(/\/+$/, ''))
    const text = textHtml(said, texts[language])
    return pack(`${start}<html lang="${language}"${beforeHead}${head}${beforeText}${text}${end}`)
  }
  return {
    find: finder(texts.en.pages.map((page) => page.path)),
    of: async (pattern, search, language) => {
      const { page, now } = ask(pattern, search, language)
      const name = `${language} ${pattern} ${now?.key}`
      const known = kept.get(name)
      if (known) return known
      try {
        const sent = write(now ? await now.say() : page, language)
        if (kept.size >= KEPT) kept.clear()
        kept.set(name, sent)
        return sent
      } catch (error) {
        // the web app asks again by itself and says what failed: the page without the text of the day is better than none
        ctx.log.error({ err: error }, 'a page is sent without its text')
        return write(page, language)
      }
    },
  }
}
