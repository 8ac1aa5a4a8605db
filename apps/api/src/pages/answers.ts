import type { Ctx } from '#context.ts'
import { type CallRoute, isCall, type Route } from '#endpoints/implement.ts'
import { isSent } from '#endpoints/is-sent.ts'
import { envelopeOf, Refusal, refusalStatus, type TextLanguage } from '#http/fail.ts'
import { JsonText } from '#http/json-text.ts'
import type { Answer, PageCall } from './web-app.ts'

/** A call that nobody sent. */
export const NOBODY = {
  user: null,
  operator: null,
  setDeskCookie: () => {},
  userAgent: undefined,
  token: null,
  setSessionCookie: () => {},
}

/** On whose behalf a page asks: the language of the page, the network address its limits count. */
type Asker = { language: TextLanguage; address: string }

/** What asks the service's own handlers what they answer to a visitor, without a request. */
export type Ask = {
  /** Nothing when a call failed for no reason of the caller's: the page asks again by itself. */
  answers: (calls: readonly PageCall[], asker: Asker) => Promise<Answer[]>
  /** Whether one of the calls is as dear as a search. */
  isDear: (calls: readonly PageCall[]) => boolean
}

/** What a handler gave, as its caller would read it. */
export const readAnswer = (answer: unknown) => (answer instanceof JsonText ? answer.read() : answer)

export const createAsk = (ctx: Ctx, routes: readonly Route[]): Ask => {
  // what a visitor may call; a path has one such call
  const open = new Map(
    routes
      .filter(isCall)
      .filter(({ endpoint }) => endpoint.access === 'public' || endpoint.access === 'optional')
      .map((one) => [one.endpoint.path, one]),
  )
  const routeOf = ({ path }: PageCall): CallRoute => {
    const route = open.get(`/${path.slice(1)}`)
    if (!route) throw new Error(`no page may ask ${path}`)
    return route
  }

  const ask = async (call: PageCall, asker: Asker): Promise<Answer[]> => {
    try {
      const answer = await routeOf(call).run({ ...NOBODY, ...asker, ctx, input: call.args })
      return [{ ...call, data: readAnswer(answer) }]
    } catch (error) {
      if (error instanceof Refusal) {
        const { message, code } = envelopeOf(error, asker.language)
        return [{ ...call, refusal: { message, code }, status: refusalStatus(error) }]
      }
      ctx.log.error({ err: error }, 'a page is sent without an answer')
      return []
    }
  }

  return {
    answers: async (calls, asker) => (await Promise.all(calls.map((call) => ask(call, asker)))).flat(),
    isDear: (calls) =>
      calls.some((call) => {
        const { limit, extraLimit } = routeOf(call).endpoint
        return limit === 'search' || (extraLimit?.limit === 'search' && isSent(call.args, extraLimit.field))
      }),
  }
}
