// Whole answers of the embedded astrologer: talks with a birth, and of each reply what a machine can judge (docs/EVALS.md says what).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Astrologer, Gender, Language } from '@dhruva/contract'
import { speechOf } from '@dhruva/intent/parse'
import { computeChart } from '@dhruva/jyotish'
import { type Answer, answer, type Question } from '@dhruva/reading'
import * as z from 'zod/mini'
import { root } from '../lib.ts'
import type { Kind, Outcome } from './kind.ts'

const Birth = z.object({
  name: z.string(),
  gender: Gender,
  maritalStatus: z.enum(['Single', 'Married', 'Divorced']),
  language: Language,
  dob: z.string(),
  tob: z.string(),
  lat: z.number(),
  lng: z.number(),
})
const Want = z.object({
  speech: z.optional(z.enum(['en', 'hi', 'hing'])),
  kind: z.optional(z.enum(['reading', 'talk', 'ask_back', 'refusal', 'care'])),
  matter: z.optional(z.nullable(z.string())),
  subject: z.optional(z.string()),
  /** a date of the next 24 months stands in the first two sentences */
  when: z.optional(z.boolean()),
  must: z.optional(z.array(z.string())),
  must_not: z.optional(z.array(z.string())),
})
const Talk = z.object({
  id: z.string(),
  birth: z.string(),
  today: z.string(),
  astrologer: Astrologer,
  turns: z.array(z.object({ say: z.string(), want: Want })).check(z.minLength(1)),
})

const births = z.parse(
  z.record(z.string(), Birth),
  JSON.parse(readFileSync(path.join(root, 'eval/births.json'), 'utf8')),
)

const questionOf = ({ birth, today, astrologer }: z.output<typeof Talk>): Question => {
  const of = births[birth]
  if (!of) throw new Error(`nobody is called ${birth}`)
  const { name, gender, maritalStatus, language, dob, tob, lat, lng } = of
  const at = new Date(`${today}T06:30:00Z`)
  const person = { name: name.split(' ')[0] ?? name, gender, maritalStatus, language }
  return { chart: computeChart({ dob, tob, lat, lng }, at), at, person, astrologer, message: '', history: [] }
}

/** The text of an answer as a person sees it. */
export const textOf = ({ paragraphs }: Pick<Answer, 'paragraphs'>): string =>
  paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n')

const SKY =
  /\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Surya|Chandra|Mangal|Budh|Guru|Shukra|Shani|antardasha|mahadasha|lagna)\b|सूर्य|चंद्र|मंगल|बुध|गुरु|शुक्र|शनि|राहु|केतु|दशा|लग्न/
const BANNED =
  /\b(?:definitely|guaranteed|100 ?%|surely|cursed?|black magic|hope this helps)\b|पक्का होगा|निश्चित रूप से|₹|\bRs\b|\bcarat|shadbala/i
const YEAR_AHEAD = (today: string) => {
  const year = Number(today.slice(0, 4))
  return new RegExp(
    `\\b(?:${year}|${year + 1}|${year + 2})\\b|today|tomorrow|आज|कल|\\b(?:aaj|kal|abhi|now)\\b|अभी`,
    'i',
  )
}

const firstTwo = ({ paragraphs }: Answer) =>
  paragraphs
    .flat()
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')

const judge = (reply: Answer, want: z.output<typeof Want>, today: string): Outcome => {
  const text = textOf(reply)
  const about = reply.about[0]
  const known = new Set(reply.facts.map(({ id }) => id))
  const sky = reply.paragraphs.flat().filter((sentence) => SKY.test(sentence.text))
  const marks: Record<string, boolean> = {
    ...(want.kind ? { kind: reply.kind === want.kind } : {}),
    ...(want.matter === undefined ? {} : { matter: (about?.matter ?? null) === want.matter }),
    ...(want.subject ? { subject: about?.subject.kind === want.subject } : {}),
    ...(want.speech ? { speech: speechOf(text) === want.speech } : {}),
    ...(want.when ? { when: YEAR_AHEAD(today).test(firstTwo(reply)) } : {}),
    cited: sky.every(({ facts }) => facts.length > 0 && facts.every((id) => known.has(id))),
    clean: !BANNED.test(text),
    holds:
      (want.must ?? []).every((pattern) => new RegExp(pattern, 'i').test(text)) &&
      !(want.must_not ?? []).some((pattern) => new RegExp(pattern, 'i').test(text)),
  }
  const confused = Object.entries(marks).flatMap(([mark, isRight]) =>
    isRight ? [] : [[mark, want.matter ?? want.kind ?? '', text.slice(0, 160)] as const],
  )
  return { marks, confused }
}

const worst = (outcomes: readonly Outcome[]): Outcome => {
  const names = [...new Set(outcomes.flatMap(({ marks }) => Object.keys(marks)))]
  const marks = Object.fromEntries(names.map((name) => [name, outcomes.every((one) => one.marks[name] !== false)]))
  return { marks, confused: outcomes.flatMap(({ confused }) => confused) }
}

/** `answers-*.jsonl`: a talk a line, each message with what its reply must be. */
export const answers: Kind = {
  name: 'answers',
  goals: { kind: 0.97, matter: 0.92, subject: 0.97, speech: 0.99, when: 0.97, cited: 1, clean: 1, holds: 0.85 },
  read(line) {
    const talk = z.parse(Talk, line)
    return {
      id: talk.id,
      messages: talk.turns.map(({ say }) => say),
      run: () => {
        let question = questionOf(talk)
        return worst(
          talk.turns.map(({ say, want }) => {
            const reply = answer({ ...question, message: say })
            const { kind, about, facts } = reply
            question = {
              ...question,
              history: [
                ...question.history,
                { role: 'user', text: say },
                { role: 'astrologer', text: textOf(reply), kind, about, facts },
              ],
            }
            return judge(reply, want, talk.today)
          }),
        )
      },
    }
  },
  learntFrom: () => [],
}
