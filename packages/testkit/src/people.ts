import { type AnyEndpoint, type ArgsOf, auth, type Client, createClient, users } from '@dhruva/contract'
import type { Answer, Http } from './http.ts'

export type Visitor = {
  /** Calls as the web app does; throws `ApiFail` with the refusal, `HttpFailure` on a 5xx or an answer off the contract. */
  call: Client['call']
  /** Reads a streamed answer; resolves with its tail when it has ended. */
  stream: Client['stream']
  /** Calls and gives back what came over the wire, whatever it is. */
  raw: (
    endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
    args?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
}

export type Member = Visitor & { name: string; uid: number; mobile: string; token: string }

const queryOf = (args: unknown) => {
  const pairs = Object.entries(args ?? {}).map(([key, value]): [string, string] => [
    key,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Someone who calls with this token, or with none. */
export const createVisitor = (http: Http, token: string | null): Visitor => {
  const client = createClient({ baseUrl: 'http://test', token: () => token, language: () => 'en', fetch: http.fetch })
  return {
    call: client.call,
    stream: client.stream,
    raw: (endpoint, args, headers = {}) => {
      const session = token === null ? {} : { authorization: `Bearer ${token}` }
      const isGet = endpoint.method === 'GET'
      return http.request({
        method: endpoint.method,
        url: isGet ? endpoint.path + queryOf(args) : endpoint.path,
        headers: {
          ...session,
          ...(isGet || args === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(isGet || args === undefined ? {} : { body: typeof args === 'string' ? args : JSON.stringify(args) }),
      })
    },
  }
}

/** A number of its own for each name, the same in every run. */
export const mobileOf = (name: string): string => {
  let hash = 7
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_000
  return `+919${String(hash).padStart(9, '0')}`
}

type Login = { http: Http; lastCode: (mobile: string) => Promise<string> }

/** Logs in through the real flow: asks for a code, reads it from the outbox, sends it back. */
export const logIn = async (
  { http, lastCode }: Login,
  name: string,
  device: ArgsOf<typeof auth.validateOTP>['device'] = 'web',
): Promise<Member> => {
  const mobile = mobileOf(name)
  const visitor = createVisitor(http, null)
  const { token } = await visitor.call(auth.getOTP, { mobile })
  const otp = await lastCode(mobile)
  const { jwt } = await visitor.call(auth.validateOTP, { mobile, otp, token, device })
  const member = createVisitor(http, jwt)
  const { uid } = await member.call(users.getUserInfo, {})
  return { ...member, name, uid, mobile, token: jwt }
}
