import type { PastSpin } from '@dhruva/db'

/** A spin as it is sent. */
export const spunOf = ({ id, percent, expiresAt, commitment, seed, nonce, spunAt }: PastSpin) => ({
  percent,
  coupon: id,
  expires_at: expiresAt.toISOString(),
  commitment,
  seed,
  nonce,
  spun_at: spunAt.toISOString(),
})
