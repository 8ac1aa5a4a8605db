import type { Choice, LifeMatter } from '@dhruva/jyotish'
import { strengthFact } from '#facts/judged.ts'
import { LOOK, LOOK_FOR } from './act-data.ts'
import { KIND, OPEN } from './many-data.ts'
import { adviceFor, freshOf, natalReasons, SPARED } from './parts.ts'
import { isOfPlaces } from './places.ts'
import { citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { known, nameOf } from './reasons.ts'
import { NO_LETTER } from './two-people-data.ts'
import { leanDrafts, SIDES, sideName } from './weighed.ts'
import { opening, support } from './when.ts'

/** What kind of way a chart can weigh where names are chosen between. */
const KINDS: Partial<Record<LifeMatter, Choice>> = {
  move_city: 'stay_change',
  transfer: 'stay_change',
  job_change: 'stay_change',
  interview_result: 'stay_change',
  promotion: 'stay_change',
  job_get: 'government_private',
  career_path: 'job_business',
  wealth: 'job_business',
  business_start: 'alone_partner',
  business_grow: 'alone_partner',
  partnership: 'alone_partner',
  abroad_go: 'home_abroad',
  abroad_settle: 'home_abroad',
  house_buy: 'buy_rent',
}
const kindOf = ({ matter, domain, ctx }: Reader): Choice | null =>
  KINDS[matter] ?? (domain === 'work' && ctx.asked.options.length > 0 ? 'stay_change' : null)

/** Of names nothing, of their kind this: which of two ways the chart leans to, and why. */
const kindDrafts = (named: Reader, choice: Choice): Draft[] => {
  // the ways are called by what they are, not by one of the names
  const { ctx } = named
  const reader = { ...named, ctx: { ...ctx, asked: { ...ctx.asked, options: [] } } }
  const [a, b] = SIDES[choice].map((id) => sideName(reader, id))
  const [lean, ...sides] = leanDrafts(reader, choice).drafts
  if (!lean) return []
  const lead = draft(
    worded(reader, 'kind', KIND[reader.ctx.speech], { a: a ?? '', b: b ?? '' }),
    lean.facts,
    SPARED.verdict,
  )
  return [lead, lean, ...sides]
}

/** Names of people, firms, cities: said plainly, with the kind of way that the chart supports, or what to look for, and the time to decide. */
export const freeAnswer = (reader: Reader): Draft[] => {
  const { ctx } = reader
  const [window] = reader.verdict.windows
  const graha = ctx.judgement.strongest
  const slots = { g: nameOf(reader, graha), tip: LOOK_FOR[graha][ctx.speech] }
  const look = draft(
    worded(reader, 'look', LOOK[ctx.speech], slots),
    [ctx.cite(strengthFact(graha, ctx.judgement.strengths[graha])), ...known(reader, [`${graha}.place`])],
    SPARED.reason,
  )
  // of somebody else's choice the asker's own strength says nothing
  const looks = reader.relative ? [] : [look]
  const isNamed = asksWhichName(reader) || isOfPeople(reader) || namesOnly(reader)
  const kind = reader.relative || !isNamed || isOfPeople(reader) ? null : kindOf(reader)
  const lead = isNamed
    ? said(reader, 'free', [], SPARED.verdict)
    : draft(worded(reader, 'open', OPEN[ctx.speech]), [], SPARED.verdict)
  const verdict = [lead, ...(kind ? kindDrafts(reader, kind) : looks)]
  if (!window)
    return [
      ...verdict,
      ...natalReasons(reader, reader.verdict.pro, freshOf(reader), 2),
      ...adviceFor(reader, reader.verdict.now),
    ]
  return [
    ...verdict,
    said(reader, 'freeThen', [citeWindow(reader, window)], SPARED.advice, windowWords(reader, window)),
    ...support(reader, window, 1).map((each) => ({ ...each, priority: SPARED.second })),
    ...adviceFor(reader, window).map((each) => ({ ...each, priority: SPARED.against })),
  ]
}

/** Longer than this a side is no bare name … */
const NAME_WORDS = 2
const BESIDE =
  /^(?:should|shall|i|we|buy|take|join|move|go|to|in|at|the|a|flat|house|job|offer|from|for|of|which|is|jau|jaun|lu|karu|me|mein|ki|ka|ke|ko|se|जाऊँ|जाऊं|लूँ|लूं|करूँ|करूं|में|की|का|के|को|से)$/iu
/** … but for small words around it. */
const looksNamed = ({ words }: { words: string }): boolean => {
  const all = words.split(/[\s,?!.।-]+/u).filter((word) => word !== '' && !BESIDE.test(word))
  return (
    all.some((word, at) => /^\p{Lu}/u.test(word) && (at > 0 || all.length <= NAME_WORDS)) || all.length <= NAME_WORDS
  )
}

/** `business band karu ya court jau`: deeds; only places are gone to. */
const DEED = /\b(?:karu|karun|karoon|jau|jaun|lu|lun|du|dun|rahu|kholu|\p{L}{2,}a+un?)\b|[ऊू][ँं](?![\p{L}\p{M}])/iu
const namesOnly = ({ ctx, matter }: Reader): boolean => {
  const { options } = ctx.asked
  if (options.length === 0 || !options.every(looksNamed)) return false
  return isOfPlaces(matter) || options.some(({ words }) => !DEED.test(words))
}

/** Whether it is people that are chosen between: two suitors, `mera ya Shyam ka`. */
const isOfPeople = ({ ctx, matter }: Reader): boolean =>
  (NAMES.has(matter) && ASKS_WHO.test(ctx.asked.words)) ||
  matter === 'proposal_match' ||
  (ctx.asked.subject.kind === 'saved' && MINE_OR.test(ctx.asked.words))

const MINE_OR =
  /\b(?:mer[aei]|my|me|mine|main)\b.* (?:ya|or) |(?:ya|or) (?:mer[aei]|my|me|mine|main)\b|मेर[ाीे] या|या मेर[ाीे]/iu
const ASKS_WHO =
  /\bwho|\bwhom|kaun|\bkise|kisko|kis se|\bkisse|कौन|किसे|किसको|किससे|\b\p{Lu}\p{Ll}+ or \p{Lu}\p{Ll}+|\bko\b.* ya .*\bko\b|को.* या .*को/u

/** Where what is chosen between are people, and their names no chart knows. */
const NAMES = new Set<Reader['matter']>([
  'love_feelings',
  'partner_meet',
  'proposal_match',
  'marriage_time',
  'love_marriage',
  'friends_enemies',
  'partnership',
  'ex_return',
])

const OF_NAMES: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'abroad_go',
  'abroad_settle',
  'move_city',
  'transfer',
  'journey',
  'job_get',
  'job_change',
  'career_path',
  'higher_study',
  'stream_choice',
  'study_focus',
])
const WHICH_NAME =
  /\b(?:which|what) (?:is the best )?(?:country|countries|city|cities|town|state|place|company|school|college|university)\b|(?:kaun ?sa|kaun ?si|kon ?sa|kon ?si|kis|kaunse|konse) (?:desh|country|shaha?r|sheha?r|city|state|rajya|company|school|college|university|jagah)|(?:कौन सा|कौन सी|कौनसा|कौनसी|किस) (?:देश|शहर|राज्य|कंपनी|स्कूल|कॉलेज|यूनिवर्सिटी|जगह)/iu
const WHICH_SUITOR =
  /\b(?:who|whom|which one)\b.*\b(?:choose|pick|marry|better|best|right)\b|\b(?:kisko|kise|kisse|kis se|kaun(?: ?sa| ?si)?)\b.*\b(?:chun\w*|haan|shaadi|shadi|behtar|sahi|theek|achh?a|achh?i)\b|(?:किसको|किसे|किससे|कौन सा|कौन सी).*(?:चुन|हाँ|हां|शादी|बेहतर|सही|ठीक|अच्छा)/iu
/** Whether a name is asked for that no chart knows: `which country is best for me`. */
export const asksWhichName = ({ ctx, matter }: Reader): boolean =>
  (OF_NAMES.has(matter) && WHICH_NAME.test(ctx.asked.words)) ||
  (matter === 'proposal_match' && WHICH_SUITOR.test(ctx.asked.words))

const OF_SUITOR: ReadonlySet<LifeMatter> = new Set<LifeMatter>([
  'partner_meet',
  'spouse_nature',
  'marriage_time',
  'marriage_late',
  'love_feelings',
  'proposal_match',
])
const LETTER =
  /\binitials?\b|(?:first|starting) (?:letter|alphabet)|\bname\b[^.?!]*\b(?:start|begin)|\bwhat(?:'s|s| is| will be)? (?:the |his |her |my )?(?:\w+ ){0,2}(?:name|naam)\b|naam (?:kya|bata|ka pehla|kis)|name of (?:my|the) (?:future )?(?:husband|wife|partner)|(?:kis|kaunse|konse|pehla) (?:akshar|letter)|नाम (?:क्या|बता|किस|का पहला)|(?:किस|पहला) अक्षर/iu
/** Whether a name or its first letter is asked for, of somebody who is to come. */
export const asksLetter = ({ ctx, matter }: Reader): boolean => OF_SUITOR.has(matter) && LETTER.test(ctx.asked.words)

/** That no letter is in a chart, and the time that is. */
export const letterAnswer = (reader: Reader): Draft[] => {
  const [window] = reader.verdict.windows
  const head = draft(worded(reader, 'letter', NO_LETTER[reader.ctx.speech]), [], SPARED.verdict)
  if (!window) return [head, ...natalReasons(reader, reader.verdict.pro, freshOf(reader), 2)]
  return [head, opening(reader, window), ...support(reader, window, 1), ...adviceFor(reader, window)]
}
