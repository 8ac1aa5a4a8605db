import type { Ctx } from '#context.ts'
import type { TextLanguage } from '#http/fail.ts'
import { type Line, readLines } from '#statement/lines.ts'
import { referenceOf, whyOf } from '#statement/words.ts'

const PAGE = 50

const placeOf = ({ at, key }: Line) => `${at.getTime()}~${key}`

const pointAt = (place: string) => {
  const [at = '', key = ''] = place.split('~')
  return { at: new Date(Number(at)), key }
}

/** What of a statement is asked for; `before`: the `next` of the page before. */
type Asked = Omit<Parameters<typeof readLines>[4], 'before'> & { before?: string | undefined }

/** A page of a person's statement, as it goes over the wire. */
export const statementPage = async (ctx: Ctx, uid: number, language: TextLanguage, { before, ...asked }: Asked) => {
  const at = before ? pointAt(before) : undefined
  const lines = await readLines(ctx, uid, ctx.now(), PAGE + 1, { ...asked, before: at })
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
}
