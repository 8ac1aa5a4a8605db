import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretKeyOf } from '@dhruva/domain'

/** Keeps words that must be read again, but not by whoever has the database: AES-256-GCM, bound to whose they are. */
export type Seal = {
  close: (words: string, whose: string) => Buffer<ArrayBuffer>
  /** @throws when it was changed, is another's, or was sealed with another secret */
  open: (sealed: Uint8Array, whose: string) => string
}

const NONCE = 12
const TAG = 16

/** A seal with a key of its own. */
export const sealOf = (secret: string, purpose: string): Seal => {
  const key = secretKeyOf(secret, purpose)
  return {
    close: (words, whose) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(whose))
      return Buffer.concat([nonce, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    open: (sealed, whose) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(whose))
      decipher.setAuthTag(sealed.subarray(-TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
    },
  }
}
