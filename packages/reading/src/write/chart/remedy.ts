import type { GrahaId, LifeMatter } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import type { Sentence } from '#types.ts'
import { areaIn, dayIn, grahaIn, houseIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { EVERY_DAY, REMEDY_FOR } from './daily-data.ts'
import { gem } from './gem.ts'
import { CONDUCT, STRAIN } from './graha-data.ts'
import { DOCTOR } from './health-data.ts'
import { conditionOf, factOf, placeOf, rulesOf, runningOf } from './known.ts'
import * as words from './remedy-data.ts'
import { wantsDoctor } from './wants-doctor.ts'

const HARD_HOUSES: readonly number[] = [6, 8, 12]
const GIVING = /daan|\bdan\b|donat|charity|what (can|should|do) i give|दान/i
const FASTING = /vrat|upvas|fast\b|fasting|व्रत|उपवास/i
/** Who says so prays in another way than with a mantra. */
const OTHER_FAITH = /muslim|islam|christian|\bchurch\b|namaz|sikh|मुस्लिम|मुसलमान|ईसाई|सिख/i
const DAILY =
  /every ?day|every morning|daily|each morning|\broz\b|rozana|har din|pratidin|subah subah|रोज़|रोज|प्रतिदिन|हर दिन|हर सुबह/iu
const ASKS_MANTRA = /mantra|मंत्र/i

/** Why the remedy is for this graha: the first of its troubles that the facts have. */
const reason = (context: WriteContext, graha: GrahaId): Sentence => {
  const { speech } = context
  const place = placeOf(context, graha)
  const slots = {
    graha: theGraha(speech, graha),
    bare: grahaIn(speech, graha),
    strain: STRAIN[graha][speech],
    conduct: CONDUCT[graha][speech],
  }
  const told = (kind: keyof typeof words.REASON, facts: string[], more: Record<string, string> = {}) =>
    line(say(context, `remedy.${kind}`, words.REASON[kind], { ...slots, ...more }), ...facts)
  const condition = conditionOf(context, graha)
  if (condition?.state === 'debilitated') return told('weak', [condition.fact])
  if (condition?.state === 'combust') return told('combust', [condition.fact, 'sun.place'])
  const house = place?.house
  const at = house === undefined ? null : { house: houseIn(speech, house), area: areaIn(speech, house) }
  if (at && house !== undefined && HARD_HOUSES.includes(house)) return told('hard_house', [`${graha}.place`], at)
  const running = runningOf(context)
  if (running?.antar.antar === graha) return told('running', ['dasha.antar'], { to: dayIn(speech, running.antar.to) })
  if (rulesOf(context, graha).includes(1)) return told('lagna_lord', [`${graha}.rules`])
  if (at) return told('placed', [`${graha}.place`], at)
  return line(say(context, 'remedy.alone', words.CONDUCT_ALONE, slots), factOf(context, graha))
}

/** Daan and vrat, when they were asked for. */
const customs = (context: WriteContext, graha: GrahaId): Sentence[] => {
  const { speech, asked } = context
  const give = GIVING.test(asked.words)
    ? [line(say(context, 'remedy.give', words.GIVE, { what: words.DAAN[graha][speech] }))]
    : []
  if (!FASTING.test(asked.words)) return give
  const day = words.VRAT[graha]?.[speech]
  const fast = day
    ? say(context, 'remedy.fast', words.FAST, { day })
    : say(context, 'remedy.fast', words.NO_FAST, { graha: theGraha(speech, graha) })
  return [...give, line(fast, ...(day ? [] : [factOf(context, graha)]))]
}

/** The mantra of a graha with its day, as slots. */
export const mantraOf = (graha: GrahaId, { speech }: Pick<WriteContext, 'speech'>) => ({
  mantra: words.MANTRAS[graha][speech],
  when: words.WHEN[graha][speech],
})

const remedy = (context: WriteContext, matter: LifeMatter | null): Sentence[][] => {
  const { asked, speech, age } = context
  const named = REMEDY_FOR.find(([, cue]) => cue.test(asked.words))?.[0] ?? null
  const graha = asked.graha ?? context.judgement.remedyFor(named ?? matter)
  const apart = OTHER_FAITH.test(asked.words) && !ASKS_MANTRA.test(asked.words)
  if (age < ADULT || apart) {
    const slots = { graha: theGraha(speech, graha), conduct: CONDUCT[graha][speech] }
    return [
      [
        line(say(context, 'remedy.alone', words.CONDUCT_ALONE, slots), factOf(context, graha)),
        ...customs(context, graha),
      ],
    ]
  }
  const daily = DAILY.test(asked.words) ? { when: EVERY_DAY[speech] } : {}
  const slots = { ...mantraOf(graha, context), ...daily, graha: theGraha(speech, graha) }
  const mantra = line(say(context, 'remedy', words.MANTRA, slots), factOf(context, graha))
  const ill = named === 'health_general' || named === 'mind_unrest'
  const doctor = ill && wantsDoctor(context) ? [line(say(context, 'remedy.doctor', DOCTOR))] : []
  return [[...doctor, mantra, reason(context, graha), ...customs(context, graha)]]
}

/**
 * One remedy that costs nothing, for one graha: its mantra, and the habit that counts more; daan and vrat when they are asked for. A
 * question on a stone is answered by what its graha is for the lagna. Null when neither is asked.
 *
 * @param last the matter of the reading before, whose remedy it is when no graha is named
 */
export const writeRemedy = (context: WriteContext, last: LifeMatter | null = null): Sentence[][] | null => {
  const { matter } = context.asked
  if (matter === 'gem') return gem(context)
  return matter === 'remedy' ? remedy(context, last) : null
}
