import { createCache, dayInIndia } from '@dhruva/common'
import { astrologers, type ResultOf } from '@dhruva/contract'
import { computeChart } from '@dhruva/jyotish'
import { answer, noonOfDay } from '@dhruva/reading'
import { implement } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'

type Sample = ResultOf<typeof astrologers.getSampleAnswer>

/** The birth whose drawing stands beside the empty form: nobody's. */
const MOMENT = { dob: '14/08/1996', tob: '06:42', lat: 26.9124, lng: 75.7873 }

const ASKED = {
  en: { question: 'When will I find a better job?', pob: 'Jaipur', language: 'English' },
  hi: { question: 'मुझे अच्छी नौकरी कब मिलेगी?', pob: 'जयपुर', language: 'Hindi' },
} as const

const sampleOf = (now: Date, code: TextLanguage): Sample => {
  const at = noonOfDay(now)
  const { question, pob, language } = ASKED[code]
  const person = { name: '', gender: 'Female', maritalStatus: 'Single', language } as const
  const chart = computeChart(MOMENT, at)
  // who changes the language reads the same reasons and times
  const shapedBy = ASKED.en.question
  const { paragraphs, facts } = answer({
    chart,
    at,
    person,
    astrologer: 'Oracle',
    message: question,
    history: [],
    shapedBy,
  })
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  return {
    status: 'success',
    birth: { dob: MOMENT.dob, tob: MOMENT.tob, pob },
    at: at.toISOString(),
    question,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map(({ text, facts: ids }) => ({
        text,
        facts: ids.flatMap((id) => {
          const fact = known.get(id)
          return fact ? [{ id, text: fact.text[code], opens: fact.opens, at: [text.length] }] : []
        }),
      })),
    ),
  }
}

/** Of a day and the one before, in both languages. */
const written = createCache<Sample>(8)

export const getSampleAnswer = implement(astrologers.getSampleAnswer, async ({ ctx, language }) => {
  const now = ctx.now()
  return written.remember(`${dayInIndia(now)} ${language}`, () => sampleOf(now, language))
})
