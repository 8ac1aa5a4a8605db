/** One answer as it came over the wire. */
export type Answer = {
  status: number
  headers: Record<string, string>
  text: string
  /** the parsed body, null when it is not JSON */
  json: unknown
}

export type HttpRequest = { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string }

type Injected = { statusCode: number; headers: Record<string, number | string | string[] | undefined>; body: string }

/** A server that answers without a socket; fastify is one. */
export type Injectable = {
  inject(request: {
    method: 'GET' | 'POST'
    url: string
    headers: Record<string, string>
    payload?: string
  }): Promise<Injected>
}

export type Http = { request: (request: HttpRequest) => Promise<Answer>; fetch: typeof fetch }

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const flat = (headers: Injected['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

/** Calls a server without a socket, plainly and as `fetch` would. */
export const createHttp = (server: Injectable): Http => {
  const request = async ({ body, ...rest }: HttpRequest): Promise<Answer> => {
    const answer = await server.inject({ ...rest, ...(body === undefined ? {} : { payload: body }) })
    return { status: answer.statusCode, headers: flat(answer.headers), text: answer.body, json: parse(answer.body) }
  }
  const send: typeof fetch = async (input, init) => {
    const asked = new Request(input, init)
    const { pathname, search } = new URL(asked.url)
    const body = await asked.text()
    const answer = await request({
      method: asked.method === 'GET' ? 'GET' : 'POST',
      url: pathname + search,
      headers: Object.fromEntries(asked.headers),
      ...(asked.method === 'GET' ? {} : { body }),
    })
    return new Response(answer.text, { status: answer.status, headers: answer.headers })
  }
  return { request, fetch: send }
}
