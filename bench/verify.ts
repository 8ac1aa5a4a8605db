// pnpm bench verify: what composing an answer takes, and what checking a sentence adds before it is shown, over answers of
// many charts in both languages.

import type { Language } from '@dhruva/common'
import { createVerifier, verified } from '@dhruva/fact-check'
import { computeChart } from '@dhruva/jyotish'
import { answer, piecesOf, type Question } from '@dhruva/reading'
import { quantile } from './chat/read.ts'

const CHARTS = 60
const WARM_UP = 6
const TARGET_MS = 2
const ANSWER_TARGET_MS = 6
const AT = new Date('2026-11-21T06:00:00Z')
const MESSAGES: Record<Language, readonly string[]> = {
  English: ['When will I get married?', 'How is my career?', 'How is my day today?', 'How will 2027 be for my health?'],
  Hindi: ['मेरी शादी कब होगी?', 'मेरा करियर कैसा रहेगा?', 'आज का दिन कैसा है?', 'meri dasha kya hai?'],
}

const questionOf = (no: number, language: Language, message: string): Question => ({
  chart: computeChart(
    {
      dob: `${1 + (no % 28)}/${1 + (no % 12)}/${1955 + (no % 50)}`,
      tob: `${no % 24}:${(no * 7) % 60}`,
      lat: 26.9,
      lng: 75.8,
    },
    AT,
  ),
  at: AT,
  person: { name: 'Asha Rao', gender: 'Female', maritalStatus: 'Single', language },
  astrologer: 'Oracle',
  message,
  history: [],
})

const msOf = (work: () => void): number => {
  const start = process.hrtime.bigint()
  work()
  return Number(process.hrtime.bigint() - start) / 1e6
}

/** Sentence by sentence, and whole replies through the stream. */
const measure = async (language: Language) => {
  const answers: number[] = []
  const sentences: number[] = []
  const replies: number[] = []
  let claims = 0
  for (let no = 0; no < CHARTS; no += 1)
    for (const message of MESSAGES[language]) {
      const question = questionOf(no, language, message)
      let given = answer(question)
      const composing = msOf(() => {
        given = answer(question)
      })
      if (no >= WARM_UP) answers.push(composing)
      const verifier = createVerifier(question)
      for (const { text, facts } of given.paragraphs.flat()) {
        const ms = msOf(() => {
          claims += verifier.check(text, facts).claims.length
        })
        if (no >= WARM_UP) sentences.push(ms)
      }
      const start = process.hrtime.bigint()
      for await (const _ of verified(piecesOf(given), createVerifier(question)));
      if (no >= WARM_UP) replies.push(Number(process.hrtime.bigint() - start) / 1e6)
    }
  return { answers, sentences, replies, claims }
}

for (const language of ['English', 'Hindi'] as const) {
  const { answers, sentences, replies, claims } = await measure(language)
  const median = quantile(sentences, 0.5)
  const shown = [median, quantile(sentences, 0.99), Math.max(...sentences)].map((ms) => ms.toFixed(2))
  console.log(`${language}: ${sentences.length} sentences, ${claims} claims`)
  const composed = quantile(answers, 0.5)
  console.log(
    `  ${composed < ANSWER_TARGET_MS ? 'ok  ' : 'MISS'} an answer composed: median ${composed.toFixed(2)} ms (target ${ANSWER_TARGET_MS})`,
  )
  console.log(
    `  ${median < TARGET_MS ? 'ok  ' : 'MISS'} a sentence: median ${shown[0]} ms (target ${TARGET_MS}), p99 ${shown[1]}, slowest ${shown[2]}`,
  )
  console.log(`       a whole reply, streamed: median ${quantile(replies, 0.5).toFixed(2)} ms`)
}
