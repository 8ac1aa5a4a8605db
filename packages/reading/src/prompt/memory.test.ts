import { describe, expect, it } from 'vitest'
import { chartNo, question } from '#testing/people.ts'
import type { TalkTurn } from '#types.ts'
import { MEMORY_TOKENS, memoryOf } from './memory.ts'
import { tokensIn } from './tokens.ts'

const about = [{ subject: { kind: 'self' as const }, matter: 'job_get' as const, form: 'when' as const }]
const exchange = (asked: string, text: string, more: Partial<TalkTurn> = {}): TalkTurn[] => [
  { role: 'user', text: asked },
  { role: 'astrologer', text, kind: 'reading', about, ...more },
]
const memory = (history: TalkTurn[]) =>
  memoryOf({ ...question(chartNo(1), 'x'), history }, (text) => text.replaceAll('98765', '…'))
const reply = (number: number) => `The time ${number} is good. More of it is told here.`

describe('the memory of a talk', () => {
  const talk = Array.from({ length: 6 }, (_, index) => exchange(`asked ${index}`, reply(index))).flat()

  it('has the last three exchanges whole, older ones as a line with subject, matter and verdict', () => {
    const { whole, alreadySaid, lines } = memory(talk)
    expect(whole).toEqual([3, 4, 5].map((index) => ({ asked: `asked ${index}`, answered: reply(index) })))
    expect(alreadySaid).toEqual([0, 1, 2].map((index) => `self job_get: The time ${index} is good.`))
    expect(lines).toEqual([])
  })

  it('tells verdicts of another day as memory, not as said', () => {
    const old = talk.map((turn) =>
      turn.role === 'astrologer' ? { ...turn, at: new Date('2026-11-02T06:00:00Z') } : turn,
    )
    expect(memory(old)).toMatchObject({ alreadySaid: [], lines: { length: 3 } })
  })

  it('names the times that an older answer cited', () => {
    const cited = { id: 'window.job_get.1', text: { en: 'A good time for a job: March 2027' } }
    const { alreadySaid } = memory([...exchange('when', 'Soon.', { facts: [cited] }), ...talk.slice(0, 6)])
    expect(alreadySaid).toEqual(['self job_get: Soon. · A good time for a job: March 2027'])
  })

  it('stays within its tokens, the oldest left out first', () => {
    const long = `${'The months ahead ask for patience and for work that nobody sees. '.repeat(60)}`
    for (const text of [long, long.replace(/[a-z]/g, 'क')]) {
      const { lines, alreadySaid, whole } = memory(
        Array.from({ length: 10 }, (_, index) => exchange(`${index} ${text}`, text)).flat(),
      )
      const all = [...lines, ...alreadySaid, ...whole.flatMap(({ asked, answered }) => [asked, answered])]
      expect(all.reduce((sum, each) => sum + tokensIn(each), 0)).toBeLessThanOrEqual(MEMORY_TOKENS)
      expect(whole.at(-1)?.asked).toMatch(/^9 /)
    }
    expect(
      memory(Array.from({ length: 60 }, (_, index) => exchange(`q ${index}`, reply(index))).flat()).alreadySaid.at(-1),
    ).toContain('56')
  })

  it('never sends a turn of care, only that there was one', () => {
    const grave = exchange('I want to die', 'Please call 14416.', { kind: 'care' })
    const told = memory([...grave, ...talk])
    expect(told.gentle).toBe(true)
    expect(JSON.stringify(told)).not.toMatch(/die|14416/)
    expect(memory(talk).gentle).toBe(false)
  })

  it('takes numbers out of what a person wrote', () => {
    expect(JSON.stringify(memory(exchange('call 98765', 'No.')))).not.toContain('98765')
  })
})
