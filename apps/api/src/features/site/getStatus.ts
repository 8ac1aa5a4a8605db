import { type Resting, site } from '@dhruva/contract'
import { findTroubles } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'
import type { Settings } from '#settings.ts'

const KEPT_MS = 5_000

type Part = 'login' | 'answers' | 'payments' | 'forum'
type Seen = { part: Part; state: 'works' | 'reduced' | 'trouble'; since: string | null }

const ask = async (ctx: Ctx): Promise<Seen[]> => {
  const troubles = await findTroubles(ctx.db, ctx.now())
  const told = (part: Part): Seen => {
    const since = troubles[part]
    return { part, state: since ? 'trouble' : 'works', since: since?.toISOString() ?? null }
  }
  const spared = ctx.llmSparedSince()
  const answers = told('answers')
  const isReduced = answers.state === 'works' && spared !== null
  return [
    told('login'),
    isReduced ? { ...answers, state: 'reduced', since: spared.toISOString() } : answers,
    told('payments'),
    told('forum'),
  ]
}

const kept = new WeakMap<Ctx, { at: number; answer: ReturnType<typeof ask> }>()

/** However many look at once, the database is asked every five seconds. */
const seenBy = (ctx: Ctx): Promise<Seen[]> => {
  const at = ctx.now().getTime()
  const last = kept.get(ctx)
  if (last && Math.abs(at - last.at) < KEPT_MS) return last.answer
  const answer = ask(ctx)
  kept.set(ctx, { at, answer })
  answer.catch(() => kept.delete(ctx))
  return answer
}

const CLOSED: Partial<Record<Part, Resting>> = { answers: 'questions', payments: 'payments', forum: 'forum' }

/** What an operator closed does not work, whatever the service sees of it. */
const withRest = (seen: Seen, { resting }: Settings, language: TextLanguage) => {
  const closed = CLOSED[seen.part]
  const text = closed && resting[closed]
  if (text) return { ...seen, state: 'rests' as const, since: null, text: text[language] }
  if (seen.part === 'answers' && seen.state === 'works' && resting.model)
    return { ...seen, state: 'reduced' as const, text: resting.model[language] }
  return { ...seen, text: null }
}

export const getStatus = implement(site.getStatus, async ({ ctx, language }) => {
  const [parts, settings] = await Promise.all([seenBy(ctx), ctx.settings.read()])
  return { parts: parts.map((seen) => withRest(seen, settings, language)) }
})
