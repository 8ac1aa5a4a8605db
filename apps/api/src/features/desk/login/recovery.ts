import type { Keys } from '#keys.ts'

/** What is kept of a recovery code, however it was spaced. */
export const recoveryMacOf = (keys: Keys, uid: number, code: string) =>
  keys.recovery(String(uid), code.toLowerCase().replace(/[^a-z0-9]/g, ''))
