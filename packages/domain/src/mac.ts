import { createHmac, hkdfSync } from 'node:crypto'

/** Makes a one-way mark of some words: the same words give the same mark, and nothing is read from it. */
export type Mac = (...parts: readonly string[]) => Buffer<ArrayBuffer>

/** A key of 32 bytes for one purpose alone, derived from a secret of the configuration (HKDF-SHA-256). */
export const secretKeyOf = (secret: string, purpose: string): Buffer<ArrayBuffer> =>
  Buffer.from(hkdfSync('sha256', secret, '', `dhruva ${purpose}`, 32))

/** A mark with a key of its own. */
export const macOf = (secret: string, purpose: string): Mac => {
  const key = secretKeyOf(secret, purpose)
  return (...parts) => createHmac('sha256', key).update(parts.join('|')).digest()
}

/** Marks a number that is suspended from AstroHub: known again when it makes an account, whatever became of the earlier one. */
export const banMacOf = (mobileSecret: string): Mac => macOf(mobileSecret, 'ban')
