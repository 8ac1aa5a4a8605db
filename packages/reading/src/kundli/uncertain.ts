import { type Code, createCache } from '@dhruva/common'
import { type GrahaId, judge, type Transits, transits } from '@dhruva/jyotish'
import { type Firmness, firmness } from '#certainty/certain-facts.ts'
import { keeps } from '#certainty/keeps.ts'
import { timeFacts } from '#certainty/time-facts.ts'
import { grahaOf, transitOf } from '#chart.ts'
import { createFact } from '#facts/create-fact.ts'
import { dayText, indianDay } from '#facts/days.ts'
import { strengthFact } from '#facts/judged.ts'
import { natalFacts } from '#facts/natal.ts'
import { timedFacts } from '#facts/timed.ts'
import type { Fact } from '#types.ts'
import { GIFT } from '#write/chart/graha-data.ts'
import { stated } from '#write/chart/known.ts'
import { MOON_NEEDS, SIGN_MANNER } from '#write/chart/sign-data.ts'
import { nthIn, signIn, starIn } from '#write/say/names.ts'
import { factsOf, graha, type Line, type Writing } from './context.ts'
import { nextPeriod, now, strongest, who } from './exact.ts'
import * as words from './wordings-data.ts'

const KEPT = 60
const kept = createCache<Firmness>(KEPT)

/** What holds of a birth, and whether one graha is the strongest at every possible hour. */
const firmOf = ({ chart, at, uncertainty }: Writing): Firmness => {
  const { version, input } = chart
  const key = JSON.stringify([version, input, at.getTime(), uncertainty])
  return kept.remember(key, () =>
    firmness(chart, uncertainty, at, (seen) => {
      const { strongest, strengths } = judge(seen.chart, seen.at)
      return [
        ...natalFacts(seen.chart),
        ...timedFacts(seen.chart, seen.transits, seen.at),
        strengthFact(strongest, strengths[strongest], 'first'),
      ]
    }),
  )
}

/** The writing on what holds; `sky` is the day's, which no birth changes. */
type Certain = Writing & { firm: Firmness; sky: Transits }

const ownOf = ({ celebrity }: Writing, fact: Fact): Fact => (celebrity ? createFact({ ...fact, whose: 'one' }) : fact)

const certainOf = (writing: Writing): Certain => {
  const firm = firmOf(writing)
  const time = timeFacts(firm.stability, writing.chart.input.tz)
  const facts = [...firm.facts.values(), ...time].map((fact) => [fact.id, ownOf(writing, fact)] as const)
  return { ...writing, firm, facts: new Map(facts), sky: transits(writing.chart, writing.at) }
}

/** A sentence with facts of these ids. */
const line = (
  certain: Certain,
  about: Line['about'],
  key: keyof typeof words.AT_ANY_HOUR,
  slots: Record<string, string>,
  ...ids: readonly string[]
): Line => ({ about, text: certain.say(key, words.AT_ANY_HOUR[key], slots), facts: factsOf(certain, ...ids) })

/** Whether a sentence of an exact birth may stand: all it tells holds in full, and on this day. */
const stands = ({ firm }: Certain, { text, facts }: Line): boolean =>
  facts.length > 0 && keeps(firm, { text, facts: facts.map(({ id }) => id) })

const whoHolds = (certain: Certain): Line => {
  const { firm, code, chart, facts } = certain
  const full = who(certain)
  if (full && stands(certain, full)) return full
  const slots = {
    moon: signIn(code, chart.moon_sign),
    star: starIn(code, chart.nakshatra),
    needs: MOON_NEEDS[code][chart.moon_sign] ?? '',
  }
  if (firm.moonSignHolds && facts.has('moon.nakshatra') && firm.nakshatraHolds)
    return line(certain, 'who', 'star', slots, 'moon.nakshatra', 'moon.place')
  if (firm.moonSignHolds) return line(certain, 'who', 'moon', slots, 'moon.place')
  const [first = 0, second = 0] = firm.stability.signs.moon.values
  const needs = [first, second].map((sign) => MOON_NEEDS[code][sign] ?? '')
  const open = {
    first: signIn(code, first),
    second: signIn(code, second),
    needs: needs[0] ?? '',
    others: needs[1] ?? '',
  }
  return line(certain, 'who', 'moonOpen', open, 'time.moon')
}

/** Grahas that leave a sign seldom: one of them keeps its own through any day. */
const SLOW: readonly GrahaId[] = ['jupiter', 'saturn', 'sun']
const SEVEN: readonly GrahaId[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']

/** The strongest; where the hour leaves that open, one that stands well in its sign; else one whose sign is sure. */
const strongestHolds = (certain: Certain): Line => {
  const { code, chart, firm } = certain
  const slotsFor = (id: GrahaId) => ({
    graha: graha(code, id),
    sign: signIn(code, grahaOf(chart, id).sign),
    state: words.STATES[grahaOf(chart, id).dignity]?.[code] ?? '',
    gift: GIFT[id][code],
    manner: SIGN_MANNER[code][grahaOf(chart, id).sign] ?? '',
  })
  const first = stated(certain, 'strength.first', 'strength')?.graha
  const full = first ? strongest(certain) : null
  if (full && stands(certain, full)) return full
  if (first && firm.holds(`${first}.place`))
    return line(certain, 'strongest', 'strongest', slotsFor(first), 'strength.first', `${first}.place`)
  const dignified = SEVEN.find(
    (id) => firm.holds(`${id}.dignity`) && firm.holds(`${id}.place`) && slotsFor(id).state !== '',
  )
  if (dignified)
    return line(certain, 'strongest', 'dignified', slotsFor(dignified), `${dignified}.dignity`, `${dignified}.place`)
  const sure = SLOW.find((id) => firm.holds(`${id}.place`)) ?? 'saturn'
  return line(certain, 'strongest', 'plain', slotsFor(sure), `${sure}.place`)
}

/** `the 6th from the natal Moon`; of the first the Moon's own sign. */
const placeIn = (code: Code, house: number): string => {
  if (code === 'en') return house === 1 ? 'the sign of the natal Moon' : `the ${nthIn(code, house)} from the natal Moon`
  return house === 1 ? 'जन्म के चंद्र की ही राशि में' : `जन्म के चंद्र से ${nthIn(code, house)} स्थान पर`
}

/** `the Moon, Mars or Rahu` */
const orList = (code: Code, names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((text) => text !== '')
    .join(code === 'en' ? ' or ' : ' या ')

const HELPS = { jupiter: [2, 5, 7, 9, 11], saturn: [3, 6, 11] } as const

/** Jupiter or Saturn on its way, seen from the natal Moon where its sign holds. */
const passing = (certain: Certain, id: 'jupiter' | 'saturn', about: Line['about']): Line => {
  const { code, sky, firm } = certain
  const { sign, leaves_sign, house_from_moon: house } = transitOf(sky, id)
  const helps = HELPS[id].some((one) => one === house)
  const slots = {
    graha: graha(code, id),
    sign: signIn(code, sign),
    place: placeIn(code, house),
    to: leaves_sign ? dayText(code, indianDay(leaves_sign)) : '',
  }
  const way = firm.moonSignHolds ? (helps ? 'helps' : 'asks') : 'sky'
  return { about, text: certain.say(id, words.PASSES[id][way], slots), facts: factsOf(certain, `transit.${id}`) }
}

const nowHolds = (certain: Certain): Line => {
  const { code, firm } = certain
  const [maha, antar] = [stated(certain, 'dasha.maha', 'maha'), stated(certain, 'dasha.antar', 'antar')]
  if (maha && antar) {
    const slots = {
      maha: graha(code, maha.maha),
      mahaTo: dayText(code, maha.to),
      antar: graha(code, antar.antar),
      antarTo: dayText(code, antar.to),
    }
    const both = line(certain, 'now', 'periods', slots, 'dasha.maha', 'dasha.antar')
    if (stands(certain, both)) return both
  }
  if (maha) {
    const alone = line(
      certain,
      'now',
      'maha',
      { maha: graha(code, maha.maha), mahaTo: dayText(code, maha.to) },
      'dasha.maha',
    )
    if (stands(certain, alone)) return alone
  }
  const open = stated(certain, 'time.maha', 'maha_over')
  if (open) {
    const lords = orList(
      code,
      open.grahas.map((id) => graha(code, id)),
    )
    return line(certain, 'now', 'mahaOpen', { lords }, 'time.maha')
  }
  const ended = stated(certain, 'dasha.over', 'dashas_over') ? now(certain) : null
  return ended && firm.holds('dasha.over') ? ended : passing(certain, 'jupiter', 'now')
}

const tellsOf = ({ facts }: Line, id: GrahaId): boolean => facts.some((fact) => fact.id === `transit.${id}`)

const nextHolds = (certain: Certain, running: Line): Line => {
  const period = nextPeriod(certain)
  if (period && stands(certain, period)) return period
  return passing(certain, tellsOf(running, 'jupiter') ? 'saturn' : 'jupiter', 'next')
}

/** Of a birth whose time is uncertain: only what is so at every hour it can have been. */
export const uncertainLines = (writing: Writing): Line[] => {
  const certain = certainOf(writing)
  const running = nowHolds(certain)
  const always = [whoHolds(certain), strongestHolds(certain), running]
  if (writing.celebrity) return always
  const coming = nextHolds(certain, running)
  return [...always, coming, passing(certain, tellsOf(coming, 'saturn') ? 'jupiter' : 'saturn', 'mind')]
}
