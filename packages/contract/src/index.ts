import { astrologers, site } from './astrologers.ts'
import { auth } from './auth.ts'
import { births, languages } from './births.ts'
import { chats } from './chats.ts'
import { kundli } from './kundli.ts'
import { places } from './places.ts'
import { users } from './users.ts'

/** Every call of the API by feature; a key is unique over all features. */
export const contract = { auth, users, births, languages, places, kundli, chats, astrologers, site }
export type Contract = typeof contract

export * from './astrologers.ts'
export * from './auth.ts'
export * from './births.ts'
export * from './chats.ts'
export * from './client.ts'
export * from './common.ts'
export * from './endpoint.ts'
export type { ErrorCode, FieldReason } from './errors.ts'
export * from './kundli.ts'
export * from './places.ts'
export * from './users.ts'
