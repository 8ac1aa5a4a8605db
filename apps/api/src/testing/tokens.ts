/** A token whose signature is not its own. */
export const changed = (token: string) => `${token.slice(0, -6)}AAAAAA`

/** The same words, signed by nobody. */
export const unsigned = (token: string) => {
  const [, payload] = token.split('.')
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
}
