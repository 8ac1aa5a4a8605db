import { randomBytes } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id as the provider's look: `pay_` and fourteen letters and digits. */
export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'plan' | 'item' | 'sub' | 'inv' | 'evt'): string =>
  `${kind}_${Array.from(randomBytes(14), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
