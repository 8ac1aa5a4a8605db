import type { LifeMatter, Standing, Window } from '@dhruva/jyotish'
import {
  adviceFor,
  bestOf,
  biggerAfter,
  freshOf,
  isSlow,
  isWorkable,
  natalReasons,
  SPARED,
  sourceOf,
  stretchesIn,
  tightest,
  untilOf,
  windowReasons,
} from './parts.ts'
import {
  citePromise,
  citeWindow,
  clause,
  type Draft,
  draft,
  type Reader,
  readerOf,
  said,
  windowWords,
  worded,
} from './reader.ts'
import { namedTime } from './scope.ts'
import { ASKS_SEAT, SEAT } from './seat-data.ts'
import type { Wordings } from './shape/texts.ts'
import { isOfOne } from './told.ts'
import { BACK_THEN, NOT_WITHIN, RELY_STEP } from './told-data.ts'
import { runsNow, scoped, support } from './when.ts'
import { delayed } from './why.ts'
import type { Words } from './words.ts'

const set = (...matters: readonly LifeMatter[]): ReadonlySet<LifeMatter> => new Set(matters)

/** What another person does in secret: never affirmed, never denied. */
const DEEDS = set('fidelity')
const DEEDS_IF_FEARED = set('friends_enemies', 'in_laws', 'partnership', 'love_feelings', 'money_stuck')
/** Whether somebody at home is cross with the asker, which only they can say. */
const MIND = set('family_bond')
/** `does my boss like me` */
const LIKED =
  /\b(?:boss|manager|sir|madam|team|colleagues?)\b.*\b(?:likes? me|pasand kart\w+|khush ha)|(?:बॉस|मैनेजर|साहब).*(?:पसंद करत|ख़ुश ह|खुश ह)/iu
const OF_SEAT = set('job_trouble', 'job_change', 'job_get')
/** What another person decides freely. */
const FREE_WILL = set('love_feelings', 'ex_return', 'proposal_answer', 'love_marriage')
/** Where others compete. */
const CONTESTS = set('exam', 'interview_result', 'arts_sport', 'gov_job')

/** Art is a contest only where somebody chooses: a channel of one's own has no jury. */
const CHOSEN =
  /select|\bwin\b|\bteam\b|trial|audition|compet|medal|rank|chuna|chayan|jeet|चयन|चुना|जीत|टीम|ट्रायल|ऑडिशन|प्रतियोगिता/iu

const ASKS_ADVICE =
  /\b(?:should|shall)\b|\bis it (?:ok(?:ay)?|good|wise|safe|right|fine) (?:to|if i)\b|\b(?:karu|karun|karoon|karu|lu|lun|loon|du|dun|doon|jau|jaun|jaoon|chahiye|kholu|badlu|bechu|rakhu|le lu|kar lu)\b|(?:करूँ|करूं|लूँ|लूं|दूँ|दूं|जाऊँ|जाऊं|खोलूँ|बदलूँ|बेचूँ|रखूँ|चाहिए)(?!ग)/iu

/** Whether a step of the asker's own is asked about. */
export const asksAdvice = (words: string): boolean => ASKS_ADVICE.test(words)

const ifStanding: Record<Standing, keyof Words['verdicts']> = {
  strong: 'yesStrong',
  good: 'yesGood',
  mixed: 'yesMixed',
  slow: 'yesSlow',
  hard: 'yesHard',
}
const inContest: Record<Standing, keyof Words['verdicts']> = {
  strong: 'contestGood',
  good: 'contestGood',
  mixed: 'contestEven',
  slow: 'contestHard',
  hard: 'contestHard',
}

const against = (reader: Reader, fresh = freshOf(reader)): Draft[] =>
  natalReasons(reader, reader.verdict.con, fresh, 1, SPARED.against)

const about = (reader: Reader, key: keyof Words['verdicts'], window: Window | undefined, slots = {}): Draft =>
  window
    ? said(reader, key, [citeWindow(reader, window), ...citePromise(reader)], SPARED.verdict, {
        ...windowWords(reader, window),
        ...slots,
      })
    : said(reader, key, citePromise(reader), SPARED.verdict, slots)

/** A reason for, one against, what to do, and a bigger time. */
const rest = (
  reader: Reader,
  window: Window | undefined,
  advice = () => adviceFor(reader, window ?? reader.verdict.prepare ?? reader.verdict.now),
): Draft[] => {
  const fresh = freshOf(reader)
  const pro = natalReasons(reader, reader.verdict.pro, fresh)
  const moving = window ? windowReasons(reader, window, fresh, { most: pro.length > 0 ? 1 : 2 }) : []
  return [
    ...pro,
    ...moving.map((one, index) => (pro.length + index > 0 ? { ...one, priority: SPARED.against } : one)),
    ...against(reader, fresh),
    ...advice(),
    ...(window ? biggerAfter(reader, window) : []),
    ...sourceOf(reader),
  ]
}

/** No chart shows what another does; the person's own time, and one honest step. */
const deedAnswer = (reader: Reader): Draft[] => {
  const until = untilOf(reader)
  const { now } = reader.verdict
  const own = until
    ? said(reader, 'deedOwn', [until.fact], SPARED.reason, until.slots)
    : said(reader, 'deedCalm', [citeWindow(reader, now)], SPARED.reason)
  const step =
    reader.matter === 'partnership'
      ? RELY_STEP[reader.ctx.speech]
      : clause(reader, 'deed step', until ? reader.text.prepare : reader.text.act)
  const periods = { ...now, reasons: now.reasons.filter(({ what }) => what === 'period') }
  const moving = windowReasons(reader, periods, freshOf(reader), { most: 1 })
  return [
    said(reader, 'deed', [], SPARED.verdict),
    own,
    ...moving.map((one) => ({ ...one, priority: SPARED.second })),
    draft(worded(reader, 'how', reader.words.more.howFirst, { step }), [], SPARED.advice),
  ]
}

/** A divorce is never forecast. */
const separationAnswer = (reader: Reader): Draft[] => {
  const until = untilOf(reader)
  const { now } = reader.verdict
  const time = until
    ? said(reader, 'fearTrue', [until.fact], SPARED.reason, until.slots)
    : said(reader, 'deedCalm', [citeWindow(reader, now)], SPARED.reason)
  // who hopes for a return is told how to meet again, not what to secure
  const returns = RETURNS.test(reader.ctx.asked.words)
  const stepper = returns ? { ...reader, text: reader.words.matters.marital_harmony } : reader
  return [
    draft(worded(reader, 'divorce', reader.words.more.divorce), citePromise(reader), SPARED.verdict),
    time,
    ...natalReasons(reader, reader.verdict.con, freshOf(reader), 1, SPARED.against),
    ...adviceFor(stepper, now),
  ]
}

const RETURNS = /come back|return|wapas|vapas|laut|ghar aa|वापस|लौट|घर आ/iu

/** `heads`: how it opens where it is no heart that decides. */
const willAnswer = (reader: Reader, heads?: Record<'timed' | 'open', Wordings>): Draft[] => {
  const named = namedTime(reader)
  const inside = named ? bestOf(stretchesIn(reader, named)) : null
  const [next] = reader.verdict.windows
  const window = inside && isWorkable(inside) ? inside : next
  const { heart } = reader.words.more
  const slots = { heart: reader.matter === 'love_marriage' && !isOfOne(reader.ctx) ? heart.family : heart.one }
  // a time that was named has its own clause, also where it holds nothing
  const none = NOT_WITHIN[reader.ctx.speech]
  const within =
    named && window !== inside && !(named.when === undefined && BACK_THEN.test(reader.ctx.question.message))
      ? [
          draft(
            named.when === undefined
              ? worded(reader, 'not within', none.scope, { scope: named.name })
              : worded(reader, 'not within', none.when, { when: named.when }),
            citePromise(reader),
            SPARED.reason,
          ),
        ]
      : []
  const head = heads
    ? draft(
        worded(reader, 'given word', window ? heads.timed : heads.open, window ? windowWords(reader, window) : {}),
        [...(window ? [citeWindow(reader, window)] : []), ...citePromise(reader)],
        SPARED.verdict,
      )
    : about(reader, window ? 'will' : 'willNoTime', window, slots)
  return [
    head,
    ...within,
    ...(window ? support(reader, window) : natalReasons(reader, reader.verdict.con, freshOf(reader))),
    ...(heads ? [] : adviceFor(reader, window ?? reader.verdict.prepare ?? reader.verdict.now)),
  ]
}

const fearedAnswer = (reader: Reader): Draft[] => {
  const { now, standing, windows } = reader.verdict
  const [window] = windows
  if (reader.matter === 'marriage_late') {
    const late = reader.ctx.judgement.delay('marriage_late') !== null || standing === 'slow' || standing === 'hard'
    if (!window) return [said(reader, 'whenNone', citePromise(reader), SPARED.verdict), ...rest(reader, window)]
    const cause = late ? (delayed(reader) ?? []) : []
    return [
      about(reader, late ? 'lateTrue' : 'lateFalse', window),
      ...cause.slice(0, 1).map((one) => ({ ...one, priority: SPARED.reason })),
      ...support(reader, window, cause.length > 0 ? 1 : 2),
      ...adviceFor(reader, window),
      ...sourceOf(reader),
    ]
  }
  const until = untilOf(reader)
  const low = until ? null : tightest(reader)
  const calm = [
    about(reader, 'fearFalse', undefined),
    ...natalReasons(reader, reader.verdict.pro, freshOf(reader)),
    ...(low ? [said(reader, 'lowPoint', [citeWindow(reader, low)], SPARED.against, windowWords(reader, low))] : []),
    ...adviceFor(reader, now),
    ...sourceOf(reader),
  ]
  if (!until || !isSlow(now)) return calm
  const fresh = freshOf(reader)
  const hard = windowReasons(reader, now, fresh, { most: 1, against: true })
  return [
    said(reader, 'fearTrue', [until.fact, ...citePromise(reader)], SPARED.verdict, until.slots),
    ...(hard.length > 0 ? hard : natalReasons(reader, reader.verdict.con, fresh)),
    ...adviceFor(reader, now),
    ...(window && !runsNow(reader, window)
      ? [said(reader, 'bestPart', [citeWindow(reader, window)], SPARED.bigger, windowWords(reader, window))]
      : []),
    ...sourceOf(reader),
  ]
}

const shouldAnswer = (reader: Reader): Draft[] => {
  const [window] = reader.verdict.windows
  const key = !window ? 'shouldNot' : runsNow(reader, window) ? 'shouldNow' : 'shouldLater'
  const condition = (): Draft[] => {
    const on = clause(reader, 'on condition', reader.text.on ?? reader.words.asked.condition[reader.matter])
    return [said(reader, 'condition', [], SPARED.advice, { condition: on })]
  }
  return [about(reader, key, window), ...rest(reader, window, window && reader.ofAsker ? condition : undefined)]
}

/** Whether the place at work is kept: by the stretch that runs, never as a loss foretold. */
const seatAnswer = (reader: Reader): Draft[] => {
  const { ctx, verdict } = reader
  const until = untilOf(reader)
  const texts = SEAT[ctx.speech]
  const head = until
    ? draft(worded(reader, 'seat', texts.shaky, until.slots), [until.fact, ...citePromise(reader)], SPARED.verdict)
    : draft(
        worded(reader, 'seat', texts.holds),
        [citeWindow(reader, verdict.now), ...citePromise(reader)],
        SPARED.verdict,
      )
  const fresh = freshOf(reader)
  return [
    head,
    ...natalReasons(reader, until ? verdict.con : verdict.pro, fresh),
    ...windowReasons(reader, verdict.now, fresh, { most: 1, against: until !== null }).map((one) => ({
      ...one,
      priority: SPARED.second,
    })),
    ...adviceFor(reader, verdict.now),
    ...sourceOf(reader),
  ]
}

export const yesNoAnswer = (reader: Reader): Draft[] => {
  const { matter, ctx, verdict } = reader
  const { polarity, words } = ctx.asked
  const [window] = verdict.windows
  if (DEEDS.has(matter) || (polarity === 'feared' && DEEDS_IF_FEARED.has(matter))) return deedAnswer(reader)
  if ((polarity === 'feared' && MIND.has(matter)) || (matter === 'job_trouble' && LIKED.test(words)))
    return willAnswer(reader)
  if (matter === 'separation') return separationAnswer(reader)
  if (OF_SEAT.has(matter) && ASKS_SEAT.test(words))
    return seatAnswer(matter === 'job_trouble' ? reader : readerOf(ctx, 'job_trouble'))
  const isAdvice = asksAdvice(words)
  if (FREE_WILL.has(matter) && !isAdvice && !reader.relative) return willAnswer(reader)
  if (polarity === 'feared' || matter === 'marriage_late') return fearedAnswer(reader)
  const inScope = scoped(reader)
  if (inScope) return [...inScope, ...sourceOf(reader)]
  if (isAdvice) return shouldAnswer(reader)
  const contest = CONTESTS.has(matter) && (matter !== 'arts_sport' || CHOSEN.test(words))
  const key = contest
    ? window
      ? inContest[verdict.standing]
      : 'contestNoTime'
    : window
      ? ifStanding[verdict.standing]
      : 'yesNoTime'
  return [
    about(reader, key === 'yesSlow' && window && runsNow(reader, window) ? 'yesMixed' : key, window),
    ...rest(reader, window),
  ]
}

const OF_TRUST = set('proposal_match', 'partner_meet', 'proposal_answer', 'love_marriage', 'ex_return')
/** `can I trust him`: what he hides is asked. */
const TRUST = /\b(?:trust|bharosa|bharose|vishwas|vishvas|yakeen)\b|भरोसा|भरोसे|विश्वास|यक़ीन|यकीन/iu
export const isDeed = ({ matter, ctx: { asked } }: Reader): boolean =>
  DEEDS.has(matter) ||
  (DEEDS_IF_FEARED.has(matter) && asked.polarity === 'feared') ||
  ((DEEDS_IF_FEARED.has(matter) || OF_TRUST.has(matter)) && TRUST.test(asked.words))
export const isFreeWill = ({ matter }: Reader): boolean => FREE_WILL.has(matter)
export { deedAnswer, separationAnswer, willAnswer }
