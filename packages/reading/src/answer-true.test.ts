// What answers rest on, reckoned again from the sky and the birth by other code than theirs: 600 answers without one false fact.
import { DEFAULT_CONVENTIONS, runningPeriods, skyAt } from '@dhruva/jyotish'
import { expect, test } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import { answer } from './answer.ts'
import type { Fact, Question } from './types.ts'

const AT = new Date('2026-11-23T06:30:00Z')
const DAY_MS = 86_400_000

const MESSAGES = [
  'When will I get a job?',
  'meri shaadi kab hogi',
  'पैसा कब आएगा?',
  'Should I start a business?',
  'videsh kab jaunga',
  'How is my health this year?',
  'kya ghar kharidna theek rahega',
  'Will I pass my exam?',
  'मेरी संतान कब होगी?',
  'When will my debt end?',
] as const

type Days = { first: number; last: number }

/** Noon in India of the middle of a stretch, days since 1970 in India. */
const middle = (from: Days, to: Days) => new Date(((from.last + to.first) / 2) * DAY_MS + DAY_MS / 2 - 5.5 * 3_600_000)

/** The distances in signs at which a graha looks on another sign; the seventh is everybody's (BPHS 26). */
const LOOKS: Partial<Record<string, number[]>> = {
  mars: [3, 6, 7],
  jupiter: [4, 6, 8],
  saturn: [2, 6, 9],
  rahu: [4, 6, 8],
  ketu: [4, 6, 8],
}

/** What is wrong with a fact; null when it holds, undefined when it is of another kind. */
const faultOf = ({ chart }: Question, { parts }: Fact): string | null | undefined => {
  const lagna = chart.ascendant.sign
  const signAt = (house: number) => (lagna + house - 1) % 12
  const natal = (id: string) => chart.grahas.find((graha) => graha.id === id)
  if (parts.says === 'window') {
    const running = runningPeriods(chart, middle(parts.from, parts.to))
    const isRunning = running?.maha.lord === parts.maha
    return isRunning ? null : `${parts.maha} does not run then but ${running?.maha.lord}`
  }
  if (parts.says === 'antar' && parts.from && parts.to) {
    const running = runningPeriods(chart, middle(parts.from, parts.to))
    return running?.maha.lord === parts.maha && running.antar.lord === parts.antar ? null : 'another antardasha'
  }
  if (parts.says === 'touch' && parts.from && parts.to) {
    const sky = skyAt(middle(parts.from, parts.to).getTime(), DEFAULT_CONVENTIONS)
    const sign = Math.floor(sky.grahas[parts.graha].lon / 30)
    const distance = (signAt(parts.house) - sign + 12) % 12
    const touches = parts.way === 'looks' ? (LOOKS[parts.graha] ?? [6]).includes(distance) : distance === 0
    return sign === parts.sign && touches ? null : `${parts.graha} is in sign ${sign}, ${distance} signs away`
  }
  if (parts.says === 'placement') {
    const graha = natal(parts.graha)
    const house = graha ? ((Math.floor(graha.lon / 30) - lagna + 12) % 12) + 1 : 0
    return house === parts.house ? null : `${parts.graha} is in house ${house}`
  }
  if (parts.says === 'occupants') {
    const there = chart.grahas.filter(({ lon }) => Math.floor(lon / 30) === signAt(parts.house)).map(({ id }) => id)
    return parts.grahas.every((id) => there.includes(id)) ? null : `in house ${parts.house}: ${there}`
  }
  return undefined
}

test('no fact of six hundred answers is false', { timeout: 120_000 }, () => {
  const wrong: string[] = []
  let answers = 0
  let reckoned = 0
  for (let no = 0; no < 60; no++)
    for (const message of MESSAGES) {
      const asked = { ...question(chartNo(no, AT), message, { asWritten: true, at: AT }) }
      answers += 1
      for (const fact of answer(asked).facts) {
        const fault = faultOf(asked, fact)
        if (fault !== undefined) reckoned += 1
        if (fault) wrong.push(`[${no}] ${fact.id} ${fact.text.en}: ${fault}`)
      }
    }
  expect(answers).toBe(600)
  expect(reckoned).toBeGreaterThan(1_200)
  expect(wrong).toEqual([])
})
