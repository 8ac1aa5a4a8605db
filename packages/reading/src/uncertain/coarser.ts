import { INDIA } from '@dhruva/common'
import { type Chart, GRAHAS, type GrahaId, type Transits } from '@dhruva/jyotish'
import { grahaOf, houseOf, transitOf } from '#chart.ts'
import { dateIn } from '#dates.ts'
import { both } from '#facts/natal.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Both, Code } from '#types.ts'

/** A possible chart with the sky of the day seen from it. */
export type Seen = { chart: Chart; transits: Transits; at: Date }

/** Less exact statements of one fact, the most exact first; null where this chart has nothing to state. */
type Coarser = (seen: Seen, id: GrahaId) => Array<Both | null>

const say = SAY_UNCERTAIN
const until = (c: Code, instant: string | null) => instant && dateIn(c, INDIA, instant)

const place: Coarser = ({ chart }, id) => {
  const { sign, house } = grahaOf(chart, id)
  return [
    both((c) => say[c].facts.placeInHouse(grahaName(c, id), signName(c, sign), house)),
    both((c) => say[c].facts.place(grahaName(c, id), signName(c, sign))),
  ]
}

const nakshatra: Coarser = ({ chart }, id) => {
  const { nakshatra: star, pada, house } = grahaOf(chart, id)
  return [
    both((c) => say[c].facts.nakshatraInHouse(grahaName(c, id), nakshatraName(c, star), house)),
    both((c) => say[c].facts.pada(grahaName(c, id), nakshatraName(c, star), pada)),
    both((c) => say[c].facts.nakshatra(grahaName(c, id), nakshatraName(c, star))),
  ]
}

const dignity: Coarser = ({ chart }, id) => {
  const { sign, dignity: how } = grahaOf(chart, id)
  return [both((c) => say[c].facts.dignity(grahaName(c, id), signName(c, sign), how))]
}

const retrograde: Coarser = ({ chart }, id) => {
  const graha = grahaOf(chart, id)
  if (!graha.retrograde) return [null, null]
  return [
    both((c) => say[c].facts.retrogradeIn(grahaName(c, id), signName(c, graha.sign))),
    both((c) => say[c].facts.retrograde(grahaName(c, id))),
  ]
}

const combust: Coarser = ({ chart }, id) =>
  grahaOf(chart, id).combust ? [both((c) => say[c].facts.combust(grahaName(c, id), grahaName(c, 'sun')))] : [null]

const PARTS: Record<string, Coarser> = { place, nakshatra, dignity, retrograde, combust }

const transit: Coarser = ({ transits, at }, id) => {
  const seen = transitOf(transits, id)
  if (id === 'moon') {
    const text = (c: Code) => ({
      moon: grahaName(c, id),
      nakshatra: nakshatraName(c, seen.nakshatra),
      sign: signName(c, seen.sign),
      day: dateIn(c, INDIA, at),
    })
    return [
      both((c) => say[c].facts.moonDayFromMoon(text(c), seen.house_from_moon)),
      both((c) => say[c].facts.moonDay(text(c))),
    ]
  }
  const moon = (c: Code) => grahaName(c, 'moon')
  const end = (c: Code) => until(c, seen.leaves_sign)
  return [
    both((c) =>
      say[c].facts.transitFromMoon(grahaName(c, id), signName(c, seen.sign), seen.house_from_moon, moon(c), end(c)),
    ),
    both((c) => say[c].facts.transit(grahaName(c, id), signName(c, seen.sign), end(c))),
  ]
}

const sadeSati = ({ transits }: Seen): Array<Both | null> => {
  const saturn = transitOf(transits, 'saturn')
  const text = transits.sade_sati ? 'sadeSati' : 'noSadeSati'
  return [
    both((c) => say[c].facts[text](grahaName(c, 'saturn'), signName(c, saturn.sign), until(c, saturn.leaves_sign))),
  ]
}

const lagna = ({ chart }: Seen): Array<Both | null> => {
  const { sign, nakshatra: star } = chart.ascendant
  return [
    both((c) => say[c].facts.lagnaIn(signName(c, sign), nakshatraName(c, star))),
    both((c) => say[c].facts.lagna(signName(c, sign))),
  ]
}

const houseLord = ({ chart }: Seen, number: number): Array<Both | null> => {
  const { sign, lord } = houseOf(chart, number)
  return [both((c) => say[c].facts.houseLord(number, signName(c, sign), grahaName(c, lord)))]
}

/** Less exact statements of a fact by its id, the most exact first; as many in every chart. */
export const coarserOf = (id: string, seen: Seen): Array<Both | null> => {
  if (id === 'lagna') return lagna(seen)
  if (id === 'transit.sade_sati') return sadeSati(seen)
  const house = /^house\.(\d+)\.lord$/.exec(id)
  if (house) return houseLord(seen, Number(house[1]))
  const [first = '', second = '', ...more] = id.split('.')
  if (more.length > 0) return []
  const graha = GRAHAS.find((each) => each === (first === 'transit' ? second : first))
  if (!graha) return []
  return first === 'transit' ? transit(seen, graha) : (PARTS[second]?.(seen, graha) ?? [])
}
