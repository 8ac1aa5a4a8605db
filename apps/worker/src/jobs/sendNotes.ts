import { setImmediate as breathe } from 'node:timers/promises'
import type { Push, PushNote, PushOutcome } from '@dhruva/adapters'
import { INDIA_OFFSET_MS } from '@dhruva/common'
import {
  clearNoteFaults,
  countNotes,
  type DueNote,
  dropBrowser,
  findOwnBirth,
  giveNoteBack,
  takeDueNotes,
} from '@dhruva/db'
import { isResting } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import { CHART_VERSION, type Chart, computeChart } from '@dhruva/jyotish'
import { dayNote, noonOfDay } from '@dhruva/reading'
import type { Called, Ctx } from '#context.ts'

const AT_ONCE = 10
/** A browser that is not served five days in a row is taken for one that is gone. */
const MAX_FAULTS = 25
const MAX_PAUSE_SECONDS = 3 * 3600

const hourInIndia = (at: Date): number => new Date(at.getTime() + INDIA_OFFSET_MS).getUTCHours()
const hostOf = ({ endpoint }: DueNote): string => new URL(endpoint).host

/** The day of the birth that home tells of; null where there is none any more. */
const noteFor = async ({ db, now }: Ctx, { uid, language }: DueNote): Promise<PushNote | null> => {
  const birth = await findOwnBirth<Chart>(db, uid)
  if (!birth) return null
  const chart = birth.chart_version === CHART_VERSION ? birth.chart : computeChart(birth, now())
  const person = { gender: birth.gender, maritalStatus: birth.marital_status }
  const asked = { chart, person, uncertainty: birth.tob_uncertainty, celebrity: false }
  return { ...dayNote({ ...asked, at: noonOfDay(now()), code: language }), url: '/', tag: 'day', lang: language }
}

const later = (ctx: Ctx, seconds: number) => new Date(ctx.now().getTime() + seconds * 1000)

/** The pause a service asks for, and longer each time it asks again. */
const pauseAfter = (afterSeconds: number, faults: number) =>
  Math.max(afterSeconds, Math.min(300 * 2 ** faults, MAX_PAUSE_SECONDS))

/** Keeps what became of a note. */
const settle = async (ctx: Ctx, note: DueNote, outcome: PushOutcome) => {
  const faults = note.faults + 1
  if (outcome.result === 'sent') await clearNoteFaults(ctx.db, note)
  if (outcome.result === 'gone' || (outcome.result !== 'sent' && faults > MAX_FAULTS)) await dropBrowser(ctx.db, note)
  else if (outcome.result === 'later')
    await giveNoteBack(ctx.db, note, later(ctx, pauseAfter(outcome.afterSeconds, faults)), faults)
  // where nobody knows, and where the same would be refused again, the day goes without
  if (outcome.result === 'refused') ctx.log.warn({ status: outcome.status, host: hostOf(note) }, 'a note was refused')
}

/**
 * Sends people their note of the day. The day is taken before anything is sent, so that nobody has two, whatever dies. A push
 * service that wants a pause, or is broken, is left in peace until the next run.
 */
const sendAll = async ({ ctx, signal }: Called, push: Push) => {
  const outcomes: Record<string, number> = {}
  const avoided = new Set<string>()
  const leftOut: number[] = []
  while (!signal.aborted) {
    const at = ctx.now()
    const due = await takeDueNotes(ctx.db, {
      now: at,
      hour: hourInIndia(at),
      avoided: [...avoided],
      leftOut,
      limit: AT_ONCE,
    })
    if (due.length === 0) break
    for (const note of due) {
      await breathe()
      if (signal.aborted || avoided.has(hostOf(note))) {
        leftOut.push(note.uid)
        await giveNoteBack(ctx.db, note, at, note.faults)
        continue
      }
      const told = await noteFor(ctx, note)
      if (!told) continue
      const outcome = await push.send(note, told)
      await settle(ctx, note, outcome)
      outcomes[outcome.result] = (outcomes[outcome.result] ?? 0) + 1
      if (outcome.result === 'later') avoided.add(hostOf(note))
    }
  }
  return outcomes
}

export const sendNotes = handle(jobs.sendNotes, async (called: Called) => {
  const { ctx } = called
  if (!ctx.push || (await isResting(ctx.db, 'notes', ctx.now()))) return
  const outcomes = await sendAll(called, ctx.push)
  if (Object.keys(outcomes).length === 0) return
  await countNotes(ctx.db, outcomes, ctx.now())
  ctx.log.info(outcomes, 'notes of the day')
})
