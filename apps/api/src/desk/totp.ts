import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Steps before and after that count too: none, a code is good for its half minute. Phones set their clocks by the network. */
const WINDOW = 0

const totpOf = (secret: string, name: string) =>
  new TOTP({
    issuer: 'Dhruva',
    label: name,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** 160 random bits, as an app takes them. */
export const newSecret = (): string => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32

/** What an app reads from the picture. */
export const addressOf = (secret: string, name: string): string => totpOf(secret, name).toString()

/** @returns the step a code is of (RFC 6238), null when it is none of now */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime()
  const isNow = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW }) !== null
  return isNow ? Math.floor(timestamp / 1000 / PERIOD_SECONDS) : null
}

// no 0, 1, o, l: they are read from paper
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten codes for the day the phone is lost, as they are shown: four times six letters, 120 bits, as long as nobody can try out. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const letters = [...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    return letters.replace(/.{6}(?=.)/g, '$&-')
  })
