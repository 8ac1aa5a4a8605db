import type { Ctx } from '#context.ts'
import { type CallRoute, isCall, type Route } from '#endpoints/implement.ts'
import { isSent } from '#endpoints/is-sent.ts'
import { envelopeOf, Refusal, refusalStatus, type TextLanguage } from '#http/fail.ts'
import { JsonText } from '#http/json-text.ts'
import type { Session } from '#http/session.ts'
import type { PageCall, Said } from './web-app.ts'

/** What comes with a request, where none was sent. */
const NO_REQUEST = {
  operator: null,
  setDeskCookie: () => {},
  userAgent: undefined,
  token: null,
  setSessionCookie: () => {},
}

/** On whose behalf a page asks, null for a visitor's: the language of the page, the network address its limits count. */
type Asker = { user: Session | null; language: TextLanguage; address: string }

/** What asks the service's own handlers what they answer, without a request. */
export type Ask = {
  /** Nothing when a call failed for no reason of the caller's: the page asks again by itself. */
  answers: <Call extends PageCall>(calls: readonly Call[], asker: Asker) => Promise<(Call & Said)[]>
  /** Whether one of a visitor's calls is as dear as a search. */
  isDear: (calls: readonly PageCall[]) => boolean
}

const readAnswer = (answer: unknown) => (answer instanceof JsonText ? answer.read() : answer)

export const createAsk = (ctx: Ctx, routes: readonly Route[]): Ask => {
  // a path that a page asks has one such call
  const openTo = (access: 'public' | 'member') =>
    new Map(
      routes
        .filter(isCall)
        .filter(({ endpoint }) => endpoint.access === access || endpoint.access === 'optional')
        .map((one) => [one.endpoint.path, one]),
    )
  const [visitors, members] = [openTo('public'), openTo('member')]
  const routeOf = ({ path }: PageCall, user: Session | null): CallRoute => {
    const route = (user ? members : visitors).get(`/${path.slice(1)}`)
    if (!route) throw new Error(`no page may ask ${path}`)
    return route
  }

  const ask = async <Call extends PageCall>(call: Call, asker: Asker): Promise<(Call & Said)[]> => {
    try {
      const answer = await routeOf(call, asker.user).run({ ...NO_REQUEST, ...asker, ctx, input: call.args })
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
        const { limit, extraLimit } = routeOf(call, null).endpoint
        return limit === 'search' || (extraLimit?.limit === 'search' && isSent(call.args, extraLimit.field))
      }),
  }
}
