import { type AnyEndpoint, auth, type DeskRole } from '@dhruva/contract'
import { AtDesk, desk } from '@dhruva/contract/desk'
import type { Db } from '@dhruva/db'
import { addToDesk } from '@dhruva/domain'
import type { Answer, Member, Visitor } from '@dhruva/testkit'
import { TOTP } from 'otpauth'
import * as z from 'zod/mini'

/** What a test needs of its world. */
type Place = {
  db: Db
  clock: { now: () => Date; advance: (by: { seconds: number }) => void }
  visitor: () => Visitor
  member: (name: string) => Promise<Member>
  lastCode: (mobile: string) => Promise<string>
}

const Said = z.object({
  otpauth: z.optional(z.string()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** What an answer says of these, whatever else it says. */
export const saidIn = ({ json }: Answer) => z.parse(Said, json ?? {})

/** A browser at the desk: it keeps the cookie it is given. */
export const deskBrowser = (visitor: Visitor) => {
  let cookie = ''
  return {
    cookie: () => cookie,
    raw: async (
      endpoint: Pick<AnyEndpoint, 'method' | 'path'>,
      args: unknown = {},
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const answer = await visitor.raw(endpoint, args, { ...(cookie ? { cookie } : {}), ...headers })
      const set = answer.headers['set-cookie']
      if (set !== undefined) cookie = /^desk=[\w-]+/.exec(set)?.[0] ?? ''
      return answer
    },
  }
}
export type DeskBrowser = ReturnType<typeof deskBrowser>

/** Proves a number: the first step of logging in. */
export const proveNumber = async (place: Place, browser: DeskBrowser, mobile: string): Promise<Answer> => {
  const { token } = await place.visitor().call(auth.getOTP, { mobile, purpose: 'desk' })
  return browser.raw(desk.logInToDesk, { mobile, otp: await place.lastCode(mobile), token })
}

/** Sets an app up, without typing its first code in. */
export const setUpApp = async (browser: DeskBrowser): Promise<TOTP> => {
  const { otpauth = '' } = saidIn(await browser.raw(desk.setUpCodes))
  const { secret } = z.parse(z.object({ secret: z.string() }), { secret: new URL(otpauth).searchParams.get('secret') })
  return new TOTP({ secret })
}

/** The next code of an app that was not used yet. */
export const nextCode = ({ clock }: Place, app: TOTP): string => {
  clock.advance({ seconds: 30 })
  return app.generate({ timestamp: clock.now().getTime() })
}

/** Somebody with these roles who is logged in at the desk, with a code typed in just now. */
export const operatorWith = async (place: Place, name: string, ...roles: DeskRole[]) => {
  const person = await place.member(name)
  const by = { operator: 'shell', reason: 'they work here now', now: place.clock.now() }
  await addToDesk(place.db, by, { mobile: person.mobile, roles, name })
  const browser = deskBrowser(place.visitor())
  await proveNumber(place, browser, person.mobile)
  const app = await setUpApp(browser)
  const typeIn = (code = nextCode(place, app)) => browser.raw(desk.enterCode, { code })
  const { stage } = z.parse(AtDesk, (await typeIn()).json)
  if (stage !== 'in') throw new Error(`${name} is not in`)
  return { ...browser, person, app, typeIn }
}
