import { type GemVerdict, GRAHA_OF_STONE, type GrahaId, gemFor, gemVerdict, STONES, type Stone } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { houseIn, signIn, theGraha, wordedHouses } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './gem-data.ts'
import { CONDUCT } from './graha-data.ts'
import { stated } from './known.ts'
import { MANTRAS, WHEN } from './remedy-data.ts'

const HARD_RULES: readonly number[] = [6, 8, 12]

/** What speaks against beginning with it: the hard house that the graha rules, else the one where it sits. */
const hardOf = ({ speech }: WriteContext, { houses, sits }: GemVerdict): { text: string; good: readonly number[] } => {
  const hard = houses.find((house) => HARD_RULES.includes(house))
  const text =
    hard === undefined
      ? words.HARD.sits[speech].replace('{house}', houseIn(speech, sits))
      : words.HARD.rules[speech].replace('{house}', wordedHouses(speech, [hard]))
  return { text, good: houses.filter((house) => house !== hard) }
}

const instead = (context: WriteContext, graha: GrahaId): Sentence => {
  const slots = { mantra: MANTRAS[graha][context.speech], when: WHEN[graha][context.speech] }
  return line(say(context, 'gem.instead', words.INSTEAD, slots))
}

/** A stone that was named. */
const named = (context: WriteContext, stone: Stone): Sentence[] => {
  const { speech, chart, judgement } = context
  const given = gemVerdict(judgement, chart, stone)
  const { graha, verdict, houses, sits } = given
  const lagna = stated(context, 'lagna', 'lagna')?.sign ?? 0
  const hard = hardOf(context, given)
  const slots = {
    stone: words.STONE_NAMES[stone][speech],
    graha: theGraha(speech, graha),
    lagna: signIn(speech, lagna),
    houses: wordedHouses(speech, houses),
    good: wordedHouses(speech, hard.good),
    hard: hard.text,
    house: houseIn(speech, sits),
  }
  if (houses.length === 0)
    return [line(say(context, 'gem', words.NO_NODE, slots), `${graha}.place`), instead(context, graha)]
  const facts = ['lagna', `${graha}.rules`, `${graha}.place`]
  return [line(say(context, 'gem', words.VERDICT[verdict], slots), ...facts), instead(context, graha)]
}

/** Which stone: that of the lagna lord or yogakaraka, and none when that graha needs no help. */
const which = (context: WriteContext): Sentence[] => {
  const { speech, chart, judgement } = context
  const lagna = stated(context, 'lagna', 'lagna')?.sign ?? 0
  const lord = stated(context, 'house.1.lord', 'lord')?.lord ?? 'sun'
  const given = gemFor(judgement, chart)
  const graha = given?.graha ?? lord
  const slots = {
    stone: given ? words.STONE_NAMES[given.stone][speech] : '',
    graha: theGraha(speech, graha),
    lagna: signIn(speech, lagna),
    role: words.ROLES[graha === lord ? 'lagna_lord' : 'yogakaraka'][speech],
  }
  const facts = ['lagna', `${graha}.rules`, `${graha}.place`]
  const strong = judgement.strengths[graha].word === 'strong'
  const wordings = given ? words.WHICH : strong ? words.WHICH_NONE : words.WHICH_UNFIT
  return [line(say(context, 'gem', wordings, slots), ...facts), instead(context, graha)]
}

/** A question on a stone: by the rules of its graha, with nothing to buy. */
export const gem = (context: WriteContext): Sentence[][] => {
  const { asked, speech, age } = context
  if (/rudraksh|रुद्राक्ष/i.test(asked.words)) return [[line(say(context, 'gem', words.RUDRAKSHA))]]
  const stone =
    words.STONE_CUES.find(([, cue]) => cue.test(asked.words))?.[0] ??
    STONES.find((one) => GRAHA_OF_STONE[one] === asked.graha) ??
    null
  const graha = stone && GRAHA_OF_STONE[stone]
  if (age < ADULT)
    return [[line(say(context, 'gem', words.TOO_YOUNG, { conduct: CONDUCT[graha ?? 'mercury'][speech] }))]]
  if (!context.facts.has('lagna')) {
    const id = graha ?? 'moon'
    return [[line(say(context, 'gem', words.NO_TIME, { mantra: MANTRAS[id][speech], when: WHEN[id][speech] }))]]
  }
  return [stone ? named(context, stone) : which(context)]
}
