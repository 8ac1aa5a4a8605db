import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint, ResultOf } from '@dhruva/contract'
import type * as z from 'zod/mini'
import type { Ctx } from '#context.ts'
import { getAstrologerInfo } from '#features/astrologers/getAstrologerInfo.ts'
import { getSiteInfo } from '#features/site/getSiteInfo.ts'
import type { TextLanguage } from '#http/fail.ts'
import type { RawCall } from '#http/implement.ts'

/** An answer that travels with a page, so that its scripts need not ask: that of a visitor, as the call would give it. */
export type Answer = {
  path: string
  args: unknown
  data: unknown
  /** the first page of a list that is read page by page */
  isFirst?: true
}

/** What an endpoint answers to these arguments. */
export const answerOf = <In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  { path }: Endpoint<In, Out>,
  args: z.input<In>,
  data: ResultOf<Endpoint<In, Out>>,
): Answer => ({ path, args, data })

type Handler = { endpoint: { path: string }; run: (raw: RawCall) => Promise<unknown> }

/** Asks a handler for what it would answer to a visitor. */
export const asked = async (
  { endpoint, run }: Handler,
  args: object,
  { ctx, language }: { ctx: Ctx; language: TextLanguage },
): Promise<Answer> => {
  const nobody = { user: null, address: '', token: null, keepToken: () => {} }
  return { path: endpoint.path, args, data: await run({ ...nobody, ctx, language, input: args }) }
}

/** What a first view shows: the page at an address, with the answers to what it asks. */
export type View = { address: string; answers: readonly Answer[] }

type Draw = (address: string, language: TextLanguage, answers: readonly Answer[]) => Promise<string>

/** What the build of the web app left for drawing; a build without it gives pages without a first view. */
const loadDraw = (dir: string): Draw | null => {
  const file = path.join(dir, 'server', 'first-view.mjs')
  if (!existsSync(file)) return null
  let loaded: Promise<{ firstView: Draw }> | undefined
  return async (...what) => {
    loaded ??= import(pathToFileURL(file).href).catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return (await loaded).firstView(...what)
  }
}

/** JSON that ends no script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The last pages many people open at once; a few minutes of what people write, in memory only. */
const DRAWN = 50
const MINUTE_MS = 60_000

/** Draws the same once: same answers, and the same minute, since a page says how long ago a thing was. */
const once = (draw: Draw, now: () => Date): Draw => {
  const drawn = new Map<string, Promise<string>>()
  return (address, language, answers) => {
    const minute = Math.floor(now().getTime() / MINUTE_MS)
    const key = JSON.stringify([minute, language, address, answers])
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= DRAWN) drawn.clear()
    const html = draw(address, language, answers)
    drawn.set(key, html)
    html.catch(() => drawn.delete(key))
    return html
  }
}

/**
 * Draws what a visitor sees before any script has run, by the web app's own components: HTML that stands before `#root` until the
 * page behind it is ready, and the answers it was drawn with. Nothing when it cannot be drawn.
 */
export const createFirstViews = (dir: string, ctx: Ctx) => {
  const loaded = loadDraw(dir)
  const draw = loaded && once(loaded, ctx.now)
  return async ({ address, answers }: View, language: TextLanguage): Promise<string> => {
    if (!draw) return ''
    try {
      const here = { ctx, language }
      const everywhere = [await asked(getSiteInfo, {}, here), await asked(getAstrologerInfo, {}, here)]
      const all = [...answers, ...everywhere]
      const view = await draw(address, language, all)
      return `<script type="application/json" id="answers" lang="${language}">${inScript(all)}</script>\n    <template id="drawn">${view}</template>\n    `
    } catch (error) {
      ctx.log.error({ err: error }, 'a page is sent without its first view')
      return ''
    }
  }
}
