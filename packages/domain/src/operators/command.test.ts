import { describe, expect, test } from 'vitest'
import { parseCommand, UsageError } from './command.ts'
import { readCommand } from './run-command.ts'

const words = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
const signed = '--by mira --reason "spam all over"'

test.each([
  ['reports', { name: 'reports', all: false }],
  ['reports --all', { name: 'reports', all: true }],
  ['-- acts --last 5', { name: 'acts', last: 5 }],
  ['person 7', { name: 'person', who: { uid: 7 } }],
  ['person 9876543210', { name: 'person', who: { mobile: '+919876543210' } }],
  ['person +919876543210', { name: 'person', who: { mobile: '+919876543210' } }],
  ['leads --all', { name: 'leads', all: true }],
  [`lead 3 contacted ${signed}`, { name: 'lead', id: 3, state: 'contacted', scheduledAt: null }],
  [
    `lead 3 scheduled --at "2026-11-26 17:30" ${signed}`,
    { name: 'lead', state: 'scheduled', scheduledAt: new Date('2026-11-26T12:00:00Z') },
  ],
  [`hide d12 ${signed}`, { name: 'hide', target: { kind: 'd', id: 12 }, operator: 'mira', reason: 'spam all over' }],
  [`${signed} restore c7`, { name: 'restore', target: { kind: 'c', id: 7 } }],
  [`ban 7 ${signed}`, { name: 'ban', who: { uid: 7 } }],
  [`unban 9876543210 ${signed}`, { name: 'unban', who: { mobile: '+919876543210' } }],
  [`logout 9876543210 ${signed}`, { name: 'logout', who: { mobile: '+919876543210' } }],
  [`grant 7 oracle 3 ${signed}`, { name: 'grant', uid: 7, kind: 'oracle', questions: 3 }],
  [`take 7 astra 3 ${signed}`, { name: 'take', uid: 7, kind: 'astra', questions: 3 }],
])('%s is understood', (line, command) => {
  expect(parseCommand(words(line)).command).toMatchObject(command)
})

describe('what is not understood names what is wrong', () => {
  test.each([
    ['dance', /no command dance/],
    ['constructor', /no command constructor/],
    ['hide d12', /--by/],
    ['hide d12 --by mira', /--reason/],
    ['hide d12 --by mira --reason ab', /--reason/],
    ['hide d12 --by "  " --reason "long enough"', /--by/],
    [`hide 12 ${signed}`, /d12 for a discussion/],
    [`hide d0 ${signed}`, /number of a text/],
    [`hide d99999999999 ${signed}`, /number of a text/],
    [`hide ${signed}`, /1 words, not 0/],
    [`ban 7 8 ${signed}`, /1 words, not 2/],
    [`ban asha ${signed}`, /mobile number or a uid/],
    [`grant 7 oracle 0 ${signed}`, /questions/],
    [`grant 7 oracle 1.5 ${signed}`, /questions/],
    [`grant 7 oracle 10001 ${signed}`, /questions/],
    [`grant 7 points 5 ${signed}`, /oracle or astra/],
    [`lead 3 scheduled ${signed}`, /--at/],
    [`lead 3 cancelled ${signed}`, /contacted/],
    ['acts --last 0', /--last/],
    ['person', /1 words/],
    ['person asha', /mobile number or a uid/],
    ['reports --al', /--al/],
    ['reports --last', /last/],
  ])('%s', (line, says) => {
    expect(() => parseCommand(words(line))).toThrow(UsageError)
    expect(() => parseCommand(words(line))).toThrow(says)
  })
})

test('a negative number of questions is not understood', () => {
  expect(() => parseCommand(words(`grant 7 oracle -5 ${signed}`))).toThrow(UsageError)
})

test.each([[''], ['help'], ['--help'], ['hide --help'], ['grant 7 -h']])('"%s" asks for help', (line) => {
  expect(readCommand(words(line))).toMatchObject({ result: { code: 0, text: expect.stringContaining('exit codes') } })
})
