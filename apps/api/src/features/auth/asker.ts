import type { Asker } from '@dhruva/db'
import type { RawCall } from '#endpoints/implement.ts'
import { knownDeviceOf } from '#features/auth/known-device.ts'
import { callerOf } from '#http/limits.ts'
import { networkOf } from '#http/networks.ts'
import { mobileKeyOf } from '#one-time-codes.ts'

/** `+91` and six digits: ten thousand numbers, as they are given out to a carrier. */
const PREFIX = 9

type Asking = Pick<RawCall, 'ctx' | 'address' | 'token'>

/** The device that logged in with this number before: by its own token, or by that of a login, ended or not. */
const deviceOf = async ({ ctx, token }: Asking, mobile: string, deviceTokens: readonly string[]) => {
  const now = ctx.now()
  for (const one of deviceTokens) {
    const id = knownDeviceOf(ctx.keys, mobile, one, now)
    if (id !== null) return id
  }
  const session = token === null ? null : await ctx.sessions.whoseWas(token, now)
  return session?.mobile === mobile ? session.jti : null
}

/** Who asks for a code to a number; `known`: from a device that logged in with it. */
export const askerOf = async (
  asking: Asking,
  mobile: string,
  deviceTokens: readonly string[] = [],
): Promise<Asker & { known: boolean }> => {
  const { keys } = asking.ctx
  const device = await deviceOf(asking, mobile, deviceTokens)
  const addressHash = keys.address(callerOf(asking.address))
  return {
    known: device !== null,
    mobileKey: mobileKeyOf(keys, mobile),
    requester: device === null ? addressHash : keys.address('device', device),
    addressHash,
    networkHash: keys.address('network', networkOf(asking.address)),
    prefixHash: keys.address('prefix', mobile.slice(0, PREFIX)),
  }
}
