import { createHash, randomBytes } from 'node:crypto'

/** As a token of a link is kept: nobody who reads the table can open one. */
export const hashOfShare = (token: string) => createHash('sha256').update(token).digest()

/** A token of 128 bits, not to be guessed: 22 letters. */
export const newShareToken = () => randomBytes(16).toString('base64url')
