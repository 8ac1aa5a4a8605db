import { dayInIndia } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { type ActRow, type ActsAsked, findActs } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implementFile } from '#endpoints/implement.ts'
import { askedBy } from '#features/desk/acts/asked.ts'
import { BYTE_ORDER_MARK, csvRow } from '#statement/csv.ts'

/** Read at once: whoever reads the file slowly keeps no connection of the database meanwhile. */
const AT_ONCE = 2_000

const HEAD = ['act', 'at', 'operator', 'uid', 'command', 'target', 'reason', 'details']

const recordOf = ({ id, at, operator, operator_uid, command, target, reason, details }: ActRow) =>
  csvRow([id, at.toISOString(), operator, operator_uid ?? 'shell', command, target, reason, JSON.stringify(details)])

async function* write(ctx: Ctx, asked: ActsAsked) {
  yield BYTE_ORDER_MARK + csvRow(HEAD)
  for (let before: number | null = null; ; ) {
    const rows: ActRow[] = await findActs(ctx.db, { ...asked, before }, AT_ONCE)
    yield rows.map(recordOf).join('')
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    before = last.id
  }
}

export const getActsFile = implementFile(desk.getActsFile, async ({ ctx, input, operator }) => ({
  name: `dhruva-acts-${dayInIndia(ctx.now())}.csv`,
  bytes: write(ctx, askedBy(input, operator)),
}))
