import type { Form } from '@dhruva/intent/parse'
import { CUSTOMS, deityGraha, type GrahaId, lordOf } from '@dhruva/jyotish'
import { spokenName } from '#names.ts'
import type { Sentence } from '#types.ts'
import { nameIn } from '#write/context.ts'
import { areaIn, houseIn, signIn, theGraha } from '#write/say/names.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { NEEDS_TIME } from './chart-fact-data.ts'
import * as words from './custom-data.ts'
import { SHOP_MATTERS_MORE, TRIP_MATTERS_MORE } from './daily-data.ts'
import { factOf, placeOf, stated } from './known.ts'

/** Whose number, colour and direction a person's are: the lord of the lagna, of the Moon sign while the lagna is open. */
const patronOf = (context: WriteContext): { graha: GrahaId; by: keyof typeof words.BY; fact: string } | null => {
  const lagna = stated(context, 'house.1.lord', 'lord')
  if (lagna) return { graha: lagna.lord, by: 'lagna', fact: 'house.1.lord' }
  const moon = placeOf(context, 'moon')
  return moon ? { graha: lordOf(moon.sign), by: 'moon', fact: 'moon.place' } : null
}

const COLOUR_ASKED = /\bcolou?rs?\b|\brang\b|रंग/iu
const NUMBER_OR_DAY = /number|\bank\b|\bdays?\b|\bdin\b|lucky things|अंक|नंबर|दिन/iu
const RESPELLS = /spelling|letter|badl|change|स्पेलिंग|बदल/iu
const NEW = /\brakh\w*|\bnew\b|to name|name for|रख/iu
const NAME = /\bname\b|\bnaam\b|spelling|नाम|स्पेलिंग/iu

/** Number, colour and day of the lagna lord, as the custom they are; of a new spelling first that no chart reads letters. */
export const luckyThings = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const patron = patronOf(context)
  if (!patron) return [[line(say(context, 'lucky', NEEDS_TIME))]]
  const { graha, by, fact } = patron
  const slots = {
    graha: theGraha(speech, graha),
    role: words.BY[by][speech],
    number: String(CUSTOMS[graha].number),
    colour: words.COLOURS[graha][speech],
    day: words.WEEKDAYS[speech][CUSTOMS[graha].weekday] ?? '',
  }
  const { words: said } = context.asked
  if (COLOUR_ASKED.test(said) && !NUMBER_OR_DAY.test(said))
    return [
      [
        line(say(context, 'colour', words.COLOUR, slots), fact, factOf(context, graha)),
        line(say(context, 'custom', words.A_CUSTOM)),
      ],
    ]
  const ofName = NAME.test(said)
  const greeted = ofName ? { ...context, name: '' } : context
  const lucky = line(say(greeted, 'lucky', words.LUCKY, slots), fact, factOf(context, graha))
  if (ofName)
    return [
      [line(say(context, 'spelling', NEW.test(said) && !RESPELLS.test(said) ? words.NEW_NAME : words.SPELLING)), lucky],
    ]
  return [[lucky, line(say(context, 'custom', words.A_CUSTOM))]]
}

const SHOP = /dukan|dukaan|shop|counter|office|showroom|factory|दुकान|ऑफ़िस|ऑफिस|दफ़्तर|काउंटर/iu

const TRIP = /\btrip\b|travel|journey|yatra|safar|ghumne|move to|shift|जाना|यात्रा|सफ़र|सफर|घूमने/iu

/** The direction of the lagna lord, and that light and air matter more. */
export const direction = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const patron = patronOf(context)
  if (!patron) return [[line(say(context, 'direction', NEEDS_TIME))]]
  const { graha, by, fact } = patron
  const slots = {
    graha: theGraha(speech, graha),
    role: words.BY[by][speech],
    direction: words.DIRECTIONS[CUSTOMS[graha].direction][speech],
  }
  const said = context.asked.words
  const wordings = SHOP.test(said) ? SHOP_MATTERS_MORE : TRIP.test(said) ? TRIP_MATTERS_MORE : words.MATTERS_MORE
  const more = line(say(context, 'direction.more', wordings))
  return [[line(say(context, 'direction', words.DIRECTION, slots), fact, factOf(context, graha)), more]]
}

const ofKetu = (context: WriteContext, wordings: typeof words.MOKSHA): Sentence[][] => {
  const { speech } = context
  const house = placeOf(context, 'ketu')?.house
  if (house === undefined) return [[line(say(context, 'ketu', NEEDS_TIME))]]
  const slots = { house: houseIn(speech, house), area: areaIn(speech, house) }
  return [[line(say(context, 'ketu', wordings, slots), 'ketu.place')]]
}

/** When a guru comes, how the inner life goes: questions of time and cause, which are read like those of every matter. */
const READ: ReadonlySet<Form> = new Set<Form>(['when', 'until_when', 'after_that', 'how_is', 'why', 'feeling'])

/** Whom to worship, and what can be read of moksha or a past life; null of what is read from the judgement. */
export const worship = (context: WriteContext): Sentence[][] | null => {
  const { speech, asked, judgement, chart } = context
  if (/past li|pichh?la jan|purv ?jan|पिछला जन|पिछले जन|पूर्व ?जन/i.test(asked.words))
    return ofKetu(context, words.PAST_LIFE)
  if (/moksh|liberat|मोक्ष/i.test(asked.words)) return ofKetu(context, words.MOKSHA)
  if (READ.has(asked.form)) return null
  if (!context.facts.has('lagna')) return [[line(say(context, 'worship', NEEDS_TIME))]]
  const { graha, house, karakamsha } = deityGraha(judgement, chart)
  const slots = { graha: theGraha(speech, graha), deity: words.DEITIES[graha][speech], house: houseIn(speech, house) }
  const first = line(say(context, 'worship', words.WORSHIP, slots), `house.${house}.lord`, `${graha}.place`)
  const last = line(say(context, 'worship.heart', words.HEART_FIRST))
  const { atmakaraka, twelfth } = karakamsha
  if (twelfth === graha) return [[first, last]]
  const also = { graha: theGraha(speech, twelfth), deity: words.DEITIES[twelfth][speech] }
  const facts = [`${atmakaraka}.place`, `${atmakaraka}.navamsa`, `${twelfth}.navamsa`]
  return [[first, line(say(context, 'worship.also', words.WORSHIP_ALSO, also), ...facts), last]]
}

/** Why two born minutes apart differ. */
export const twins = (context: WriteContext): Sentence[][] => {
  const { speech } = context
  const lagna = stated(context, 'd9.lagna', 'varga_lagna')
  const theirs = context.question.about
  const sign = theirs?.uncertainty === 0 ? theirs.chart.vargas.d9.ascendant : undefined
  if (lagna && theirs && sign !== undefined) {
    const name = nameIn(speech, theirs.person.name) || spokenName(theirs.person.name)
    const slots = { sign: signIn(speech, lagna.sign), other: signIn(speech, sign), name }
    const wordings = sign === lagna.sign ? words.TWINS_ALIKE : words.TWINS_DIFFER
    return [[line(say(context, 'twins', wordings, slots), 'd9.lagna')]]
  }
  const first = line(say(context, 'twins', words.TWINS))
  if (!lagna) return [[first]]
  return [
    [first, line(say(context, 'twins.yours', words.TWINS_YOURS, { sign: signIn(speech, lagna.sign) }), 'd9.lagna')],
  ]
}
