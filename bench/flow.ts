// pnpm bench flow: what a reader sees of a model's replies through the check and the page's pace, on a clock of its own: tokens
// come evenly, so the figures are those of the way text is held and shown, whatever else the machine does.

import type { Language } from '@dhruva/common'
import { createVerifier, verified } from '@dhruva/fact-check'
import { computeChart } from '@dhruva/jyotish'
import { createMarks, promptFor, type Question } from '@dhruva/reading'
import { modelText, promptDataIn } from './chat/model-text.ts'
import { type Arrival, seenOf } from './chat/page.ts'
import { quantile } from './chat/read.ts'

const TOKENS = 300
const CHARTS = 50
const FIRST_TARGET_MS = 150
const STILL_TARGET_MS = 400
const AT = new Date('2026-11-21T06:00:00Z')
const MESSAGES: Record<Language, readonly string[]> = {
  English: ['When will I get married?', 'How is my career?'],
  Hindi: ['मेरी शादी कब होगी?', 'मेरा करियर कैसा रहेगा?'],
}

const questionOf = (no: number, language: Language, message: string): Question => ({
  chart: computeChart(
    { dob: `${1 + (no % 28)}/${1 + (no % 12)}/${1955 + no}`, tob: `${no % 24}:${(no * 7) % 60}`, lat: 26.9, lng: 75.8 },
    AT,
  ),
  at: AT,
  person: { name: 'Asha Rao', gender: 'Female', maritalStatus: 'Single', language },
  astrologer: 'Oracle',
  message,
  history: [],
})

/** One reply whose tokens come every `paceMs`; `at` 0 is its first. */
const read = async (question: Question, paceMs: number) => {
  const prompt = promptFor(question)
  const marks = createMarks(prompt.facts.map(({ id }) => id))
  let at = 0
  const source = async function* () {
    for (const [index, token] of modelText(promptDataIn(prompt.messages), TOKENS).entries()) {
      at = index * paceMs
      for (const piece of marks.push(token)) yield piece
    }
    for (const piece of marks.end()) yield piece
  }
  const arrivals: Arrival[] = []
  let text = ''
  for await (const piece of verified(source(), createVerifier(question))) {
    text += piece.text
    arrivals.push({ at, text })
  }
  return { ...seenOf(arrivals, at), arrivedStillMs: longestPause(arrivals) }
}

const longestPause = (arrivals: readonly Arrival[]): number =>
  Math.max(...arrivals.map(({ at }, index) => at - (arrivals[index - 1]?.at ?? at)))

const line = (name: string, value: number, target: number) =>
  console.log(`  ${value <= target ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(0)} ms (target ${target})`)

for (const language of ['English', 'Hindi'] as const)
  for (const paceMs of [20, 50]) {
    const replies = []
    for (let no = 0; no < CHARTS; no += 1)
      for (const message of MESSAGES[language]) replies.push(await read(questionOf(no, language, message), paceMs))
    console.log(`${language}, ${replies.length} replies of ${1_000 / paceMs} tokens a second`)
    const first = replies.map(({ firstAt }) => firstAt)
    const still = replies.map(({ standstillMs }) => standstillMs)
    const arrived = replies.map(({ arrivedStillMs }) => arrivedStillMs)
    line('first visible text after the first token, median', quantile(first, 0.5), FIRST_TARGET_MS)
    line('longest standstill on the page, median', quantile(still, 0.5), STILL_TARGET_MS)
    line('longest standstill on the page, of all', Math.max(...still), STILL_TARGET_MS)
    console.log(
      `       longest pause in what arrives: median ${quantile(arrived, 0.5).toFixed(0)}, of all ${Math.max(...arrived)} ms`,
    )
  }
