import type { OwnParts } from '#context.ts'
import type { Ask } from './answers.ts'
import type { Preload } from './preload.ts'
import type { FirstCall, WebApp } from './web-app.ts'

/** A call with its arguments, as the page would make it. */
type Asked = Pick<FirstCall, 'method' | 'path' | 'args'>
type Member = Parameters<OwnParts>[0]
type Answered = Asked & { data: unknown }

/** How the web app names a call when it asks whether it is answered already: `lib/first-calls.ts`. */
const askedAs = ({ method, path, args }: Asked): string => {
  if (method === 'POST') return `${path} ${JSON.stringify(args)}`
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(args)) query.append(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The one number of an answer that the next call takes. */
const numberAt = (answer: unknown, way: readonly (string | number)[]): number | null => {
  const found = way.reduce<unknown>((of, key) => {
    if (Array.isArray(of) && typeof key === 'number') return of.at(key)
    return typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined
  }, answer)
  return typeof found === 'number' && found > 0 ? found : null
}

/**
 * Asks the service's own handlers, on behalf of a member, what a page asks first, and has the web app draw what is theirs of it. What is
 * refused is left out: the page asks again by itself, and says why.
 */
export const createOwnParts = (web: WebApp, preload: Preload, { answers }: Ask): OwnParts => {
  const ask = async (member: Member, call: Asked): Promise<Answered[]> =>
    (await answers([call], member)).flatMap((said) => ('data' in said ? [{ ...call, data: said.data }] : []))

  const askAll = async (member: Member, { next, ...call }: FirstCall): Promise<Answered[]> => {
    const [answer] = await ask(member, call)
    const number = answer && next ? numberAt(answer.data, next.at) : null
    if (!answer || !next || number === null) return answer ? [answer] : []
    const { method, path, arg } = next
    return [answer, ...(await ask(member, { method, path, args: { [arg]: number } }))]
  }

  return async (member, address) => {
    const [pathname = '', query] = address.split('?', 2)
    const search = new URLSearchParams(query)
    const { language } = member
    const { firstCalls } = await web.plan(pathname, search, language)
    const answered = (await Promise.all(firstCalls.map((call) => askAll(member, call)))).flat()
    const isKnown = answered.length > 0 && answered.length >= firstCalls.length
    const drawn = isKnown ? await web.drawOwn({ address, language, answers: answered }) : null
    const module = web.files[web.find(pathname) ?? ''] ?? ''
    const html = drawn && `<style>${preload.rulesOfPart(module, language, drawn)}</style>${drawn}`
    return { html, answers: answered.map((one) => ({ asked: askedAs(one), data: one.data })) }
  }
}
