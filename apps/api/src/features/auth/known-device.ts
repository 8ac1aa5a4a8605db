import { randomBytes, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@dhruva/common'
import type { Keys } from '#keys.ts'

/** As long as a browser keeps a cookie; each login gives a new one. */
const KNOWN_FOR_MS = 400 * DAY_MS

const signed = (keys: Keys, mobile: string, id: string, since: string) =>
  keys.device(mobile, id, since).toString('base64url')

/** What a device keeps of a login, also after logging out: good for asking for codes to this number, and for nothing else. */
export const newDeviceToken = (keys: Keys, mobile: string, now: Date): string => {
  const id = randomBytes(12).toString('base64url')
  const since = now.getTime().toString(36)
  return `${id}.${since}.${signed(keys, mobile, id, since)}`
}

/** @returns by what name the device is counted, null when the token is not of this number, or too old */
export const knownDeviceOf = (keys: Keys, mobile: string, token: string, now: Date): string | null => {
  const [id = '', since = '', mark = ''] = token.split('.')
  const age = now.getTime() - Number.parseInt(since, 36)
  const sent = Buffer.from(mark, 'base64url')
  const right = Buffer.from(signed(keys, mobile, id, since), 'base64url')
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null
  return age < KNOWN_FOR_MS ? id : null
}
