import { planOf } from '@dhruva/reading'
import { chartNo, question } from '@dhruva/reading/testing/people'
import { expect, it } from 'vitest'
import { verdictFor } from './verdict.ts'
import { createVerifier } from './verifier.ts'

const MESSAGES = [
  'When will I get a job?',
  'meri shaadi kab hogi',
  'पैसा कब आएगा?',
  'Will I buy a house?',
  'Will I pass my exam?',
  'क्या मेरा प्रमोशन होगा?',
  'kya videsh jaunga',
  'How long will this bad time for money last?',
  'When will my son get married?',
  'मेरा कर्ज़ कब उतरेगा?',
  'Is my job in danger?',
]

it('what the embedded astrologer says first is the verdict, and is true', { timeout: 120_000 }, () => {
  const wrong: string[] = []
  let wanted = 0
  for (const message of MESSAGES)
    for (let no = 0; no < 40; no += 1) {
      const asked = question(chartNo(no), message, { asWritten: true })
      const verdict = verdictFor(asked)
      if (!verdict) continue
      wanted += 1
      const isTrue = createVerifier(asked)
        .read(verdict.says, verdict.facts)
        .every(({ ok }) => ok)
      if (!verdict.carries(verdict.says) || !isTrue) wrong.push(`[${no}] ${verdict.says}`)
    }
  expect(wanted).toBeGreaterThan(350)
  expect(wrong).toEqual([])
})

it('other words for the same time are the verdict; another time, another year and no time are not', () => {
  const asked = question(chartNo(3), 'When will I get a job?', { language: 'English' })
  expect(planOf(asked).verdicts[0]?.verdict.stretches).toHaveLength(1)
  const carries = (sentence: string) => verdictFor(asked)?.carries(sentence)
  expect(carries('Look to June 2027 for the new job.')).toBe(true)
  expect(carries('Between 3 June and 26 June 2027 work comes to you.')).toBe(true)
  expect(carries('3 June 2027 se 26 June 2027 tak naukri ka time hai.')).toBe(true)
  expect(carries('Between 3 August and 26 August 2027 work comes to you.')).toBe(false)
  expect(carries('Look to June 2029 for the new job.')).toBe(false)
  expect(carries('Work will come to you in its own time.')).toBe(false)
})

it('none is wanted of what asks for neither a time nor a yes', () => {
  for (const message of ['How is my career?', 'Which yogas are in my kundli?', 'Why is my marriage late?'])
    expect(verdictFor(question(chartNo(3), message))).toBeNull()
})
