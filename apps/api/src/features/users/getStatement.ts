import { beginOfDay, DAY_MS } from '@dhruva/common'
import { statements } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { type Line, readLines } from './statement/lines.ts'
import { referenceOf, whyOf } from './statement/words.ts'

const PAGE = 50

const placeOf = ({ at, key }: Line) => `${at.getTime()}~${key}`

const pointAt = (place: string) => {
  const [at = '', key = ''] = place.split('~')
  return { at: new Date(Number(at)), key }
}

export const getStatement = implement(statements.getStatement, async ({ ctx, input, user, language }) => {
  const { unit, from, to, before } = input
  const lines = await readLines(ctx, user.uid, ctx.now(), PAGE + 1, {
    unit,
    from: from ? beginOfDay(from) : undefined,
    to: to ? new Date(beginOfDay(to).getTime() + DAY_MS) : undefined,
    before: before ? pointAt(before) : undefined,
  })
  const page = lines.slice(0, PAGE)
  const last = page.at(-1)
  return {
    status: 'success' as const,
    lines: page.map((line) => ({
      id: `${line.unit}~${line.key}`,
      at: line.at.toISOString(),
      unit: line.unit,
      change: line.change,
      balance: line.balance,
      text: whyOf(line, language),
      reference: referenceOf(line),
      asst_id: line.astrologer === null ? null : line.asstId,
      held: line.kind === 'hold' && line.turnState === 'held',
    })),
    next: lines.length > PAGE && last ? placeOf(last) : null,
  }
})
