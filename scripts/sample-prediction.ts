// node scripts/sample-prediction.ts [--check]: the sample that visitors see at /free-prediction, written for a made-up person.
import { computeChart } from '@dhruva/jyotish'
import { gather, piecesOf, predict } from '@dhruva/reading'
import { writeOrCheck } from './write-or-check.ts'

const AT = new Date('2026-11-18T06:30:00Z')
const BIRTH = { dob: '14/8/1996', tob: '6:42', lat: 26.91, lng: 75.79 }
const NAMES = { en: 'Meera', hi: 'मीरा' }

/** The sample in one language, as the page reads it. */
const sampleOf = (lang: 'en' | 'hi') => {
  const language = lang === 'hi' ? 'Hindi' : 'English'
  const person = { name: NAMES[lang], gender: 'Female', maritalStatus: 'Single', language } as const
  const made = predict({ chart: computeChart(BIRTH, AT), at: AT, person, type: 'weekly', language })
  const { text, marks } = gather(piecesOf(made))
  const facts = made.facts.map((fact) => ({
    id: fact.id,
    text: fact.text[lang],
    opens: fact.opens,
    at: marks.filter(({ ids }) => ids.includes(fact.id)).map(({ end }) => end),
  }))
  return { text, lang, facts }
}

for (const lang of ['en', 'hi'] as const) {
  const text = `${JSON.stringify(sampleOf(lang), null, 2)}\n`
  writeOrCheck(`apps/web/src/features/predictions/sample-${lang}-data.json`, text)
}
