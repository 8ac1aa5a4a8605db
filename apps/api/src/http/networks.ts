import { callerOf } from '#http/limits.ts'

const isV4 = (caller: string) => caller.includes('.')

/** Whose neighbours share a provider: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (address: string): string => {
  const caller = callerOf(address)
  return caller
    .split(isV4(caller) ? '.' : ':')
    .slice(0, 3)
    .join(isV4(caller) ? '.' : ':')
}

/** An address as its owner is shown it, too coarse to find anybody by: `203.0.x.x`, `2409:40c1::`. */
export const coarseOf = (address: string): string => {
  const caller = callerOf(address)
  const [first, second] = caller.split(isV4(caller) ? '.' : ':')
  return isV4(caller) ? `${first}.${second}.x.x` : `${first}:${second}::`
}
