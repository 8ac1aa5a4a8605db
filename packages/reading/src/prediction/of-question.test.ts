import { expect, test } from 'vitest'
import { answer, factsFor } from '#answer.ts'
import { gather, piecesOf } from '#chunks.ts'
import { createMarks } from '#citations.ts'
import { promptFor } from '#prompt/prompt.ts'
import { AT, chartNo, question } from '#testing/people.ts'
import { PREDICTION_RULES, SYSTEM } from '#texts/prompt.ts'
import { predict } from './predict.ts'

const wanted = { ...question(chartNo(4), ''), predict: 'weekly' as const }
const { chart, person } = wanted

test('a question that wants a prediction is answered with it, and with its facts', () => {
  const made = predict({ chart, at: AT, person, type: 'weekly', language: 'English' })
  expect(answer(wanted)).toMatchObject(made)
  expect(factsFor(wanted)).toEqual(made.facts)
})

test("a language model gets the prediction's facts, its period and its rules, and no question", () => {
  const prompt = promptFor(wanted)
  expect(prompt.facts.map(({ id }) => id)).toEqual(factsFor(wanted).map(({ id }) => id))
  expect(prompt.system).toContain(SYSTEM.Oracle)
  expect(prompt.system).toContain('- Where the last data names a prediction')
  expect(prompt.messages.at(-1)?.content).toContain(
    '"prediction":"weekly","from":"21 November 2026","to":"27 November 2026"',
  )
  expect(prompt.messages).toHaveLength(2)
  const { system } = promptFor(question(chartNo(4), 'How is my work?'))
  expect(system).toContain(SYSTEM.Oracle)
  expect(system).not.toContain(PREDICTION_RULES)
})

test("its marks are understood as an answer's are", () => {
  const [id = ''] = promptFor(wanted).facts.map((fact) => fact.id)
  const marks = createMarks([id])
  const pieces = [...marks.push(`A good week. [${id}] And more.`), ...marks.end()]
  expect(gather(pieces)).toEqual({ text: 'A good week. And more.', marks: [{ end: 12, ids: [id] }] })
  expect(gather(piecesOf(answer(wanted))).marks.length).toBeGreaterThan(7)
})
