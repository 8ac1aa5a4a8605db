import { type GrahaId, lordOf, SEVEN } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'
import { areaIn, houseIn, signIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import * as words from './custom-data.ts'
import { placeOf, stated } from './known.ts'

/** Whose number, colour and direction a person's are: the lord of the lagna, of the Moon sign while the lagna is open. */
const patronOf = (context: WriteContext): { graha: GrahaId; by: keyof typeof words.BY; fact: string } | null => {
  const lagna = stated(context, 'house.1.lord', 'lord')
  if (lagna) return { graha: lagna.lord, by: 'lagna', fact: 'house.1.lord' }
  const moon = placeOf(context, 'moon')
  return moon ? { graha: lordOf(moon.sign), by: 'moon', fact: 'moon.place' } : null
}

/** Number, colour and day of the lagna lord, as the custom they are. */
export const luckyThings = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const patron = patronOf(context)
  if (!patron) return [[line(say(context, 'lucky', NEEDS_TIME))]]
  const { graha, by, fact } = patron
  const slots = {
    graha: theGraha(speech, graha),
    role: words.BY[by][speech],
    number: String(words.NUMBERS[graha]),
    colour: words.COLOURS[graha][speech],
    day: words.DAYS[graha][speech],
  }
  const custom = line(say(context, 'custom', words.A_CUSTOM))
  return [[line(say(context, 'lucky', words.LUCKY, slots), fact), custom]]
}

/** The direction of the lagna lord, and that light and air matter more. */
export const direction = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const patron = patronOf(context)
  if (!patron) return [[line(say(context, 'direction', NEEDS_TIME))]]
  const { graha, by, fact } = patron
  const slots = {
    graha: theGraha(speech, graha),
    role: words.BY[by][speech],
    direction: words.DIRECTIONS[graha][speech],
  }
  const more = line(say(context, 'direction.more', words.MATTERS_MORE))
  return [[line(say(context, 'direction', words.DIRECTION, slots), fact), more]]
}

/** Jaimini: the sign of the atmakaraka in the navamsa, and who stands in the twelfth from it there, else its lord. */
const jaimini = (context: WriteContext): { graha: GrahaId; facts: string[] } | null => {
  const degrees = SEVEN.map((id) => ({ id, degree: placeOf(context, id)?.arcminutes }))
  if (degrees.some(({ degree }) => degree === undefined)) return null
  const soul = degrees.reduce((best, one) => ((one.degree ?? 0) > (best.degree ?? 0) ? one : best)).id
  const karakamsha = stated(context, `${soul}.navamsa`, 'navamsa')
  if (!karakamsha) return null
  const twelfth = (karakamsha.sign + 11) % 12
  const inside = SEVEN.find((id) => stated(context, `${id}.navamsa`, 'navamsa')?.sign === twelfth)
  const facts = [`${soul}.place`, `${soul}.navamsa`]
  return inside ? { graha: inside, facts: [...facts, `${inside}.navamsa`] } : { graha: lordOf(twelfth), facts }
}

const ofKetu = (context: WriteContext, wordings: typeof words.MOKSHA): Sentence[][] => {
  const { speech } = context
  const house = placeOf(context, 'ketu')?.house
  if (house === undefined) return [[line(say(context, 'ketu', NEEDS_TIME))]]
  const slots = { house: houseIn(speech, house), area: areaIn(speech, house) }
  return [[line(say(context, 'ketu', wordings, slots), 'ketu.place')]]
}

/** Whom to worship, and what can be read of moksha or a past life. */
export const worship = (context: WriteContext): Sentence[][] => {
  const { speech, asked, judgement } = context
  if (/past li|pichh?la jan|purv ?jan|पिछला जन|पिछले जन|पूर्व ?जन/i.test(asked.words))
    return ofKetu(context, words.PAST_LIFE)
  if (/moksh|liberat|मोक्ष/i.test(asked.words)) return ofKetu(context, words.MOKSHA)
  const lords = [5, 9].flatMap((house) => {
    const fact = stated(context, `house.${house}.lord`, 'lord')
    return fact ? [{ house, graha: fact.lord }] : []
  })
  const [best] = lords.toSorted((a, b) => judgement.strengths[b.graha].value - judgement.strengths[a.graha].value)
  if (!best) return [[line(say(context, 'worship', NEEDS_TIME))]]
  const slots = {
    graha: theGraha(speech, best.graha),
    deity: words.DEITIES[best.graha][speech],
    house: houseIn(speech, best.house),
  }
  const also = jaimini(context)
  const second =
    also && also.graha !== best.graha
      ? [
          line(
            say(context, 'worship.also', words.WORSHIP_ALSO, {
              graha: theGraha(speech, also.graha),
              deity: words.DEITIES[also.graha][speech],
            }),
            ...also.facts,
            `${also.graha}.place`,
          ),
        ]
      : []
  const first = line(say(context, 'worship', words.WORSHIP, slots), `house.${best.house}.lord`, `${best.graha}.place`)
  return [[first, ...second, line(say(context, 'worship.heart', words.HEART_FIRST))]]
}

/** Why two born minutes apart differ. */
export const twins = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const lagna = stated(context, 'd9.lagna', 'varga_lagna')
  const first = line(say(context, 'twins', words.TWINS))
  if (!lagna) return [[first]]
  return [
    [first, line(say(context, 'twins.yours', words.TWINS_YOURS, { sign: signIn(speech, lagna.sign) }), 'd9.lagna')],
  ]
}
