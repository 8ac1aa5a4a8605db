import { createHash } from 'node:crypto'
import { type FoundProof, type ProofOfWork, seedOf } from '@dhruva/contract'

/** Whether an answer does the work: as many zero bits at the front of its hash as were asked. */
export const isAnswer = ({ token, bits }: ProofOfWork, answer: number): boolean => {
  const hash = createHash('sha256')
    .update(`${seedOf(token)}${answer}`)
    .digest()
  return hash.readUInt32BE(0) >>> (32 - bits) === 0
}

/** Does the work a browser would do. */
export const doWork = (work: ProofOfWork): FoundProof => {
  let answer = 0
  while (!isAnswer(work, answer)) answer++
  return { token: work.token, answer }
}
