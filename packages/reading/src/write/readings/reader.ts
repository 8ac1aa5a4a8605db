import type { Speech } from '@dhruva/intent/parse'
import type { Kin, KinArea, LifeMatter, Verdict, Window } from '@dhruva/jyotish'
import { promiseFact, turnedFact, windowFact } from '#facts/judged.ts'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { fill } from '#write/fill.ts'
import { kinName, kinPronouns } from '#write/talk/kin.ts'
import type { WriteContext } from '#write/types.ts'
import { doingsFor, saidOf } from './doings.ts'
import { areaOf, isBetweenTwo, isReturn, KIN_HOUSE, kinOf } from './kin.ts'
import { ofMany } from './many-verbs.ts'
import { NAMED_THINGS, type NamedThing } from './named-data.ts'
import type { SituationText } from './shape/situation.ts'
import type { Domain, MatterText, Wordings } from './shape/texts.ts'
import { situationOf } from './situation.ts'
import { type SpanWords, type Stretch, spanWords } from './span.ts'
import { isBetween, isOfOne, waitsForAnswer, waitsForResult } from './told.ts'
import { AFTER_PAPER, BETWEEN_TWO, HIS_WORD } from './told-data.ts'
import { WAITING } from './waiting-data.ts'
import { DOMAIN_OF, WORDS, type Words } from './words.ts'

/** Another person whose life is read, and the house of the chart it is read from. */
export type Relative = { kin: Kin; area: KinArea; house: number; name: string }

/** What lies before the writer of one answer on a matter of life. */
export type Reader = {
  ctx: WriteContext
  words: Words
  matter: LifeMatter
  text: MatterText
  domain: Domain
  verdict: Verdict
  /** what the facts of the judgement are named by */
  key: string
  relative: Relative | null
  /** whether the text may say "you" of the person that is read */
  ofAsker: boolean
  nowMs: number
  /** whether days are left out because the time of birth is not exact */
  monthly: boolean
  slots: Record<string, string>
  /** the houses that the answer names, as "your house", and what they are called when they come again */
  named: Map<string, string>
  /** a sentence that stands behind a colon begins without an opening of its own */
  plain?: true
}

/** Sentences of which a long answer leaves out the highest numbers first; 0 stays. */
export type Draft = Sentence & { priority: number }

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Each slot also with a capital: `{Aim}` opens a sentence. */
export const withCapitals = (slots: Record<string, string>): Record<string, string> => ({
  ...slots,
  ...Object.fromEntries(Object.entries(slots).map(([slot, text]) => [capital(slot), capital(text)])),
})

/** `आपकी नौकरी`, `aapka career`, `your career` */
const yours = (speech: Speech, { topic, gender }: MatterText, oblique: boolean): string => {
  if (speech === 'en') return `your ${topic}`
  const [male, female, many] = speech === 'hi' ? ['आपका', 'आपकी', 'आपके'] : ['aapka', 'aapki', 'aapke']
  return `${gender === 'f' ? female : oblique || gender === 'o' ? many : male} ${topic}`
}

const LAST = / (?:रिश्ता|मामला|दायरा|rishta|maamla)$/

/** Before a postposition the words bend too: `घर का मामला`, `घर के मामले`. */
const bent = (text: string): string =>
  text
    .replace(/ का /, ' के ')
    .replace(/ ka /, ' ke ')
    .replace(LAST, (word) => word.replace(/ा$/, 'े').replace(/a$/, 'e'))

type Texts = { text: MatterText; situation: SituationText | null }

/** What is asked by its name: a visa is not settling abroad, pay is no promotion. */
const thingNamed = (ctx: WriteContext, matter: LifeMatter): NamedThing | undefined =>
  NAMED_THINGS.find(({ of, cue }) => of.includes(matter) && cue.test(saidOf(ctx)))

/** What is feared of another’s matter: never the matter itself, which is hoped for. */
const KIN_FEAR: Record<Speech, string> = {
  en: 'a setback in {aim}',
  hi: '{aim} में बड़ी रुकावट',
  hing: '{aim} me badi rukavat',
}

const slotsOf = (
  ctx: WriteContext,
  words: Words,
  matter: LifeMatter,
  relative: Relative | null,
  { text, situation }: Texts,
) => {
  if (!relative && isBetween(ctx, matter)) {
    const { aim, topic } = BETWEEN_TWO[ctx.speech]
    return withCapitals({ aim, topic, intopic: bent(topic), fear: words.asked.fear[matter] })
  }
  const thing = thingNamed(ctx, matter)
  if (!relative) {
    const topic = yours(ctx.speech, text, false)
    const fear = words.asked.fear[matter]
    const aim = matter === 'love_marriage' && isOfOne(ctx) ? HIS_WORD[ctx.speech] : (thing?.aim[ctx.speech] ?? text.aim)
    return withCapitals({ aim, topic, intopic: bent(yours(ctx.speech, text, true)), fear })
  }
  const aim = fill(ctx, situation?.ofKin ?? words.asked.ofKin[matter] ?? '{kin}', { kin: relative.name })
  const fear = KIN_FEAR[ctx.speech].replace('{aim}', aim)
  return withCapitals({ aim, topic: aim, intopic: aim, fear, ...kinPronouns(ctx, ctx.asked.subject) })
}

const OWN_FEELING =
  /\b(?:i|i'm|im|me|my heart|mujhe|main|mai|mera mann?|mera dil)\b|(?<![\p{L}\p{M}])(?:मैं|मुझे|मेरा मन|मेरा दिल)(?![\p{L}\p{M}])|मन (?:घबरा|भारी)|लगती हूँ|लगता हूँ|हो गई हूँ|हो गया हूँ/iu

const relativeIn = (ctx: WriteContext, matter: LifeMatter): Relative | null => {
  const kin = kinOf(ctx.asked.subject)
  // who tells of a feeling of their own is not answered for the child that is named beside it
  if (ctx.asked.form === 'feeling' && OWN_FEELING.test(ctx.asked.words)) return null
  // who is not grown has no child: `boards` are their own
  if (ctx.age < ADULT && ctx.asked.subject.kind === 'child') return null
  if (!kin || isBetweenTwo(matter, ctx.asked.subject)) return null
  const area = isReturn(matter, saidOf(ctx)) ? 'home' : areaOf(matter)
  return { kin, area, house: KIN_HOUSE[kin], name: kinName(ctx, ctx.asked.subject) }
}

/** Of the steps of a situation the last lean on the first: alone one of these stands. */
const SINGLE = 2

const situationIn = (ctx: WriteContext, words: Words, matter: LifeMatter, isOther: boolean): SituationText | null => {
  const id = situationOf(ctx, matter, isOther)
  return id && words.situations[id]
}

/** The texts of a matter, or those of the everyday situation that was told of. */
const textsOf = (ctx: WriteContext, words: Words, matter: LifeMatter, isOther: boolean): Texts => {
  const text = words.matters[matter]
  const situation = situationIn(ctx, words, matter, isOther)
  const steps = waitsForAnswer(ctx)
    ? WAITING[ctx.speech]
    : waitsForResult(ctx)
      ? AFTER_PAPER[ctx.speech]
      : (situation?.steps ?? doingsFor(ctx, matter)?.slice(0, SINGLE) ?? null)
  const { aim = text.aim, topic = text.topic, gender = text.gender, hold, on } = situation ?? {}
  const own = { ...text, aim, topic, gender, hold: hold ?? steps?.[0] ?? text.hold, ...(on && { on }) }
  return { text: steps ? { ...own, act: steps, prepare: steps } : own, situation }
}

/** Whose life is read of which matter, judged. */
export const readerOf = (ctx: WriteContext, asked: LifeMatter): Reader => {
  const words = WORDS[ctx.speech]
  const relative = relativeIn(ctx, asked)
  // who comes back comes home: what speaks for it is said as of a home
  const matter = relative?.area === 'home' && isReturn(asked, saidOf(ctx)) ? 'home_peace' : asked
  const isOther = relative !== null || ctx.asked.subject.kind === 'saved'
  const texts = textsOf(ctx, words, matter, isOther)
  const verdict = relative ? ctx.judgement.relative(relative.kin, relative.area) : ctx.judgement.matter(matter)
  return {
    ctx,
    words,
    matter,
    text: texts.text,
    domain: DOMAIN_OF[matter],
    verdict,
    key: relative ? `${relative.kin}_${relative.area}` : matter,
    relative,
    ofAsker: !isOther,
    nowMs: ctx.at.getTime(),
    monthly: !isExact(ctx),
    slots: slotsOf(ctx, words, matter, relative, texts),
    named: new Map(),
  }
}

const TO_ASKER: Record<Speech, RegExp> = {
  en: /\byou(?:r|rs|rself)?\b/i,
  hi: /(?<![\p{L}\p{M}])(?:आप|आपका|आपकी|आपके|आपको|आपने|अपनी|अपने)(?![\p{L}\p{M}])/u,
  hing: /\b(?:aap|aapka|aapki|aapke|aapko|apni|apne)\b/i,
}

const OPENS =
  /^(?:What|It helps|Against|For|अच्छी बात|रुकावट|एक सहारा|साथ में|पर|Achhi baat|Rukavat|Ek sahara|Saath me|Par|Zyadatar grah)(?![\p{L}\p{M}])/u

/** Of another person nothing is said in words that mean the asker, as long as others are there. */
export const fitting = ({ ctx, ofAsker, plain }: Reader, wordings: Wordings): Wordings => {
  if (ofAsker && !plain) return wordings
  const fit = wordings.filter(
    (wording) => (ofAsker || !TO_ASKER[ctx.speech].test(wording)) && !(plain && OPENS.test(wording)),
  )
  return fit.length > 0 ? fit : wordings
}

/** One of the wordings, filled. */
export const worded = (
  reader: Reader,
  slot: string,
  wordings: Wordings,
  slots: Record<string, string> = {},
): string => {
  const wording = reader.ctx.pick(`${reader.key} ${slot}`, fitting(reader, wordings))
  const { speech } = reader.ctx
  const all = { ...reader.slots, ...withCapitals(slots) }
  const agreed = speech === 'en' ? ofMany(wording, all) : wording
  return tidy(bareTime(fill(reader.ctx, reader.monthly ? ofMonths(speech, agreed) : agreed, all)))
}

/** `आने वाले महीनों में`, but `आने वाला समय धीमा है`: a coming time bends only before a postposition. */
const bareTime = (text: string): string =>
  text
    .replace(/आने वाले (?:दिनों|हफ़्तों|महीनों)(?! (?:में|के|का|की|को|पर|से|तक)(?![\p{L}\p{M}]))/gu, 'आने वाला समय')
    .replace(/\b([Aa])ane wale (?:dinon|hafton|mahino)\b(?! (?:me|mein|ke|ka|ki|ko|par|se|tak)\b)/g, '$1ane wala time')

/** `begins on {from}` is said of a day; of a month it is `in`. */
const ofMonths = (speech: Speech, wording: string): string => {
  if (speech === 'en') return wording.replace(/\bon (\{(?:from|to|until)\})/g, 'in $1')
  return wording.replace(/(\{(?:from|to|until)\}) (?:को|ko)(?![\p{L}\p{M}])/gu, speech === 'hi' ? '$1 में' : '$1 me')
}

/** Where a step begins with the word that led to it. */
const TWICE = /(?<![\p{L}\p{M}])([\p{L}\p{M}]+) \1(?![\p{L}\p{M}])/giu

/** `जिन्हें आप चाहती हैं उन` with its postposition is one word. */
const THEIRS = /(?<![\p{L}\p{M}])(उन|un) (का|की|के|को|से|में|ka|ki|ke|ko|se|me)(?![\p{L}\p{M}])/gu

const tidy = (text: string): string => capital(text.replace(TWICE, '$1').replace(THEIRS, '$1$2'))

/** A clause without slots: it stands in the middle of a sentence. */
export const clause = (reader: Reader, slot: string, wordings: Wordings): string =>
  fill(reader.ctx, reader.ctx.pick(`${reader.key} ${slot}`, fitting(reader, wordings)))

export const draft = (text: string, facts: readonly string[], priority: number): Draft => ({
  text,
  facts: [...new Set(facts)],
  priority,
})

/** The same sentences with "your" before the first name of each house only. */
export const yourOnce = ({ named }: Reader, list: readonly Sentence[]): Sentence[] => {
  const seen = new Set<string>()
  return list.map((sentence) => {
    let { text } = sentence
    for (const [yours, again] of named)
      text = text.replaceAll(new RegExp(yours, 'giu'), (first) => {
        if (!seen.has(yours)) {
          seen.add(yours)
          return first
        }
        return first === yours ? again : capital(again)
      })
    return { ...sentence, text }
  })
}

/** A sentence of the verdicts' wordings. */
export const said = (
  reader: Reader,
  key: keyof Words['verdicts'],
  facts: readonly string[],
  priority: number,
  slots: Record<string, string> = {},
): Draft => draft(worded(reader, key, reader.words.verdicts[key], slots), facts, priority)

export const stretchOf = ({ start, end }: Window): Stretch => ({ fromMs: Date.parse(start), toMs: Date.parse(end) })

export const windowWords = (reader: Reader, window: Window): SpanWords =>
  spanWords(reader.ctx.speech, stretchOf(window), reader.nowMs, reader.monthly)

/** The id of a window's fact, which the answer cites from now on. */
export const citeWindow = ({ ctx, key, matter, verdict }: Reader, window: Window): string => {
  const number = verdict.windows.findIndex(({ start, end }) => start === window.start && end === window.end)
  return ctx.cite(windowFact(key, matter, window, number < 0 ? null : number + 1))
}

/** What the verdict rests on: the promise, and of a relative the house that is turned. */
export const citePromise = ({ ctx, key, matter, verdict, relative }: Reader): string[] => {
  const promise = ctx.cite(promiseFact(key, matter, verdict))
  if (!relative) return [promise]
  const counted = verdict.from.main[0] ?? 1
  return [promise, ctx.cite(turnedFact(relative.kin, relative.area, counted, houseIn({ relative }, counted)))]
}

/** A house of the verdict as a house of the chart. */
export const houseIn = ({ relative }: Pick<Reader, 'relative'>, house: number): number =>
  relative ? ((relative.house + house - 2) % 12) + 1 : house

/** `your house of work`, `the house of your son’s work` */
export const houseName = (reader: Reader, house: number): string => {
  const { words, domain, relative } = reader
  if (relative && reader.verdict.from.main.includes(house))
    return fill(reader.ctx, words.more.areaHouse[relative.area], reader.slots)
  const own = houseIn(reader, house)
  const { every, of } = words.reasons.house
  const name = (relative ? undefined : of[domain]?.[own]) ?? every[own - 1] ?? ''
  const first = fill(reader.ctx, words.more.yourHouse, { house: name })
  reader.named.set(first, fill(reader.ctx, words.more.theHouse, { house: name }))
  return first
}
