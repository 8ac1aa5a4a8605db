import { expect, test } from 'vitest'
import { parse } from './parse.ts'

const at = new Date('2026-11-29T05:00:00Z')
const asked = (message: string) => parse({ message, history: [], at }).questions[0]

test.each([
  ['in which year will my income be at its best', 'year', 'best', 'wealth', []],
  ['vyapar badhane ke liye sabse badhiya mahina kaunsa hai', 'month', 'best', 'business_grow', []],
  ['मेरे लिए सबसे ख़राब साल कौन सा होगा', 'year', 'worst', 'life_overview', []],
  ['which months of 2028 are bad for my health', 'month', 'worst', 'health_general', []],
  ['gaadi lene ke liye 2028 behtar hai ya 2029', 'year', 'best', 'vehicle', [2028, 2029]],
  ['between 2027 and 2029 which year is best for marriage', 'year', 'best', 'marriage_time', [2027, 2028, 2029]],
  ['naukri badalne ko 2027 theek hai ya uske baad ka', 'year', 'best', 'job_change', [2027, 2028]],
  ['gaadi april me lu ya october me', 'month', 'best', 'vehicle', [4, 10]],
  ['मई या जून, गाड़ी ख़रीदने के लिए कौन सा महीना अच्छा है', 'month', 'best', 'vehicle', [5, 6]],
] as const)('the best or worst of several times is heard in "%s"', (message, unit, most, matter, named) => {
  const question = asked(message)
  expect(question?.periods).toMatchObject({ unit, most })
  expect(question?.periods?.named.map(({ year, month }) => month ?? year)).toEqual(named)
  expect(question?.matter).toBe(matter)
})

test.each([
  'kis saal meri shaadi hogi',
  'is december a good month to travel',
  'will 2028 be good for my business',
  'mera ye saal accha rahega kya',
  'I may or may not join, what do you say',
  'naukri 2020 me chhooti, ab kab milegi',
])('one time, or none, is not several: "%s"', (message) => {
  expect(asked(message)?.periods).toBeNull()
})

test.each([
  ['which year is best for money', 'and for a car?', 'vehicle', 'best'],
  ['naukri ke liye 2028 behtar hai ya 2029', 'aur ghar ke liye?', 'house_buy', 'best'],
  ['kaunsa mahina accha hai vyapar ke liye', 'aur sabse kharab?', 'business_grow', 'worst'],
] as const)('"%s" goes on with "%s"', (before, message, matter, most) => {
  const [last] = parse({ message: before, history: [], at }).questions
  const about = last ? [{ subject: last.subject, matter: last.matter, form: last.form }] : []
  const history = [
    { role: 'user' as const, text: before },
    { role: 'astrologer' as const, text: 'x', about },
  ]
  const [question] = parse({ message, history, at }).questions
  expect(question?.periods?.most).toBe(most)
  expect(question?.periods?.named).toEqual(last?.periods?.named)
  if (matter !== 'business_grow') expect(question?.matter).toBe(matter)
  else expect(question?.matter).toBe(last?.matter)
})

test('after a matter was spoken of, its best year is asked for', () => {
  const about = [{ subject: { kind: 'self' as const }, matter: 'house_buy' as const, form: 'when' as const }]
  const history = [{ role: 'astrologer' as const, text: 'x', about }]
  const [question] = parse({ message: 'aur sabse accha saal kaunsa hai', history, at }).questions
  expect(question).toMatchObject({ matter: 'house_buy', periods: { unit: 'year', most: 'best' } })
})
