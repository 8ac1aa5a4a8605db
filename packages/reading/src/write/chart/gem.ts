import type { GrahaId } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { houseIn, signIn, theGraha, wordedHouses } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './gem-data.ts'
import { CONDUCT } from './graha-data.ts'
import { placeOf, rulesOf, stated } from './known.ts'
import { MANTRAS, WHEN } from './remedy-data.ts'

export type GemVerdict = keyof typeof words.VERDICT | 'no_node'

const HARD_RULES: readonly number[] = [6, 8, 12]
const STRONG = 0.6

/** Whether the stone of a graha suits the lagna: by its role, the houses it rules and where it stands. */
export const gemVerdict = (context: Pick<WriteContext, 'judgement' | 'facts'>, graha: GrahaId): GemVerdict => {
  if (graha === 'rahu' || graha === 'ketu') return 'no_node'
  const { value, rules, maraka } = context.judgement.roles[graha]
  const trikona = rules.some((house) => house === 1 || house === 5 || house === 9)
  if (value <= -1 || (maraka && !trikona && value < 1)) return 'no'
  if (value < 1) return 'rather_not'
  const house = placeOf(context, graha)?.house ?? 0
  return HARD_RULES.includes(house) || rules.some((one) => HARD_RULES.includes(one)) ? 'not_first' : 'suits'
}

/** What speaks against beginning with it: the hard house that the graha rules, else the one where it sits. */
const hardOf = (context: WriteContext, graha: GrahaId): { text: string; good: readonly number[] } => {
  const { speech } = context
  const rules = rulesOf(context, graha)
  const hard = rules.find((house) => HARD_RULES.includes(house))
  const house = placeOf(context, graha)?.house ?? 1
  const text =
    hard === undefined
      ? words.HARD.sits[speech].replace('{house}', houseIn(speech, house))
      : words.HARD.rules[speech].replace('{house}', wordedHouses(speech, [hard]))
  return { text, good: rules.filter((one) => one !== hard) }
}

const instead = (context: WriteContext, graha: GrahaId): Sentence => {
  const slots = { mantra: MANTRAS[graha][context.speech], when: WHEN[graha][context.speech] }
  return line(say(context, 'gem.instead', words.INSTEAD, slots))
}

/** A stone that was named. */
const named = (context: WriteContext, graha: GrahaId): Sentence[] => {
  const { speech } = context
  const verdict = gemVerdict(context, graha)
  const lagna = stated(context, 'lagna', 'lagna')?.sign ?? 0
  const hard = hardOf(context, graha)
  const slots = {
    stone: words.STONES[graha][speech],
    graha: theGraha(speech, graha),
    lagna: signIn(speech, lagna),
    houses: wordedHouses(speech, rulesOf(context, graha)),
    good: wordedHouses(speech, hard.good),
    hard: hard.text,
    house: houseIn(speech, placeOf(context, graha)?.house ?? 1),
  }
  if (verdict === 'no_node')
    return [line(say(context, 'gem', words.NO_NODE, slots), `${graha}.place`), instead(context, graha)]
  const facts = ['lagna', `${graha}.rules`, `${graha}.place`]
  return [line(say(context, 'gem', words.VERDICT[verdict], slots), ...facts), instead(context, graha)]
}

/** Which stone: that of the yogakaraka or of the lagna lord, and none when that graha needs no help. */
const which = (context: WriteContext): Sentence[] => {
  const { speech, judgement } = context
  const lagna = stated(context, 'lagna', 'lagna')?.sign ?? 0
  const lord = stated(context, 'house.1.lord', 'lord')?.lord ?? 'sun'
  const weak = judgement.strengths[lord].value < STRONG
  const helper = (['mars', 'venus', 'saturn'] as const).find((id) => judgement.roles[id].yogakaraka)
  const graha = weak || !helper ? lord : helper
  const strong = judgement.strengths[graha].value >= STRONG
  const slots = {
    stone: words.STONES[graha][speech],
    graha: theGraha(speech, graha),
    lagna: signIn(speech, lagna),
    role: words.ROLES[graha === lord ? 'lagna_lord' : 'yogakaraka'][speech],
  }
  const facts = ['lagna', `${graha}.rules`, `${graha}.place`]
  return [line(say(context, 'gem', strong ? words.WHICH_NONE : words.WHICH, slots), ...facts), instead(context, graha)]
}

/** A question on a stone: by the rules of its graha, with nothing to buy. */
export const gem = (context: WriteContext): Sentence[][] => {
  const { asked, speech, age } = context
  if (/rudraksh|रुद्राक्ष/i.test(asked.words)) return [[line(say(context, 'gem', words.RUDRAKSHA))]]
  const graha = asked.graha ?? words.STONE_CUES.find(([, cue]) => cue.test(asked.words))?.[0] ?? null
  if (age < ADULT)
    return [[line(say(context, 'gem', words.TOO_YOUNG, { conduct: CONDUCT[graha ?? 'mercury'][speech] }))]]
  if (!context.facts.has('lagna')) {
    const id = graha ?? 'moon'
    return [[line(say(context, 'gem', words.NO_TIME, { mantra: MANTRAS[id][speech], when: WHEN[id][speech] }))]]
  }
  return [graha ? named(context, graha) : which(context)]
}
