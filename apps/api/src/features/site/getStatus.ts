import { site } from '@dhruva/contract'
import { findTroubles } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'

const KEPT_MS = 5_000

type Part = 'login' | 'answers' | 'payments' | 'forum'

const ask = async (ctx: Ctx) => {
  const troubles = await findTroubles(ctx.db, ctx.now())
  const told = (part: Part) => {
    const since = troubles[part]
    return { part, state: since ? ('trouble' as const) : ('works' as const), since: since?.toISOString() ?? null }
  }
  const spared = ctx.llmSparedSince()
  const answers = told('answers')
  const isReduced = answers.state === 'works' && spared !== null
  return {
    parts: [
      told('login'),
      isReduced ? { ...answers, state: 'reduced' as const, since: spared.toISOString() } : answers,
      told('payments'),
      told('forum'),
    ],
  }
}

const kept = new WeakMap<Ctx, { at: number; answer: ReturnType<typeof ask> }>()

/** However many look at once, the database is asked every five seconds. */
export const getStatus = implement(site.getStatus, async ({ ctx }) => {
  const at = ctx.now().getTime()
  const last = kept.get(ctx)
  if (last && Math.abs(at - last.at) < KEPT_MS) return last.answer
  const answer = ask(ctx)
  kept.set(ctx, { at, answer })
  answer.catch(() => kept.delete(ctx))
  return answer
})
