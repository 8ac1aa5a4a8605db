import { GRAHAS, type GrahaId } from '@dhruva/jyotish'
import { describe, expect, it } from 'vitest'
import { grahaName } from '#names.ts'
import { mentionsIn } from '#testing/mentions.ts'
import { BANDS } from '#texts/en/horoscope-openings-data.ts'
import { TEXTS } from './facts.ts'
import { hasTurn, inTurn, type Turn } from './schedule.ts'

const CODES = ['en', 'hi'] as const
type Clause = { graha: GrahaId; house: string; field: string; text: string }

const poolsOf = (code: 'en' | 'hi') =>
  GRAHAS.flatMap((graha) =>
    Object.entries(TEXTS[code].effects[graha]).flatMap(([house, fields]) =>
      Object.entries(fields).map(([field, pool]) => ({ graha, house, field, pool })),
    ),
  )

const clausesOf = (code: 'en' | 'hi'): Clause[] =>
  poolsOf(code).flatMap(({ pool, ...at }) => pool.map((text) => ({ ...at, text })))

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []

describe.each(CODES)('what grahas bring, in %s', (code) => {
  const clauses = clausesOf(code)

  it('has enough for each house and field that none returns within ten days', () => {
    const pools = poolsOf(code)
    expect(pools.length).toBe(9 * 12 * 6)
    for (const { graha, house, field, pool } of pools)
      expect(pool.length, `${graha} ${house} ${field}`).toBeGreaterThanOrEqual(graha === 'moon' ? 3 : 4)
    for (const bands of Object.values(TEXTS[code].openings))
      for (const band of BANDS) expect(new Set(bands[band]).size).toBeGreaterThanOrEqual(10)
  })

  it('is a clause that any frame and any day can carry', () => {
    const form = code === 'en' ? /^[a-z][^.:]*[a-z]$/ : /^[^A-Za-z।:]+$/
    const banned = /\b(?:today|tomorrow|yesterday|curse|death|disaster|ruin)\b|(?:^| )(?:आज|मृत्यु|श्राप|अनर्थ)(?: |$)/
    const names = new Set(GRAHAS.map((graha) => grahaName(code, graha)))
    const wrong = clauses.filter(
      ({ text }) => !form.test(text) || banned.test(text) || wordsIn(text).some((word) => names.has(word)),
    )
    expect(wrong).toEqual([])
    expect([...mentionsIn(code, clauses.map(({ text }) => text).join(' | '))]).toEqual([])
  })

  it('says nothing twice, nor nearly twice', () => {
    const rows = clauses.map(({ text }) => ({ text, words: new Set(wordsIn(text).filter((word) => word.length > 2)) }))
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length)
    const byWord = Map.groupBy(
      rows.flatMap((row) => [...row.words].map((word) => ({ word, row }))),
      ({ word }) => word,
    )
    const near = rows.flatMap((row) => {
      const shared = new Map<(typeof rows)[number], number>()
      for (const word of row.words)
        for (const { row: other } of byWord.get(word) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      return [...shared].flatMap(([other, count]) =>
        other !== row && count >= 0.7 * Math.max(row.words.size, other.words.size)
          ? [`${row.text} | ${other.text}`]
          : [],
      )
    })
    expect(near).toEqual([])
  })

  it('has no tail that is told again and again', () => {
    const tails = Object.values(Object.groupBy(clauses, ({ text }) => wordsIn(text).slice(-4).join(' ')))
    for (const tail of tails) expect(tail?.length, tail?.[0]?.text).toBeLessThanOrEqual(4)
  })
})

it('takes the texts of a pool one after the other, whatever the day it begins on', () => {
  const pool = ['a', 'b', 'c', 'd'] as const
  for (const graha of GRAHAS) {
    const turns = Array.from({ length: 60 }, (_, n): Turn => ({ day: 20_000 + n, sign: 7, field: 'money' }))
    const taken = turns.filter((turn) => hasTurn(turn, graha)).map((turn) => inTurn(turn, graha, pool))
    for (const [at, text] of taken.entries()) if (at > 0) expect(text).not.toBe(taken[at - 1])
    expect(taken.slice(0, 4).toSorted()).toEqual([...pool])
    expect(taken[4]).toBe(taken[0])
  }
})
