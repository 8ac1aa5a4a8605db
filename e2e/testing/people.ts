// People who arrive through the API, for tests that are not about arriving.
import { randomUUID } from 'node:crypto'
import { type ArgsOf, auth, births, type Client, createClient, users } from '@dhruva/contract'
import type { Db } from '@dhruva/db'
import { between, post } from '@dhruva/domain'
import { giveMonth } from '@dhruva/testkit/month'

export type Person = {
  /** ten digits, as typed */
  mobile: string
  uid: number
  token: string
  /** calls as this person */
  client: Client
}

let numbers = 6_500_000_000

/** A number nobody has used in this test file, also when a test is tried again. */
export const newMobile = (): string => String(numbers++)

export type BirthArgs = ArgsOf<typeof births.addBirth>

/** Someone born at a time and place the tests know. */
export const asha: BirthArgs = {
  full_name: 'Asha Sharma',
  dob: '14/08/1996',
  tob: '06:42',
  pob: 'Jaipur, Rajasthan',
  lat: 26.92,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
}

/** Calls as who has this token, or as nobody. */
export const clientOf = (url: string, token: string | null): Client =>
  createClient({ baseUrl: url, token: () => token, language: () => 'en' })

type Message = { to: string; body: string }

/** The digits of the newest text message to a number, from the page a developer reads them on. */
export const codeOf = async (url: string, mobile: string): Promise<string> => {
  const sent: Message[] = JSON.parse(await (await fetch(`${url}/dev/outbox.json`)).text())
  const code = /\d{6}/.exec(sent.find(({ to }) => to === `+91${mobile}`)?.body ?? '')?.[0]
  if (!code) throw new Error('no code was sent to this number')
  return code
}

/** Logs in without a browser. */
export const arrive = async (url: string, mobile: string): Promise<Person> => {
  const nobody = clientOf(url, null)
  const { token } = await nobody.call(auth.getOTP, { mobile })
  const { jwt } = await nobody.call(auth.validateOTP, { mobile, token, otp: await codeOf(url, mobile), device: 'web' })
  const client = clientOf(url, jwt)
  const { uid } = await client.call(users.getUserInfo, {})
  return { mobile, uid, token: jwt, client }
}

/** Saves birth details; gives their bid. */
export const saveBirth = async ({ client }: Person, args: Partial<BirthArgs> = {}): Promise<number> =>
  (await client.call(births.addBirth, { ...asha, ...args })).bid

export type Unit = 'points' | 'oracle_grant' | 'oracle_paid' | 'astra_grant' | 'astra_paid' | 'sub_q' | 'money_paise'

/** Gives something as if it had been bought, questions of a subscription with one; a negative amount uses it up. */
export const give = async (db: Db, { uid }: Person, unit: Unit, amount: number): Promise<void> => {
  if (unit === 'sub_q' && amount > 0) return giveMonth(db, uid, amount)
  const account = amount < 0 ? 'sys:consumed' : 'sys:sales'
  const entries = between(account, uid, unit, amount)
  const result = await db.tx((tx) => post(tx, { opKey: `test:${randomUUID()}`, kind: 'grant', uid, entries }))
  if (result !== 'posted') throw new Error(`the books say ${result}`)
}
