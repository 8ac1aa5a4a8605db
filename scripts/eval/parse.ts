import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type About,
  MATTERS,
  type Matter,
  parse,
  type Question,
  type Subject,
  type TalkTurn,
} from '@dhruva/intent/parse'
import { root } from '../lib.ts'
import type { Case, Kind, Outcome } from './kind.ts'

/** The day all messages are of. */
const AT = new Date('2026-11-22T06:30:00Z')

type Wanted = { subject: string; matter: Matter | null; form: string; also: readonly string[] }
type Before = { say: string; matter: Matter | null; subject: string }
type Line = { id: string; say: string; before: Before[]; speech: string; questions: Wanted[] }

const TRAINING = path.join(root, 'packages/intent/training')

export const parseKind: Kind = {
  name: 'parse',
  goals: { matter: 0.92, subject: 0.97, form: 0.92, speech: 0.99, both: 0.9 },
  read: (value) => caseOf(lineOf(value)),
  *learntFrom() {
    for (const file of readdirSync(TRAINING).filter((name) => name.endsWith('.tsv')))
      for (const row of readFileSync(path.join(TRAINING, file), 'utf8').split('\n')) yield row.split('\t').at(-1) ?? ''
  },
}

const caseOf = ({ id, say, before, speech, questions }: Line): Case => ({
  id,
  messages: [say],
  run: () => {
    const heard = parse({ message: say, history: before.flatMap(turnsOf), at: AT })
    const pairs = questions.map((wanted, at) => outcomeOf(wanted, heard.questions[at]))
    const marks: Outcome['marks'] = {
      speech: heard.speech === speech,
      count: heard.questions.length === questions.length,
    }
    for (const figure of ['matter', 'subject', 'form']) {
      const all = pairs.flatMap(({ marks: own }) => (own[figure] === undefined ? [] : [own[figure]]))
      if (all.length > 0) marks[figure] = all.every(Boolean)
    }
    if (questions.length > 1)
      marks.both = questions.every(({ matter, also }) =>
        heard.questions.some((got) => got.matter === matter || also.includes(got.matter ?? '')),
      )
    const confused = pairs.flatMap((pair) => pair.confused)
    if (!marks.speech) confused.push(['speech', speech, heard.speech])
    if (!marks.count) confused.push(['count', String(questions.length), String(heard.questions.length)])
    return { marks, confused }
  },
})

const outcomeOf = (wanted: Wanted, got: Question | undefined) => {
  const matters = [wanted.matter, ...wanted.also]
  const marks: Record<string, boolean> = {
    ...(wanted.matter === null ? {} : { matter: got !== undefined && matters.includes(got.matter) }),
    subject: got?.subject.kind === wanted.subject,
    form: got?.form === wanted.form,
  }
  const confused: [string, string, string][] = []
  if (marks.matter === false) confused.push(['matter', String(wanted.matter), String(got?.matter)])
  if (!marks.subject) confused.push(['subject', wanted.subject, String(got?.subject.kind)])
  if (!marks.form) confused.push(['form', wanted.form, String(got?.form)])
  return { marks, confused }
}

/** An earlier message of the talk with its answer, which was about what the set says. */
const turnsOf = ({ say, matter, subject }: Before): TalkTurn[] => {
  const form = parse({ message: say, history: [], at: AT }).questions[0]?.form ?? 'how_is'
  const about: About[] = [{ subject: subjectOf(subject), matter, form }]
  return [
    { role: 'user', text: say },
    { role: 'astrologer', text: '', about },
  ]
}

const PLAIN = ['self', 'spouse', 'partner', 'ex', 'mother', 'father', 'in_laws', 'friend', 'colleague', 'boss'] as const
const OTHERS = ['couple', 'family', 'unborn', 'pet', 'world'] as const
const WITH_WORD = ['grandchild', 'uncle_aunt', 'cousin', 'other', 'deceased'] as const

const subjectOf = (kind: string): Subject => {
  const plain = [...PLAIN, ...OTHERS].find((one) => one === kind)
  if (plain) return { kind: plain }
  const worded = WITH_WORD.find((one) => one === kind)
  if (worded) return { kind: worded, word: worded }
  if (kind === 'child') return { kind, nth: null, sex: null }
  if (kind === 'sibling') return { kind, age: null, sex: null }
  if (kind === 'in_law') return { kind, who: 'mother' }
  if (kind === 'saved') return { kind, name: '' }
  throw new Error(`no subject: ${kind}`)
}

type Fields = { [name: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => {
  if (isFields(value)) return value
  throw new Error('not an object')
}
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw new Error(`not a text: ${JSON.stringify(value)}`)
}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const matterOf = (value: unknown): Matter | null => {
  const found = MATTERS.find((matter) => matter === value)
  if (found || value === null) return found ?? null
  throw new Error(`no matter: ${value}`)
}

const lineOf = (value: unknown): Line => {
  const { id, say, before, want } = fieldsOf(value)
  const { speech, questions } = fieldsOf(want)
  return {
    id: textOf(id),
    say: textOf(say),
    speech: textOf(speech),
    before: listOf(before).map((turn) => {
      const { say: said, matter, subject } = fieldsOf(turn)
      return { say: textOf(said), matter: matterOf(matter), subject: textOf(subject) }
    }),
    questions: listOf(questions).map((question) => {
      const { subject, matter, form, also } = fieldsOf(question)
      subjectOf(textOf(subject))
      return {
        subject: textOf(subject),
        matter: matterOf(matter),
        form: textOf(form),
        also: listOf(also).map(textOf),
      }
    }),
  }
}
