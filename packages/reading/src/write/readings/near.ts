import { DAY_MS } from '@dhruva/common'
import { type ComparedDay, compareDays, type ScoreId } from '@dhruva/jyotish'
import { hasSureMoon } from '#write/days/choose.ts'
import { starOn } from '#write/days/compare.ts'
import { civil, dayAsked, dayNamed, placeOf, plus, todayOf } from '#write/days/dates.ts'
import { chandraFact, scoreFact } from '#write/days/day-facts.ts'
import { NEAR } from '#write/days/near-data.ts'

import { type Occasion, occasionIn } from '#write/days/occasion.ts'
import { doingsFor, saidOf } from './doings.ts'
import { asksDoing, heard, howAnswer } from './how.ts'

import { freshOf, isWorkable, natalReasons, SPARED, sourceOf } from './parts.ts'
import { citePromise, citeWindow, clause, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import type { Domain } from './shape/texts.ts'
import { waitsForAnswer, waitsForResult } from './told.ts'

/** A day as near as this is read in the almanac, whatever else is asked of it. */
const NEAR_DAYS = 10

/** Which score of a day tells of what is asked. */
const SCORE_OF: Partial<Record<Domain, ScoreId>> = {
  love: 'love',
  marriage: 'love',
  work: 'career',
  business: 'career',
  study: 'career',
  money: 'money',
  debt: 'money',
  property: 'money',
  health: 'health',
  mind: 'health',
  home: 'family',
  children: 'family',
}
const GOOD_FROM = 66
const CAREFUL_UNDER = 54

/** The day that the question names, in days from today; null of a longer or a further time. */
const nearDay = ({ ctx }: Reader): { date: string; ahead: number } | null => {
  const { scope } = ctx.asked
  const today = todayOf(ctx)
  const date =
    scope?.kind === 'days' && scope.from === 0 && scope.count <= NEAR_DAYS ? plus(today, scope.count) : dayAsked(ctx)
  if (date === null) return null
  const ahead = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)
  return ahead >= -NEAR_DAYS && ahead <= NEAR_DAYS ? { date, ahead } : null
}

const bandOf = (score: number) => (score >= GOOD_FROM ? 'good' : score < CAREFUL_UNDER ? 'careful' : 'steady')

const dayOf = (reader: Reader, date: string): ComparedDay | null => {
  const { ctx, domain } = reader
  const of = SCORE_OF[domain] ?? 'overall'
  return compareDays(ctx.chart, [civil(date)], ctx.asked.activity, { place: placeOf(ctx), of })[0] ?? null
}

/** How the day is for what is asked: its verdict with its score, then its star, or the Moon where it is in the eighth. */
const dayDrafts = (reader: Reader, date: string, key: 'day' | 'dayOfResult' | 'dayToo', spared: number): Draft[] => {
  const { ctx } = reader
  const day = dayOf(reader, date)
  if (!day) return []
  const texts = NEAR[ctx.speech][key][bandOf(day.scores[day.of].score)]
  const facts = [scoreFact(ctx, day), ...(day.chandrashtama ? [chandraFact(ctx, date, 8)] : [])]
  const verdict = draft(worded(reader, `near ${key}`, texts, { day: dayNamed(ctx, date) }), facts, spared)
  if (key === 'dayToo' || !hasSureMoon(ctx)) return [verdict]
  // a star that says the opposite of the whole day would only confuse, a hard one before a paper only frighten
  const band = bandOf(day.scores[day.of].score)
  if (band === 'careful' ? day.tara.points >= 0 : day.tara.points <= 0) return [verdict]
  // on the eve of a paper a star of hurdles helps nobody
  if (day.tara.points < 0 && (isPaper(reader) || RESULT.test(saidOf(ctx)))) return [verdict]
  const star = starOn(ctx, day)
  return [verdict, draft(star.text, star.facts, SPARED.reason)]
}

/** What the stretch that runs says of what has happened already. */
const doneAnswer = (reader: Reader): Draft[] => {
  const { now } = reader.verdict
  const texts = NEAR[reader.ctx.speech]
  const wordings = texts.done[isWorkable(now) ? 'good' : 'slow']
  return [
    draft(
      worded(reader, 'near done', wordings, windowWords(reader, now)),
      [citeWindow(reader, now), ...citePromise(reader)],
      SPARED.verdict,
    ),
    ...later(reader),
    waitsForResult(reader.ctx)
      ? draft(
          worded(reader, 'how', reader.words.more.howFirst, { step: clause(reader, 'step', reader.text.prepare) }),
          [],
          SPARED.advice,
        )
      : doneStepOf(reader),
  ]
}

/** A stretch further off is no second chance. */
const LATEST_MS = 730 * DAY_MS

/** The next better stretch, after the answer on the near one. */
const later = (reader: Reader): Draft[] => {
  const next = reader.verdict.windows.find(
    ({ start }) => Date.parse(start) > reader.nowMs && Date.parse(start) < reader.nowMs + LATEST_MS,
  )
  return next ? [said(reader, 'after', [citeWindow(reader, next)], SPARED.bigger, windowWords(reader, next))] : []
}

const PAPER = /paper|exam|\btest\b|boards?\b|pariksha|पेपर|परीक्षा|टेस्ट|बोर्ड/iu
const isPaper = ({ ctx, domain, matter }: Reader): boolean =>
  domain === 'study' || PAPER.test(ctx.asked.words) || (matter === 'fear_fail' && PAPER.test(ctx.question.message))

const OCCASION_OF: Partial<Record<Domain, Occasion>> = {
  study: 'study',
  work: 'meeting',
  business: 'meeting',
  love: 'love',
  marriage: 'love',
  property: 'papers',
  debt: 'papers',
  travel: 'papers',
  mind: 'mind',
}

const isStudied = ({ matter, domain }: Reader): boolean => domain === 'study' || matter === 'fear_fail'

/** What is left to do of what is in others' hands. */
const doneStepOf = (reader: Reader): Draft => {
  const { doneStep } = NEAR[reader.ctx.speech]
  const kind = isStudied(reader) ? 'study' : reader.domain === 'work' ? 'work' : 'papers'
  return draft(worded(reader, 'near step', doneStep[kind]), [], SPARED.advice)
}

/** What to do on the day itself: of the situation that was told, of what is awaited, else of what the day holds. */
const stepsOf = (reader: Reader): Draft[] => {
  const { ctx, matter, domain, words } = reader
  const doings = doingsFor(ctx, matter)?.slice(0, 2)
  const { step } = NEAR[ctx.speech]
  if (doings)
    return [
      draft(worded(reader, 'how', words.more.howFirst, { step: clause(reader, 'step', doings) }), [], SPARED.advice),
      draft(worded(reader, 'then', words.more.howThen, { step: clause(reader, 'step', doings) }), [], SPARED.step),
    ]
  if (RESULT.test(saidOf(ctx))) return [doneStepOf(reader)]
  const isExam = isPaper(reader) || matter === 'fear_fail'
  const own = matter === 'interview_result' ? 'interview' : matter === 'arts_sport' ? 'stage' : isExam ? 'study' : null
  const kind = occasionIn(ctx.asked.words) ?? own ?? OCCASION_OF[domain] ?? 'other'
  return [draft(worded(reader, 'near step', step[kind]), [], SPARED.advice)]
}

/** A question on a day that is near: that day first, then the stretch around it, what to do, and only then a better time. Null when none is named. */
export const nearAnswer = (reader: Reader): Draft[] | null => {
  const { ctx, verdict } = reader
  // what was given already waits, whichever weekday is named
  if (reader.ofAsker && (waitsForAnswer(ctx) || (waitsForResult(ctx) && !nearDay(reader)))) return doneAnswer(reader)
  const near = nearDay(reader)
  if (!near || reader.matter === 'health_general') return null
  if (!reader.ofAsker) return near.ahead < 0 ? null : kinAnswer(reader, near.date)
  if (near.ahead < 0) return AWAITED.has(reader.matter) ? doneAnswer(reader) : null
  const { form } = ctx.asked
  if (asksDoing(reader))
    return [...howAnswer(reader).slice(0, 3), ...dayDrafts(reader, near.date, 'dayToo', SPARED.reason)]
  const { now } = verdict
  const isAwaited = AWAITED.has(reader.matter)
  const around = NEAR[ctx.speech].around[isWorkable(now) ? 'good' : 'slow']
  return [
    ...(form === 'feeling' ? [heard(reader)] : []),
    ...dayDrafts(
      reader,
      near.date,
      isStudied(reader) && RESULT.test(saidOf(ctx)) ? 'dayOfResult' : 'day',
      SPARED.verdict,
    ),
    ...(isAwaited || isWorkable(now)
      ? [
          draft(
            worded(reader, 'near around', around, windowWords(reader, now)),
            [citeWindow(reader, now)],
            SPARED.against,
          ),
        ]
      : []),
    ...stepsOf(reader),
    ...(isAwaited ? later(reader) : []),
  ]
}

/** What was written is out of one's hands: only its result comes on that day. */
const RESULT = /result|parinaam|nateej|रिज़ल्ट|रिजल्ट|नतीजा|परिणाम/iu

/** Of another person's day the stretch that it falls into is told: the day itself would want their own Moon. */
const kinAnswer = (reader: Reader, date: string): Draft[] => {
  const { ctx, verdict } = reader
  const { now } = verdict
  const isGood = isWorkable(now)
  const wordings = NEAR[ctx.speech].kinDay[isGood ? 'good' : 'slow']
  const slots = { ...windowWords(reader, now), day: dayNamed(ctx, date) }
  return [
    draft(
      worded(reader, 'near kin', wordings, slots),
      [citeWindow(reader, now), ...citePromise(reader)],
      SPARED.verdict,
    ),
    ...natalReasons(reader, isGood ? verdict.pro : verdict.con, freshOf(reader)),
    ...later(reader),
    ...sourceOf(reader),
  ]
}

/** Where others give an answer to what was done. */
const AWAITED = new Set<Reader['matter']>([
  'interview_result',
  'exam',
  'job_get',
  'job_change',
  'gov_job',
  'promotion',
  'transfer',
  'higher_study',
  'abroad_go',
  'abroad_settle',
  'debt_loan',
  'money_stuck',
  'business_grow',
  'house_sell',
  'house_buy',
  'arts_sport',
  'proposal_answer',
  'proposal_match',
])
