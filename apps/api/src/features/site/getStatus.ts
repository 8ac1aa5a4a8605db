import { DAY_MS } from '@dhruva/common'
import { type Resting, site } from '@dhruva/contract'
import { findTroubles, type IncidentRow, listIncidents } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'
import type { Settings } from '#settings.ts'

const KEPT_MS = 5_000

type Part = 'login' | 'answers' | 'payments' | 'forum'
type Seen = { part: Part; state: 'works' | 'reduced' | 'trouble'; since: string | null }

/** For so long after its end an incident is told of. */
const TOLD_MS = 7 * DAY_MS

const ask = async (ctx: Ctx): Promise<{ seen: Seen[]; incidents: IncidentRow[] }> => {
  const now = ctx.now()
  const [troubles, incidents] = await Promise.all([
    findTroubles(ctx.db, now),
    listIncidents(ctx.db, new Date(now.getTime() - TOLD_MS)),
  ])
  const told = (part: Part): Seen => {
    const since = troubles[part]
    return { part, state: since ? 'trouble' : 'works', since: since?.toISOString() ?? null }
  }
  const spared = ctx.llmSparedSince()
  const answers = told('answers')
  const isReduced = answers.state === 'works' && spared !== null
  const reduced: Seen = isReduced ? { ...answers, state: 'reduced', since: spared.toISOString() } : answers
  return { seen: [told('login'), reduced, told('payments'), told('forum')], incidents }
}

const kept = new WeakMap<Ctx, { at: number; answer: ReturnType<typeof ask> }>()

/** However many look at once, the database is asked every five seconds. */
const knownOf = (ctx: Ctx): ReturnType<typeof ask> => {
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

const incidentView = ({ id, part, began_at, ended_at, updates }: IncidentRow, language: TextLanguage) => ({
  ...{ id, part },
  began_at: began_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
  updates: updates.map(({ at, text }) => ({ at: new Date(at).toISOString(), text: text[language] })),
})

export const getStatus = implement(site.getStatus, async ({ ctx, language }) => {
  const [{ seen, incidents }, settings] = await Promise.all([knownOf(ctx), ctx.settings.read()])
  return {
    parts: seen.map((part) => withRest(part, settings, language)),
    incidents: incidents.map((incident) => incidentView(incident, language)),
  }
})
