import type { ScoreId, TithiGroup } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { EFFECTS } from './horoscope-effects.ts'
import { OPENINGS } from './horoscope-openings.ts'
import { area, house, nth } from './vocab.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekday = (vara: number): string => WEEKDAYS[vara] ?? ''

/** Sun and Moon take an article. */
const the = (graha: string): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const FIELDS: Readonly<Record<ScoreId, string>> = {
  overall: 'the day as a whole',
  love: 'love',
  career: 'work',
  money: 'money',
  health: 'well-being',
  family: 'family life',
}

const BEST: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'A day for the heart',
  career: 'A day for good work',
  money: 'A day for money matters',
  health: 'A day that strengthens you',
  family: 'A day for your own people',
}
/** The same where even the highest score is no high one. */
const STEADY: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'Matters of the heart fare best',
  career: 'Work fares best',
  money: 'Money matters fare best',
  health: 'Body and mind fare best',
  family: 'Family life fares best',
}
const LAST: Readonly<Record<Exclude<ScoreId, 'overall'>, string>> = {
  love: 'go gently in love',
  career: 'keep work simple',
  money: 'be careful with money',
  health: 'rest in good time',
  family: 'be patient at home',
}

const tithiLines = (tithi: string, field: string): Record<TithiGroup, readonly [string, ...string[]]> => ({
  nanda: [`${tithi} is a Nanda tithi and brings some joy to ${field}.`],
  bhadra: [`${tithi} is a Bhadra tithi and steadies ${field}.`],
  jaya: [`${tithi} is a Jaya tithi and favours an effort for ${field}.`],
  rikta: [
    `${tithi} is a Rikta tithi, an emptying one: in ${field}, finish rather than begin.`,
    `With ${tithi}, a Rikta tithi, ${field} gains most from clearing up.`,
  ],
  purna: [
    `${tithi} is a Purna tithi, a full one, and helps ${field} towards completion.`,
    `The Purna tithi ${tithi} lends ${field} some of its fullness.`,
  ],
  purnima: [
    `The full Moon of ${tithi} lends its light to ${field}.`,
    `${tithi}, the full Moon, rounds off ${field} well.`,
  ],
  amavasya: [
    `At ${tithi} the Moon is dark, and ${field} is best kept quiet.`,
    `${tithi}, the new Moon, asks for stillness in ${field}.`,
  ],
})

/** `2:20 pm` of minutes since midnight */
const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A clause that itself holds an 'and' is set off by a colon. */
const then = (effect: string): string => (effect.includes(' and ') ? `: ${effect}` : `, and ${effect}`)

export const horoscope = {
  effects: EFFECTS,
  openings: OPENINGS,
  clock,
  /** A graha in a house of the sign. */
  inHouse: (variant: number, graha: string, h: number, effect: string) =>
    pickVariant(variant, [
      `With ${the(graha)} in your ${house(h)}, ${effect}.`,
      `${capital(the(graha))} passes through your ${house(h)}, the place of ${area(h)}${then(effect)}.`,
      `As ${the(graha)} moves through your ${house(h)}, ${effect}.`,
      `${capital(the(graha))} stands in your ${house(h)}: ${effect}.`,
      `While ${the(graha)} keeps to your ${house(h)}, ${effect}.`,
    ]),
  untilIn: (until: string, graha: string, h: number, effect: string) =>
    `Until ${until} ${the(graha)} is in your ${house(h)}${then(effect)}.`,
  fromIn: (from: string, graha: string, h: number, effect: string) =>
    `From ${from} on ${the(graha)} is in your ${house(h)}${then(effect)}.`,
  /** Into the next house within the day. */
  passing: (at: string, graha: string, from: number, into: number, effect: string) =>
    `At ${at} ${the(graha)} goes from your ${house(from)} into the ${house(into)}${then(effect)}.`,
  aspect: (variant: number, graha: string, h: number, effect: string) =>
    pickVariant(variant, [
      `${capital(the(graha))} looks on your ${house(h)}${then(effect)}.`,
      `With ${the(graha)} looking on your ${house(h)}, ${effect}.`,
    ]),
  weekday: (
    variant: number,
    vara: number,
    dayLord: string,
    lord: string,
    relation: 'lord' | 'friend' | 'enemy',
    field: ScoreId,
  ) => {
    const day = weekday(vara)
    if (relation === 'lord')
      return pickVariant(variant, [
        `${day} is the day of ${the(lord)}, lord of your sign, and ${FIELDS[field]} gains by it.`,
        `The lord of your sign, ${the(lord)}, rules ${day} and stands behind ${FIELDS[field]}.`,
      ])
    if (relation === 'friend')
      return pickVariant(variant, [
        `${day} belongs to ${the(dayLord)}, a friend of your sign's lord, ${the(lord)}, which helps ${FIELDS[field]}.`,
        `${capital(the(dayLord))} rules ${day} and is on good terms with ${the(lord)}, lord of your sign: a plus for ${FIELDS[field]}.`,
      ])
    return pickVariant(variant, [
      `${day} belongs to ${the(dayLord)}, no friend of your sign's lord, ${the(lord)}, so take ${FIELDS[field]} at a calmer pace.`,
      `${capital(the(dayLord))} rules ${day} and is at odds with ${the(lord)}, lord of your sign, so ask a little less of ${FIELDS[field]}.`,
    ])
  },
  tithi: (variant: number, tithi: string, group: TithiGroup, field: ScoreId) =>
    pickVariant(variant, tithiLines(tithi, FIELDS[field])[group]),
  gist: (best: Exclude<ScoreId, 'overall'>, last: Exclude<ScoreId, 'overall'>, bright: boolean) =>
    `${(bright ? BEST : STEADY)[best]}; ${LAST[last]}.`,
  facts: {
    score: (field: ScoreId, score: number) => `Score of ${FIELDS[field]}: ${score} of 100`,
    transit: (graha: string, inSign: string, h: number, sign: string, span: string, state: string) =>
      `${graha} in ${inSign} passes the ${nth(h)} house from ${sign}${span}: ${state}`,
    good: 'a good house for its transit',
    bad: 'not one of its good houses in transit',
    obstructed: (by: string) => `a good house for its transit, obstructed by ${by}`,
    span: (from: string | null, until: string | null) =>
      `${from === null ? '' : `, from ${from}`}${until === null ? '' : `${from === null ? '' : ','} until ${until}`}`,
    moment: (time: string, date: string) => `${time} on ${date}`,
    inKeyHouse: (graha: string, h: number, sign: string, span: string, field: ScoreId) =>
      `${graha} stands in the ${nth(h)} house from ${sign}${span}; ${FIELDS[field]} is read from this house`,
    aspect: (graha: string, from: number, h: number, sign: string, field: ScoreId) =>
      `${graha} in the ${nth(from)} house looks on the ${nth(h)} house from ${sign}, from which ${FIELDS[field]} is read`,
    weekday: (vara: number, dayLord: string, lord: string, sign: string, relation: 'lord' | 'friend' | 'enemy') => {
      if (relation === 'lord') return `${weekday(vara)} is ruled by ${dayLord}, the lord of ${sign}`
      const how = relation === 'friend' ? 'a natural friend' : 'a natural enemy'
      return `${weekday(vara)} is ruled by ${dayLord}, ${how} of ${lord}, the lord of ${sign}`
    },
    tithi: (tithi: string, group: TithiGroup) =>
      `The tithi at noon is ${tithi}, ${
        group === 'purnima' ? 'the full Moon' : group === 'amavasya' ? 'the new Moon' : `of the ${capital(group)} group`
      }`,
  },
}

export type HoroscopeTexts = typeof horoscope
