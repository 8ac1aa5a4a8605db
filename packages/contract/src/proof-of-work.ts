import * as z from 'zod/mini'

/**
 * Work a browser does before a code is sent while somebody floods the service with requests: find a whole number `answer` from 0 on so
 * that SHA-256 of `<seed>:<answer>` begins with `bits` zero bits. The seed is what follows the last dot of the token.
 */
export const ProofOfWork = z.object({ token: z.string(), bits: z.int() })
export type ProofOfWork = z.output<typeof ProofOfWork>

/** What was found, with the token it was found for. */
export const FoundProof = z.object({
  token: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  answer: z.int().check(z.minimum(0), z.maximum(99_999_999_999)),
})
export type FoundProof = z.output<typeof FoundProof>

/** What is hashed, with the answer after it; fits one block of SHA-256. */
export const seedOf = (token: string): string => `${token.slice(token.lastIndexOf('.') + 1)}:`
