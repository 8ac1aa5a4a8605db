import path from 'node:path'

/** What the tests unpack once and keep, beside the checkout's own data. */
export const dataDir = path.resolve(import.meta.dirname, '../../../.data')

/** In the environment of a program that tests start again and again: what it was compiled to at its last orderly end. */
export const compiled = { NODE_COMPILE_CACHE: path.join(dataDir, 'compiled') }
