import { expect, test } from 'vitest'
import { secretsIn } from './find.ts'

// put together here, so that this file holds none
const hex = '0123456789abcdef'.repeat(2)
const secrets = [
  ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' '),
  ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
  `sk-${'proj-'}${'a1B2'.repeat(10)}`,
  `AIza${'x'.repeat(35)}`,
  `AC${hex}`,
  `rzp_live_${'a'.repeat(14)}`,
  `AKIA${'A'.repeat(16)}`,
  `ghp_${'a'.repeat(36)}`,
  `npm_${'a'.repeat(36)}`,
  ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiI3Iiw', 'x'.repeat(43)].join('.'),
]

test.each(secrets)('%#: a key in a line is found, and not repeated', (secret) => {
  const found = secretsIn(`one line\nKEY="${secret}"\n`)
  expect(found).toEqual([{ line: 2, kind: expect.any(String) }])
  expect(JSON.stringify(found)).not.toContain(secret)
})

test.each([
  'TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000',
  'RAZORPAY_KEY_ID=rzp_test_only',
  'JWT_SECRET=',
  'class="sk-circle"',
  'a commit 08eba0b27e820071cde6df949e0beb9ba4906955',
])('%s is none', (line) => {
  expect(secretsIn(line)).toEqual([])
})
