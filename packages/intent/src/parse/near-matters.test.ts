import { expect, test } from 'vitest'
import { parse } from './parse.ts'

const at = new Date('2026-11-29T05:00:00Z')
const first = (message: string) => parse({ message, history: [], at }).questions[0]

test.each([
  ['maa papa ka jhagda ghar me kab khatam hoga', 'home_peace', 'family'],
  ['mere miya qatar se kab wapas aayenge', 'move_city', 'spouse'],
  ['meri patni aur meri maa me banti nahi, kya karu', 'home_peace', null],
  ['mummy mere liye ladka dhundh rahi hain, kis field ka hoga', 'spouse_nature', 'self'],
  ['which school suits my son', 'study_focus', 'child'],
  ['aur kab tak akele rehna padega', 'partner_meet', 'self'],
  ['scooty kis rang ki lu', 'lucky_things', null],
  ['is Monday or Friday better for my meeting', 'day', null],
  ['should I join my uncle’s shop', 'business_start', 'self'],
  ['मेरे लिए किस देश में बसना ठीक है', 'abroad_settle', 'self'],
  ['mujhe vidhayak ka chunav ladna chahiye kya', 'career_path', 'self'],
] as const)('"%s" is about %s', (message, matter, subject) => {
  const question = first(message)
  expect(question?.matter).toBe(matter)
  if (subject !== null) expect(question?.subject.kind).toBe(subject)
})

test.each([
  ['मार्च 2028 कैसा रहेगा', 3, 2028],
  ['march 2028 me kya hoga', 3, 2028],
  ['may 2027 for my business', 5, 2027],
] as const)('a month that could be a verb is one with its year beside it: "%s"', (message, month, year) => {
  expect(first(message)?.scope).toEqual({ kind: 'month', month, year })
})
