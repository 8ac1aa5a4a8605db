export type TokenReason = 'must be a string' | 'missing part' | 'invalid base64' | 'invalid json'

/** A session token that cannot be read; the message is the reason. */
export class InvalidToken extends Error {
  override name = 'InvalidToken'
  constructor(reason: TokenReason, options?: ErrorOptions) {
    super(reason, options)
  }
}

const attempt = <T>(reason: TokenReason, run: () => T): T => {
  try {
    return run()
  } catch (cause) {
    throw new InvalidToken(reason, { cause })
  }
}

const fromBase64Url = (part: string) => {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)))
}

/** The payload of a JWT, unverified: the server verifies, the browser only reads who is logged in. Throws InvalidToken. */
export const decodeToken = (token: unknown): unknown => {
  if (typeof token !== 'string') throw new InvalidToken('must be a string')
  const part = token.split('.')[1]
  if (part === undefined || part === '') throw new InvalidToken('missing part')
  const json = attempt('invalid base64', () => fromBase64Url(part))
  return attempt('invalid json', (): unknown => JSON.parse(json))
}
