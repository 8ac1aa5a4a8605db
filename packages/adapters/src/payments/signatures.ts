import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether `signature` is the hex HMAC-SHA256 of the text under one of the secrets; takes as long for a wrong one as for the right one. */
export const isSigned = (text: string | Buffer, signature: string, secrets: readonly string[]): boolean => {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false
  const given = Buffer.from(signature, 'hex')
  return secrets
    .map((secret) => timingSafeEqual(createHmac('sha256', secret).update(text).digest(), given))
    .includes(true)
}
