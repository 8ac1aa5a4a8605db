import { createHash, randomBytes } from 'node:crypto'
import { hashesOf } from '@dhruva/common'
import { expect, it } from 'vitest'
import { search } from './search.ts'

const hexOf = (words: Int32Array) => [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const ofNode = (text: string) => createHash('sha256').update(text).digest('hex')

it('hashes as SHA-256 does, whatever the length of the text', () => {
  for (let length = 0; length <= 50; length++) {
    const start = randomBytes(40).toString('base64url').slice(0, length)
    const hashOf = hashesOf(start)
    for (const digits of ['0', '7', '12345', '99999']) expect(hexOf(hashOf(digits))).toBe(ofNode(start + digits))
  }
  expect(() => hashesOf('x'.repeat(50))('123456')).toThrow(RangeError)
})

it('finds the first answer, of as many bits as asked for', () => {
  for (let turn = 0; turn < 20; turn++) {
    const seed = `${randomBytes(32).toString('base64url')}:`
    const answer = search(seed, 10)
    const isRight = (n: number) => Number.parseInt(ofNode(`${seed}${n}`).slice(0, 8), 16) >>> 22 === 0
    expect(isRight(answer)).toBe(true)
    for (let before = 0; before < answer; before++) expect(isRight(before)).toBe(false)
  }
})
