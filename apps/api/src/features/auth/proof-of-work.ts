import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FoundProof, type ProofOfWork, seedOf } from '@dhruva/contract'
import type { Keys } from '#keys.ts'

const GOOD_FOR_MS = 5 * 60_000

/** For whom work is set: a number and the address that asked. */
export type Setter = { keys: Keys; mobile: string; caller: string }

const signed = ({ keys, mobile, caller }: Setter, bits: string, until: string, nonce: string) =>
  keys.proof(mobile, caller, bits, until, nonce).toString('base64url')

/** Sets work: nothing is kept of it, the token says all and is signed. */
export const setWork = (setter: Setter, bits: number, now: Date): ProofOfWork => {
  const until = (now.getTime() + GOOD_FOR_MS).toString(36)
  const nonce = randomBytes(12).toString('base64url')
  return { token: `${bits}.${until}.${nonce}.${signed(setter, String(bits), until, nonce)}`, bits }
}

const leadingZeros = (hash: Buffer): number => {
  const at = hash.findIndex((byte) => byte !== 0)
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}

/** @returns what the proof is remembered by, so that it is good once; null when it is wrong, late, or of another number or address */
export const checkWork = (setter: Setter, { token, answer }: FoundProof, now: Date): Buffer | null => {
  const [bits = '', until = '', nonce = '', mark = ''] = token.split('.')
  const sent = Buffer.from(mark, 'base64url')
  const right = Buffer.from(signed(setter, bits, until, nonce), 'base64url')
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null
  if (Number.parseInt(until, 36) <= now.getTime()) return null
  const hash = createHash('sha256')
    .update(`${seedOf(token)}${answer}`)
    .digest()
  return leadingZeros(hash) >= Number(bits) ? right : null
}
