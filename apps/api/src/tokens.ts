import { createHash, randomBytes } from 'node:crypto'

/**
 * A token that cannot be guessed.
 * @param bytes random ones; 16, 128 bits, are 22 letters
 */
export const newToken = (bytes = 16): string => randomBytes(bytes).toString('base64url')

/** As a token is kept, so that nobody who reads the table has one: it is long and random, and a plain hash says nothing about it. */
export const hashToken = (token: string): Buffer<ArrayBuffer> => createHash('sha256').update(token).digest()
