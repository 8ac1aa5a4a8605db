import { hashesOf } from '@dhruva/common'

/** The first whole number whose hash after `seed` begins with so many zero bits, at most 32. */
export const search = (seed: string, bits: number): number => {
  const hashOf = hashesOf(seed)
  let answer = 0
  while ((hashOf(String(answer))[0] ?? 0) >>> (32 - bits) !== 0) answer++
  return answer
}
