import { readFileSync } from 'node:fs'
import path from 'node:path'
import { field } from '@dhruva/common'
import { expect, test } from 'vitest'
import { parse } from './index.ts'

const AT = new Date('2026-11-22T06:30:00Z')
/** Every sixth message of a set that others wrote; `pnpm eval` runs all. */
const EVERY = 6

const sampleOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../../eval/sets', `${name}.jsonl`), 'utf8')
    .split('\n')
    .filter((line, at) => line !== '' && at % EVERY === 0)
    .map((line): unknown => JSON.parse(line))

test.each(['en', 'hing', 'hi'])('most of what others ask every day in %s is understood', (script) => {
  const cases = sampleOf(`parse-everyday-${script}`)
  const right = cases.filter((one) => {
    const want = field(one, 'want')
    const wanted = field(field(want, 'questions'), 0)
    const { questions, speech } = parse({ message: String(field(one, 'say')), history: [], at: AT })
    const [got] = questions
    return (
      got?.matter === field(wanted, 'matter') && got?.form === field(wanted, 'form') && speech === field(want, 'speech')
    )
  })
  expect(cases.length).toBeGreaterThan(20)
  expect(right.length / cases.length).toBeGreaterThan(0.75)
})
