import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { createCache } from '@dhruva/common'
import type { Ctx } from '#context.ts'
import { etagOf } from '#http/etag.ts'
import type { TextLanguage } from '#http/fail.ts'
import type { Ask } from './answers.ts'
import { escapeJson } from './escape.ts'
import { headHtml, originOf } from './head.ts'
import type { Preload } from './preload.ts'
import type { Answer, Head, Plan, Viewer, WebApp } from './web-app.ts'

/** A page ready to be sent. */
export type Sent = {
  html: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  etag: string
  status: 200 | 404
  /** false: it is of somebody, who may take it back, and no browser or proxy keeps it */
  mayStay: boolean
}

/** Who asks for which page, and how they have chosen to see it. */
export type Visit = {
  pathname: string
  search: URLSearchParams
  language: TextLanguage
  theme: 'light' | 'dark'
  viewer: Viewer
}

/** What an address may have of pages that are not the same for everybody. */
export type Leave = {
  /** the network address that asks */
  address: string
  /** asked before something is looked up and drawn: as often as pages may be, or searches */
  mayLookUp: (isDear: boolean) => Promise<boolean>
  /** does it behind what the same address is having done */
  inTurn: (work: () => Promise<Sent>) => Promise<Sent>
}

const brotli = (html: Buffer, level: number) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** Packs fast when first asked, and well, once, when asked again: most of what is drawn is sent to one visitor and never again. */
const packer = (fast: () => Buffer, well: () => Buffer) => {
  let asked = 0
  let packed: Buffer | undefined
  return () => {
    asked++
    if (asked <= 2) packed = asked === 1 ? fast() : well()
    return packed ?? well()
  }
}

/** Of brotli level 4 takes half the time of 5 and leaves a twelfth more; 6 is what many are sent, 11 would take ten times as long. */
const pack = (html: Buffer, status: Sent['status'], mayStay: boolean): Sent => {
  const br = packer(
    () => brotli(html, 4),
    () => brotli(html, 6),
  )
  const gzip = packer(
    () => gzipSync(html, { level: 4 }),
    () => gzipSync(html, { level: 6 }),
  )
  return {
    html,
    etag: etagOf(html),
    status,
    mayStay,
    get br() {
      return br()
    },
    get gzip() {
      return gzip()
    },
  }
}

/** Where what belongs to a page stands in the built one: its head, its files, its content. */
const PLACES = /<html lang="en" data-theme="light">|<!--head-->|<!--style-->|<!--view-->|<!--\/?files-->/

/** Cuts the built page there. */
const cut = (shell: string): string[] => {
  const parts = shell.split(PLACES)
  if (parts.length !== 7) throw new Error('index.html of the web app does not name the places where a page differs')
  return parts
}

const answersTag = (answers: readonly Answer[], language: TextLanguage) => {
  const known = answers.filter((one) => 'data' in one)
  if (known.length === 0) return ''
  return `<script type="application/json" id="answers" lang="${language}">${escapeJson(known)}</script>\n    `
}

/** Which calls are answered with the page's own part: `askOwn` of index.html asks for it. */
const ownPartTag = (calls: Plan['firstCalls']) => {
  const paths = new Set(calls.flatMap(({ path, next }) => (next ? [path, next.path] : [path])))
  return paths.size === 0 ? '' : `<script type="application/json" id="own-part">${escapeJson([...paths])}</script>`
}

/** What a page is drawn from, and what it asks next. */
type View = Omit<Visit, 'search'> & {
  address: string
  answers: readonly Answer[]
  isShared: boolean
  firstCalls?: Plan['firstCalls']
}

const writer = (dir: string, web: WebApp, preload: Preload, origin: string) => {
  const shell = readFileSync(path.join(dir, 'index.html'), 'utf8')
  const [start, beforeHead, beforeStyle, beforeView, beforeFiles, entry, end] = cut(shell)
  return (of: View, head: Head, view: string): Sent => {
    const { pathname, language, theme, viewer, answers, isShared, firstCalls = [] } = of
    const { style, sheets, scripts } = preload.ofPage(web.files[web.find(pathname) ?? ''] ?? '', language, view)
    const files = [entry, sheets, scripts].join('\n    ')
    const html = [
      start,
      `<html lang="${language}" data-theme="${theme}" data-for="${viewer}">`,
      beforeHead,
      headHtml(head, language, origin),
      viewer === 'member' ? ownPartTag(firstCalls) : '',
      beforeStyle,
      style,
      beforeView,
      // index.html asks for styles and scripts when the view is shown
      view === '' ? '' : `<div id="view">${view}</div>\n    <template id="files">${files}</template>`,
      beforeFiles,
      answersTag(answers, language),
      view === '' ? files : '',
      end,
    ]
    return pack(Buffer.from(html.join('')), head.missing ? 404 : 200, isShared || head.listed)
  }
}

/** All pages of two languages and every sign of two days, and a few minutes of what people write. */
const KEPT = 400

const MINUTE_MS = 60_000

/** The title of a page that could not be drawn. */
const BRAND = 'Dhruva'

/** The pages of the built web app as they are sent: drawn by its own components, from what its own calls answer to a visitor. */
export const createPages = (dir: string, web: WebApp, preload: Preload, ask: Ask, ctx: Ctx) => {
  const write = writer(dir, web, preload, originOf(ctx.config))
  const kept = createCache<Promise<Sent>>(KEPT)

  const draw = async (view: View): Promise<Sent> => {
    const { html, head } = await web.drawPage(view)
    return write(view, head, html)
  }

  /**
   * Drawn again each minute where it says how long ago a thing was, each half hour elsewhere: a member is greeted by the time of day. Of
   * one drawing, some addresses ask something first and others nothing.
   */
  const keyOf = ({ language, theme, viewer, address, answers, isShared, firstCalls = [] }: View) => {
    const tick = Math.floor(ctx.now().getTime() / (isShared ? 30 * MINUTE_MS : MINUTE_MS))
    return [tick, language, theme, viewer, firstCalls.length, address, etagOf(JSON.stringify(answers))].join(' ')
  }

  const isKept = (view: View) => kept.has(keyOf(view))

  const drawn = (view: View): Promise<Sent> => {
    const key = keyOf(view)
    const known = kept.get(key)
    if (known) return known
    const page = kept.set(key, draw(view))
    page.then(
      ({ mayStay }) => mayStay || kept.delete(key),
      () => kept.delete(key),
    )
    return page
  }

  const pageOf = async (visit: Visit, leave: Leave): Promise<Sent> => {
    const { pathname, search, language, viewer } = visit
    const { whole, blank, sample, firstCalls } = await web.plan(pathname, search, language)
    const { address, calls, isShared = false, suitsMembers = false } = whole
    const drawnBlank = (of: string) => drawn({ ...visit, address: of, answers: [], isShared: true, firstCalls })
    const drawnBeforeAnswers = async () => {
      const view = { ...visit, address: blank, answers: [], isShared: true, firstCalls }
      return isKept(view) || (await leave.mayLookUp(false)) ? drawn(view) : drawnBlank(sample)
    }
    if (viewer === 'member' && !suitsMembers) return drawnBeforeAnswers()
    const drawnWhole = async () => {
      const answers = await ask.answers(calls, { user: null, language, address: leave.address })
      // what a visitor is refused may be theirs
      if (viewer === 'member' && answers.some((one) => 'refusal' in one)) return drawnBlank(blank)
      return drawn({ ...visit, address, answers, isShared, firstCalls })
    }
    if (isShared) return drawnWhole()
    // who asks for more than people read is shown the page before any answer, and its scripts ask for the rest
    return (await leave.mayLookUp(ask.isDear(calls))) ? leave.inTurn(drawnWhole) : drawnBlank(sample)
  }

  return async (visit: Visit, leave: Leave): Promise<Sent> => {
    try {
      return await pageOf(visit, leave)
    } catch (error) {
      // the web app makes it in the browser: the page without its content is better than none
      ctx.log.error({ err: error }, 'a page is sent undrawn')
      const head = { title: BRAND, listed: true, canonical: null, brand: BRAND }
      return write({ ...visit, address: visit.pathname, answers: [], isShared: false }, head, '')
    }
  }
}
