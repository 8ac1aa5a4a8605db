import { expect, test } from 'vitest'
import { parse } from './parse.ts'

const at = new Date('2026-11-29T05:00:00Z')
const parsed = (message: string) => parse({ message, history: [], at })
const ids = (message: string) => parsed(message).questions[0]?.options.map(({ id }) => id)

test.each([
  ['Should I keep my job, shift to Surat or open a sweet shop?', ['job', 'change', 'business']],
  ['sarkari naukri, private job ya apna dhandha, kya karu', ['government', 'private', 'business']],
  ['पढ़ाई करूँ, नौकरी करूँ या दुकान खोलूँ?', ['study', 'job', 'business']],
  ['science, commerce or arts for me?', ['science', 'commerce', 'arts']],
  ['Nagpur, Nashik ya Surat, kahan rahu', ['free', 'free', 'free']],
] as const)('each of three ways is heard in "%s"', (message, expected) => {
  expect(parsed(message).questions).toHaveLength(1)
  expect(ids(message)).toEqual(expected)
})

test.each([
  ['papa chahte hain, science lu ya commerce', ['science', 'commerce']],
  ['meri job chali gayi, business karu ya nayi job dhundu', ['business', 'job']],
])('what is told before a choice is none of its sides: "%s"', (message, expected) => {
  expect(ids(message)?.toSorted()).toEqual(expected.toSorted())
})

test.each(['Should I take a flat in Thane or Panvel', 'IISc Bangalore or IIT Madras for phd', 'Surat jau ya Rajkot'])(
  'two names are no two ways: "%s"',
  (message) => {
    expect(ids(message)).toEqual(['free', 'free'])
  },
)

test.each(['बेटा दुबई से कब लौटेगा', 'beta wapas aayega kya', 'beta kab tak padhega'])(
  'a child that does something is spoken of, not to: "%s"',
  (message) => {
    expect(parsed(message).questions[0]?.subject.kind).toBe('child')
  },
)

test.each(['beta naukri kab lagegi', 'beta shaadi kab hogi', 'beta mera paisa kab aayega'])(
  'who is called so asks of themselves: "%s"',
  (message) => {
    expect(parsed(message).questions[0]?.subject.kind).toBe('self')
  },
)
