import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createCache } from '@dhruva/common'
import type { Endpoint, ResultOf } from '@dhruva/contract'
import type * as z from 'zod/mini'
import type { Ctx } from '#context.ts'
import { getAstrologerInfo } from '#features/astrologers/getAstrologerInfo.ts'
import { getSiteInfo } from '#features/site/getSiteInfo.ts'
import type { TextLanguage } from '#http/fail.ts'
import type { RawCall } from '#http/implement.ts'
import { JsonText } from '#http/json-text.ts'
import { escapeJson } from './escape.ts'

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
  const nobody = { user: null, address: '', userAgent: undefined, token: null, setSessionCookie: () => {} }
  const answer = await run({ ...nobody, ctx, language, input: args })
  return { path: endpoint.path, args, data: answer instanceof JsonText ? answer.read() : answer }
}

/** What a first view shows: the page at an address, with the answers to what it asks. */
export type View = { address: string; answers: readonly Answer[] }

/** Whom a page is drawn for. What a member sees is drawn for all of them alike, while every answer is still awaited. */
export type Viewer = 'visitor' | 'member'

type Draw = (address: string, language: TextLanguage, answers: readonly Answer[], viewer: Viewer) => Promise<string>

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

/** The last pages many people open at once; a few minutes of what people write, in memory only. */
const DRAWN = 50
const MINUTE_MS = 60_000

/** A member is greeted by the time of day, whose parts begin with an hour in India. */
export const halfHourOf = (now: Date) => Math.floor(now.getTime() / (30 * MINUTE_MS))

/** Keeps the drawings made last; one that fails is not kept. */
const createDrawings = () => {
  const kept = createCache<Promise<string>>(DRAWN)
  return (key: string, mayDraw: () => boolean, draw: () => Promise<string>): Promise<string> | null => {
    const known = kept.get(key)
    if (known) return known
    if (!mayDraw()) return null
    const html = kept.set(key, draw())
    html.catch(() => kept.delete(key))
    return html
  }
}

/** As whose a page is drawn, and whether one may be drawn that is not kept. */
type Leave = { viewer: Viewer; mayDraw: () => boolean }

const templateOf = (view: string, viewer: Viewer) =>
  `<template id="drawn" data-for="${viewer}">${view}</template>\n    `

/**
 * Draws what is seen before any script has run, by the web app's own components: HTML that stands before `#root` until the page
 * behind it is ready, and a visitor's answers it was drawn with. Nothing when it cannot be drawn,
 * or may not: one that was drawn before needs no leave.
 */
export const createFirstViews = (dir: string, ctx: Ctx) => {
  const draw = loadDraw(dir)
  const drawingOf = createDrawings()
  return async ({ address, answers }: View, language: TextLanguage, { viewer, mayDraw }: Leave): Promise<string> => {
    if (!draw) return ''
    try {
      if (viewer === 'member') {
        const key = `member ${language} ${address} ${halfHourOf(ctx.now())}`
        const view = await drawingOf(key, mayDraw, () => draw(address, language, [], viewer))
        return view === null ? '' : templateOf(view, viewer)
      }
      const here = { ctx, language }
      const everywhere = [await asked(getSiteInfo, {}, here), await asked(getAstrologerInfo, {}, here)]
      const all = [...answers, ...everywhere]
      const json = escapeJson(all)
      // drawn again each minute, since a page says how long ago a thing was
      const minute = Math.floor(ctx.now().getTime() / MINUTE_MS)
      const key = `${minute} ${language} ${address} ${json}`
      const view = await drawingOf(key, mayDraw, () => draw(address, language, all, viewer))
      if (view === null) return ''
      return `<script type="application/json" id="answers" lang="${language}">${json}</script>\n    ${templateOf(view, viewer)}`
    } catch (error) {
      ctx.log.error({ err: error }, 'a page is sent without its first view')
      return ''
    }
  }
}
