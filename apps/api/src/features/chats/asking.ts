import type { Astrologer } from '@dhruva/contract'
import type { Queryable } from '@dhruva/db'
import { remaining } from '@dhruva/domain'
import type { Ctx } from '#context.ts'
import { pricesOf } from '#generation/create.ts'

/** Who asks whom, and in which chat. */
export type Asker = { uid: number; astrologer: Astrologer; asstId: string }

/** What is left to ask with, as every answer of a chat says it. */
export const remainingQuota = async (ctx: Ctx, asker: Asker, db: Queryable = ctx.db) =>
  remaining(db, asker, ctx.now(), pricesOf(await ctx.settings.read()))
