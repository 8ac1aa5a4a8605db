import { setImmediate as turn } from 'node:timers/promises'
import { auth, births, chats, createClient, users } from '@dhruva/contract'

const BIRTH = {
  full_name: 'Asha',
  dob: '5/3/1990',
  tob: '6:42',
  pob: 'Jaipur',
  lat: 26.91,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Married',
  language: 'English',
} as const

/** `fetch`, after a turn: docker's commands hold this program up, and that connections were ended it notices only then. */
const request: typeof fetch = async (input, init) => {
  await turn()
  return fetch(input, init)
}

const clientOf = (baseUrl: string, token: string | null) =>
  createClient({ baseUrl, token: () => token, language: () => 'en', fetch: request })

/** The code in the text message that the rehearsal's service got last. */
const codeOf = async (mobile: string) => {
  const answer = await request(`http://127.0.0.1:3900/last?to=${encodeURIComponent(mobile)}`)
  const code = /\b\d{6}\b/.exec(await answer.text())?.[0]
  if (!code) throw new Error('no code was sent')
  return code
}

export type Person = { uid: number; token: string; bid: number; asst_id: string }

/** Logs in by text message, and begins a talk about a birth. */
export const arrive = async (base: string, mobile: string): Promise<Person> => {
  const visitor = clientOf(base, null)
  const { token } = await visitor.call(auth.getOTP, { mobile })
  const { jwt } = await visitor.call(auth.validateOTP, { mobile, token, otp: await codeOf(mobile), device: 'web' })
  const member = clientOf(base, jwt)
  const { bid } = await member.call(births.addBirth, BIRTH)
  const { asst_id } = await member.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const { uid } = await member.call(users.getUserInfo, {})
  return { uid, token: jwt, bid, asst_id }
}

/** Asks, and reads the reply to its end. @returns the text */
export const ask = async (base: string, { token, bid, asst_id }: Person, message: string): Promise<string> => {
  const answer = await request(base + chats.pushChat.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ bid, asst_id, astrologer: 'Oracle', message }),
  })
  const [text = '', tail = ''] = (await answer.text()).split('\u001e')
  if (answer.status !== 200 || !/"status":"success"/.test(tail)) throw new Error(`no reply: ${answer.status} ${tail}`)
  return text
}

/** Whether a session is still one. */
export const isKnown = async (base: string, { token }: Person): Promise<boolean> => {
  const { uid } = await clientOf(base, token).call(users.getUserInfo, {})
  return uid > 0
}

/** Every message of their talk that is there to be read. */
export const talkOf = async (base: string, { token, asst_id }: Person): Promise<string[]> => {
  const { chats: messages } = await clientOf(base, token).call(chats.getChat, { asst_id })
  return messages.map(({ message }) => message)
}

/** The port of this machine believes whom it hears, as it would the proxy: so each comes from an address of their own. */
const DIRECT = 'http://127.0.0.1:3000'

/** So many people who come by themselves. */
export const crowd = async (size: number): Promise<Person[]> => {
  const people: Person[] = []
  const native = globalThis.fetch
  for (let n = 0; n < size; n++) {
    globalThis.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `203.0.113.${n}`)
      return native(input, { ...init, headers })
    }
    people.push(await arrive(DIRECT, `+9187654${String(10_000 + n)}`))
  }
  globalThis.fetch = native
  return people
}
