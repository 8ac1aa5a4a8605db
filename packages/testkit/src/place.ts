import path from 'node:path'

/** What the tests unpack once and keep, beside the checkout's own data. */
export const dataDir = path.resolve(import.meta.dirname, '../../../.data')
