import { lazy } from '#lazy.ts'
import { type Words, wordsOf } from '#words.ts'
import { conceptsIn, lexiconOf } from './concepts.ts'
import { type Heard, heardIn, speaksOf } from './hearing.ts'
import { likenessOf } from './likeness.ts'
import { CLASSES, modelIn, probabilitiesOf } from './model.ts'
import { asksToConsole, mournsAnother } from './mourning.ts'
import { SIGNS } from './signs-data.ts'
import { TELLING } from './telling-data.ts'
import { toldAge } from './told-age.ts'
import { CARE_CATEGORIES, type Care, type CareCategory, type CareLevel, KINS } from './types.ts'
import { CARE_WEIGHTS } from './weights-data.ts'

export * from './types.ts'

const LEVELS: Record<CareCategory, CareLevel> = {
  danger_now: 'stop',
  self_harm: 'stop',
  child_abuse: 'stop',
  sexual_violence: 'stop',
  violence: 'stop',
  dowry: 'stop',
  blackmail_fraud: 'stop',
  harm_others: 'stop',
  miscarriage: 'care_then_read',
  grief: 'care_then_read',
  debt_despair: 'care_then_read',
  addiction: 'care_then_read',
  black_magic: 'care_then_read',
  illness: 'decline',
  death_time: 'decline',
  unborn: 'decline',
  legal_outcome: 'decline',
  betting: 'decline',
  cheating_exam: 'decline',
  spying: 'decline',
  minor: 'decline',
  abuse_at_us: 'soft',
  soft_low: 'soft',
}

const model = lazy(() => modelIn(CARE_WEIGHTS))
const telling = lazy(() => lexiconOf(TELLING))

/** From this probability on something grave is heard: said in plain words; where a word of the matter is said; where none is; in a few words. */
const THRESHOLD = { plain: 0.1, ruled: 0.3, signed: 0.34, unsigned: 0.6, short: 0.7 }
/** What the pieces of its words make less likely than this is not heard by its concepts alone (ADR 36). */
const HARDLY = 0.1
/** A few words are like anything. */
const WORDS_MIN = 4
/** A category as likely as this part of the likeliest is answered before it when it is graver. */
const NEARLY = 0.8
/** Of a whole talk one must be surer. */
const TALK = { together: 0.7, alone: 0.08 }

type Hearing = {
  words: Words
  heard: Heard
  of: (category: CareCategory) => number
  /** how likely it is that something is */
  grave: number
  /** how likely by the pieces of its words alone */
  byPieces: number
}

/** Two models that err in different places are heard as one: by concepts, and by pieces of words. */
const hearingOf = (message: string): Hearing => {
  const words = wordsOf(message)
  const heard = heardIn(words)
  const byConcepts = probabilitiesOf(model(), heard.features)
  const byPieces = likenessOf(heard)
  const shareOf = (at: number) => ((byConcepts[at] ?? 0) + (byPieces[at] ?? 0)) / 2
  return {
    words,
    heard,
    of: (category) => shareOf(CLASSES.indexOf(category)),
    grave: 1 - shareOf(0),
    byPieces: 1 - (byPieces[0] ?? 0),
  }
}

/** The likeliest category; of two nearly as likely the graver. */
const likeliest = ({ of }: Hearing): CareCategory => {
  const best = Math.max(...CARE_CATEGORIES.map((category) => (category === 'minor' ? 0 : of(category))))
  return CARE_CATEGORIES.find((category) => category !== 'minor' && of(category) >= best * NEARLY) ?? 'soft_low'
}

/** What the rules of self-harm may be taken for. */
const NEAR_DEATH: readonly CareCategory[] = [
  'self_harm',
  'danger_now',
  'soft_low',
  'death_time',
  'harm_others',
  'grief',
  'illness',
  'unborn',
]

const isGraver = (one: CareCategory, other: CareCategory): boolean =>
  LEVELS[one] === 'stop' && CARE_CATEGORIES.indexOf(one) < CARE_CATEGORIES.indexOf(other)

const CHILD = ['child', 'childAge', 'childVoice']

/** Where no child is spoken of, none is hurt. */
const ofGrownUps = (category: CareCategory, { heard, of }: Hearing): CareCategory => {
  if (category !== 'child_abuse' || speaksOf(heard, CHILD)) return category
  return of('sexual_violence') > of('violence') ? 'sexual_violence' : 'violence'
}

/** What sounds of a matter that is declined and asks for none: a time to conceive is no sex, the police are a service one can join. */
const NOT_DECLINED: ReadonlyArray<{ of: CareCategory; cue: RegExp; unless: RegExp }> = [
  {
    of: 'unborn',
    cue: /\bconceiv(?:e|ing)\b|\bconception\b|\b(?:plan|planning|try|trying) (?:for )?(?:a )?(?:baby|child)\b|\begg freezing\b|\bgarbh ?dha+ran|गर्भ ?धारण/iu,
    unless:
      /\b(?:boy|girl|son|daughter|gender|sex|ladk[aei]|bet[aei]|putra|pregnant|late|missed)\b|लड़क|बेट|पुत्र|प्रेग्नेंट|गर्भवती/iu,
  },
  { of: 'dowry', cue: /rishwat|ghoos|\bbrib|रिश्वत|घूस/iu, unless: /dowry|dahej|sasural|in.?laws|दहेज|ससुराल/iu },
  {
    of: 'death_time',
    cue: /\b(?:dadi|nani|dada|nana) ban|become an? (?:grand|nani|dadi|nana|dada)|(?:दादी|नानी|दादा|नाना) बन/iu,
    unless: /\bmar(?:n|u|e)|\bdie\b|umar|ja+n se|dekh pa|alive|live (?:to|long)|जीवित|उम्र|देख पा|मर/iu,
  },
  {
    of: 'addiction',
    cue: /a+dat|habit|आदत/iu,
    unless:
      /shara+b|da+ru|nasha|drink|drug|smok|cigar|gutka|\bjua|satta|gambl|ganja|\blat\b|alcohol|शराब|नशा|नशे|दारू|जुआ|जुए|गुटखा|सिगरेट|लत/iu,
  },
  {
    of: 'cheating_exam',
    cue: /pakd[aei]|pakad|caught|पकड़/iu,
    unless: /cheat|nakal|chits?\b|cop(?:y|ied)|exam|paper|leak|de dun|kar lu|नकल|परीक्षा|एग्ज|पेपर/iu,
  },
  {
    of: 'legal_outcome',
    cue: /\bpolice (?:me|mein|ki) (?:ja|bhar|lag|sel|nau|job|ban)|\b(?:join|get into|clear) (?:the )?police|पुलिस (?:में|की) (?:जा|भर|लग|चु|नौ|ब)/iu,
    unless: /case|fir\b|jail|court|arrest|complain|shikayat|केस|जेल|कोर्ट|शिकायत|गिरफ़्तार|गिरफ्तार/iu,
  },
]
const isAsked = (category: CareCategory, text: string): boolean =>
  !NOT_DECLINED.some(({ of, cue, unless }) => of === category && cue.test(text) && !unless.test(text))

/**
 * What is grave in a message of itself. Likeness alone says little: what no word of the matter is said of must be much surer, and
 * self-harm is never heard without a word of dying, giving up, farewell, harm or a means of it; without one it is `soft_low`.
 */
const categoryOf = (hearing: Hearing): CareCategory | null => {
  const category = ofGrownUps(likeliest(hearing), hearing)
  const isSigned = speaksOf(hearing.heard, SIGNS[category])
  const { plainly } = hearing.heard
  if (plainly && hearing.grave > THRESHOLD.plain)
    return hearing.grave > THRESHOLD.signed && isGraver(category, plainly) ? category : plainly
  if (speaksOf(hearing.heard, ['rule:self_harm']) && hearing.grave > THRESHOLD.ruled && NEAR_DEATH.includes(category))
    return category === 'danger_now' ? category : 'self_harm'
  if (hearing.byPieces <= HARDLY && LEVELS[category] !== 'decline') return null
  if (!isAsked(category, hearing.words.plain.join(' '))) return null
  const isShort = hearing.heard.earnest.length < WORDS_MIN
  if (hearing.grave <= (isShort ? THRESHOLD.short : isSigned ? THRESHOLD.signed : THRESHOLD.unsigned)) return null
  return category === 'self_harm' && !isSigned ? 'soft_low' : category
}

export type CareAsked = {
  message: string
  /** what another ear heard in it: less is needed then to hear the same here */
  suspected?: CareCategory | null
  /** the talk before, oldest first */
  history: ReadonlyArray<{ role: 'user' | 'astrologer'; text: string }>
  /** of the one whose chart is read, in years */
  age?: number
}

const ADULT = 18
/** What befalls the one who is named, whoever writes of it. */
const ILL_OF_THEMSELVES: readonly CareCategory[] = ['addiction', 'illness', 'grief', 'death_time']

/** Who, of what kind, and whether something is asked. */
const detailsOf = (category: CareCategory, words: Words, text: string, age: number | undefined) => {
  const said = conceptsIn(words.plain, telling(), '')
  const has = (name: string) => said.has(name)
  const first = KINS.flatMap((kin) => (said.get(kin) ?? []).map(([from, to]) => ({ kin, from, length: to - from })))
  const whose = first.toSorted((one, other) => one.from - other.from || other.length - one.length)[0]?.kin ?? null
  const told = toldAge(words.plain)
  const kinds: Partial<Record<CareCategory, Array<readonly [string, Exclude<Care['kind'], null>]>>> = {
    violence: [
      ['forcedMarriage', 'forced_marriage'],
      ['elder', 'elder'],
    ],
    addiction: [
      ['drugs', 'drugs'],
      ['gambling', 'gambling'],
    ],
    unborn: [['pregnantNow', 'pregnant_now']],
    illness: [
      ['urgent', 'urgent'],
      ['treated', 'treated'],
    ],
    debt_despair: [['loanApp', 'loan_app']],
    blackmail_fraud: [['loanApp', 'loan_app']],
    spying: [['bind', 'bind']],
  }
  const isOthers =
    category === 'self_harm' || category === 'danger_now'
      ? has('ofOther') && !has('ofSelf')
      : whose !== null && (ILL_OF_THEMSELVES.includes(category) || !has('ofSelf'))
  const isOfAnother = category === 'grief' && mournsAnother(text)
  return {
    about: isOthers ? ('other' as const) : ('self' as const),
    whose,
    asks: (text.includes('?') || has('asking')) && !(isOfAnother && asksToConsole(text)),
    child: (told ?? age ?? ADULT) < ADULT,
    kind: isOfAnother ? ('of_another' as const) : (kinds[category]?.find(([name]) => has(name))?.[1] ?? null),
  }
}

const asCare = (category: CareCategory, { message, age }: CareAsked, words: Words, fromTalk: boolean): Care => ({
  category,
  level: LEVELS[category],
  ...detailsOf(category, words, message, age),
  fromTalk,
  again: false,
})

/** A follow-up of a few words about what was told, without a matter of its own. */
const GOES_ON_MAX = 10
const goesOn = (words: Words): boolean => {
  const said = conceptsIn(words.plain, telling(), '')
  return words.plain.length <= GOES_ON_MAX && said.has('goesOn') && !said.has('ownMatter')
}

/** Of what another ear suspects this is enough; alone it hears danger in `jumping off to bed`. */
const SUSPECTED = 0.3

/** So many messages of the person are heard together. */
const TALK_MESSAGES = 3

/**
 * The danger that was told before and is asked about now ("he hits me" … "when will it stop?"), or that only the last messages together tell.
 */
const careOfTalk = (asked: CareAsked, hearing: Hearing, before: readonly string[]): Care | null => {
  for (const text of before) {
    const told = hearingOf(text)
    const category = categoryOf(told)
    if (category && LEVELS[category] === 'stop' && goesOn(hearing.words))
      return { ...asCare(category, { ...asked, message: text }, told.words, true), again: true }
  }
  if (before.length === 0) return null
  const together = hearingOf([...before.toReversed(), asked.message].join(' . '))
  const category = ofGrownUps(likeliest(together), together)
  const isHeard =
    LEVELS[category] === 'stop' && together.of(category) > TALK.together && hearing.of(category) > TALK.alone
  return isHeard && categoryOf(together) === category ? asCare(category, asked, hearing.words, true) : null
}

/**
 * What must be answered with care before, or instead of, a reading; null where nothing is. Heard in English, Devanagari and Latin-letter
 * Hindi: learnt from examples over words, their sound and what they are of, held back by rules (ADR 36). A message takes about 0.3 ms; the
 * first one of a process some 0.1 s more, for then the words are spelled out.
 */
export const careOf = (asked: CareAsked): Care | null => {
  const hearing = hearingOf(asked.message)
  const { words } = hearing
  if (words.plain.length === 0) return null
  const { suspected = null } = asked
  const isShared = suspected !== null && hearing.byPieces > HARDLY && hearing.of(suspected) > SUSPECTED
  const category =
    categoryOf(hearing) ?? (isShared ? suspected : null) ?? (mournsAnother(asked.message) ? 'grief' : null)
  const before = asked.history
    .filter(({ role }) => role === 'user')
    .slice(1 - TALK_MESSAGES)
    .map(({ text }) => text)
    .toReversed()
  if (category && category !== 'soft_low') {
    const care = asCare(category, asked, words, false)
    return { ...care, again: before.some((text) => categoryOf(hearingOf(text)) === category) }
  }
  const ofTalk = careOfTalk(asked, hearing, before)
  if (ofTalk) return ofTalk
  const age = toldAge(words.plain) ?? asked.age ?? ADULT
  if (age < ADULT && conceptsIn(words.plain, telling(), '').has('grownMatter'))
    return asCare('minor', asked, words, false)
  if (!category || before.some((text) => categoryOf(hearingOf(text)) === 'soft_low')) return null
  return asCare(category, asked, words, false)
}
