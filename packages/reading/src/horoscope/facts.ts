import type { Code } from '@dhruva/common'
import { INDIA } from '@dhruva/common'
import {
  aspects,
  type GrahaId,
  houseOf,
  lordOf,
  type ScoreId,
  type ScoreReason,
  signOfHouse,
  TITHI_NAMES,
} from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { grahaName, signName } from '#names.ts'
import { horoscope as en } from '#texts/en/horoscope.ts'
import { both } from '#texts/forms/both.ts'
import { horoscope as hi } from '#texts/hi/horoscope.ts'
import { type Day, minutesInIndia, type Stay } from './day.ts'
import type { SkyFact } from './types.ts'

export const TEXTS = { en, hi }

export const tithiName = (code: Code, tithi: number): string =>
  TITHI_NAMES[tithi - 1]?.[code === 'hi' ? 'hi' : 'sa'] ?? ''

/** The stay of a graha in the house a reason speaks of; a reason comes from the same sky, so there is one. */
export const stayIn = (day: Day, sign: number, graha: GrahaId, house: number): Stay | undefined =>
  day.stays[graha].find((stay) => stay.sign === signOfHouse(house, sign))

/** A date, with the clock time when the graha moves on that very day. */
function momentOf(code: Code, instant: string, day: Day): string {
  const date = dateIn(code, INDIA, instant)
  const isToday = date === dateIn(code, INDIA, `${day.date}T06:30:00Z`)
  return isToday ? TEXTS[code].facts.moment(TEXTS[code].clock(minutesInIndia(instant)), date) : date
}

function spanOf(code: Code, stay: Stay | undefined, day: Day): string {
  const [from, until] = [stay?.from, stay?.until].map((at) => (at ? momentOf(code, at, day) : null))
  return TEXTS[code].facts.span(from ?? null, until ?? null)
}

function transitFact(reason: Extract<ScoreReason, { code: 'transit' }>, day: Day, sign: number): SkyFact {
  const { graha, house, state, obstructed_by } = reason
  const stay = stayIn(day, sign, graha, house)
  const text = both((code) => {
    const t = TEXTS[code].facts
    const [obstructor] = obstructed_by
    const how = state === 'obstructed' && obstructor ? t.obstructed(grahaName(code, obstructor)) : state
    return t.transit(
      grahaName(code, graha),
      signName(code, signOfHouse(house, sign)),
      house,
      signName(code, sign),
      spanOf(code, stay, day),
      how === 'good' ? t.good : how === 'bad' ? t.bad : how,
    )
  })
  return { id: `transit.${graha}.${house}`, text }
}

type Looks = { graha: GrahaId; house: number }

function aspectFact({ graha, house }: Looks, day: Day, sign: number, field: ScoreId): SkyFact {
  const target = signOfHouse(house, sign)
  const stay = day.stays[graha].find((one) => aspects(graha, one.sign, target))
  const from = stay ? houseOf(stay.sign, sign) : house
  const text = both((code) =>
    TEXTS[code].facts.aspect(grahaName(code, graha), from, house, signName(code, sign), field),
  )
  return { id: `aspect.${graha}.${house}.${field}`, text }
}

/** The fact behind a reason, or null for a reason that a sign's day does not have. */
export function factOf(reason: ScoreReason, day: Day, sign: number, field: ScoreId): SkyFact | null {
  const { vara } = day
  switch (reason.code) {
    case 'transit':
      return transitFact(reason, day, sign)
    case 'in_key_house': {
      const { graha, house } = reason
      const stay = stayIn(day, sign, graha, house)
      const text = both((code) =>
        TEXTS[code].facts.inKeyHouse(
          grahaName(code, graha),
          house,
          signName(code, sign),
          spanOf(code, stay, day),
          field,
        ),
      )
      return { id: `house.${graha}.${house}.${field}`, text }
    }
    case 'aspects_key_house':
      return aspectFact(reason, day, sign, field)
    case 'weekday_lord': {
      const lord = lordOf(sign)
      const text = both((code) => {
        const names = [grahaName(code, reason.graha), grahaName(code, lord), signName(code, sign)] as const
        return TEXTS[code].facts.weekday(vara, ...names, reason.relation)
      })
      return { id: 'weekday', text }
    }
    case 'tithi':
      return { id: 'tithi', text: both((code) => TEXTS[code].facts.tithi(tithiName(code, reason.tithi), reason.group)) }
    default:
      return null
  }
}

/** A score as a fact. */
export const scoreFact = (field: ScoreId, score: number): SkyFact => ({
  id: `score.${field}`,
  text: both((code) => TEXTS[code].facts.score(field, score)),
})
