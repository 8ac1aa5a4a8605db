import { createHash } from 'node:crypto'
import { type FoundProof, type ProofOfWork, seedOf } from '@dhruva/contract'

const fits = (hash: Buffer, bits: number) => hash.readUInt32BE(0) >>> (32 - bits) === 0

/** Does the work a browser would do. */
export const doWork = ({ token, bits }: ProofOfWork): FoundProof => {
  const seed = seedOf(token)
  let answer = 0
  while (!fits(createHash('sha256').update(`${seed}${answer}`).digest(), bits)) answer++
  return { token, answer }
}
