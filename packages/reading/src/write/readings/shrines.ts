import { INDIA_OFFSET_MS } from '@dhruva/common'
import { SHRINES, WINTER_SHRINES } from '#write/days/open-data.ts'
import { freshOf, isWorkable, natalReasons, SPARED, sourceOf } from './parts.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, windowWords, worded } from './reader.ts'

/** First and last month in which the shrines of the Himalaya surely stand open. */
const OPENS = 5
const CLOSES = 10
/** A shorter part of a stretch is no journey. */
const LEAST_MS = 10 * 86_400_000

/** The part of a stretch that lies in the open season of its first year or the next; null where none does. */
const inSeason = (startMs: number, endMs: number): { start: string; end: string } | null => {
  const year = new Date(startMs + INDIA_OFFSET_MS).getUTCFullYear()
  for (const each of [year, year + 1]) {
    const from = Math.max(startMs, Date.UTC(each, OPENS - 1, 10) - INDIA_OFFSET_MS)
    const to = Math.min(endMs, Date.UTC(each, CLOSES, 1) - INDIA_OFFSET_MS)
    if (to - from >= LEAST_MS) return { start: new Date(from).toISOString(), end: new Date(to).toISOString() }
  }
  return null
}

/** When to go by the chart, in the months in which the shrines are open; null of any other journey. */
const openTime = (reader: Reader): Draft | null => {
  const { ctx, verdict, nowMs } = reader
  if (!WINTER_SHRINES.test(ctx.question.message)) return null
  const { open, season, yes } = SHRINES[ctx.speech]
  const lead = ctx.asked.form === 'yes_no' && verdict.standing !== 'hard' ? yes : ''
  for (const window of verdict.calendar) {
    if (!isWorkable(window) || Date.parse(window.end) <= nowMs) continue
    const part = inSeason(Math.max(nowMs, Date.parse(window.start)), Date.parse(window.end))
    if (!part) continue
    const slots = { open: windowWords(reader, { ...window, ...part }).span }
    const text = `${lead}${worded(reader, 'shrines', open, slots)}`
    return draft(text, [citeWindow(reader, window), ...citePromise(reader)], SPARED.verdict)
  }
  return draft(worded(reader, 'shrines', season), [], SPARED.verdict)
}

/** The answer on a pilgrimage to shrines that are shut in winter; null of any other journey. */
export const shrinesAnswer = (reader: Reader): Draft[] | null => {
  const first = openTime(reader)
  return first && [first, ...natalReasons(reader, reader.verdict.pro, freshOf(reader)), ...sourceOf(reader)]
}
