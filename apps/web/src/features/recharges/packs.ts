import { recharges } from '@dhruva/contract'
import { ApiFail, type ResultOf, useCall } from '#lib/api.ts'
import { useSession } from '#lib/session.ts'

export type Group = ResultOf<typeof recharges.getRecharges>[number]
export type Pack = Group['data'][number]

/** The member's good discount; null when there is none, undefined until that is known. */
export const useCoupon = () => {
  const isMember = useSession() !== null
  const { data, error } = useCall(recharges.getCoupon, {}, { enabled: isMember, staleTimeMs: 0 })
  if (!isMember || error instanceof ApiFail) return null
  return data ?? (error ? null : undefined)
}
