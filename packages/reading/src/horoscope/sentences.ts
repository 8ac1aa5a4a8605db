import type { Code } from '@dhruva/common'
import { type GrahaId, lordOf, type ScoreId, type ScoreReason } from '@dhruva/jyotish'
import { grahaName } from '#names.ts'
import type { Sentence } from '#types.ts'
import { type Day, minutesInIndia } from './day.ts'
import { stayIn, TEXTS, tithiName } from './facts.ts'

/** What a sentence of a field is written for: one day of one sign in one language. */
export type Scene = {
  code: Code
  day: Day
  sign: number
  field: ScoreId
  /** which phrasings are taken: others each day */
  variant: number
}

type Cause = { reason: ScoreReason; fact: string }
type Place = { kind: 'in' | 'looks'; house: number; points: number; facts: string[] }

/** One graha as far as it does a field good, or as far as it does not. */
type Bearing = { graha: GrahaId; places: Place[] }

const placeOf = ({ reason, fact }: Cause): { graha: GrahaId; place: Place } | null => {
  if (reason.code !== 'transit' && reason.code !== 'in_key_house' && reason.code !== 'aspects_key_house') return null
  const kind = reason.code === 'aspects_key_house' ? 'looks' : 'in'
  return { graha: reason.graha, place: { kind, house: reason.house, points: reason.points, facts: [fact] } }
}

/** Reasons about the same graha in the same house are one; then those of a graha that pull the same way are told together. */
function bearingsOf(causes: readonly Cause[]): Bearing[] {
  const places = new Map<string, { graha: GrahaId; place: Place }>()
  for (const one of causes) {
    const found = placeOf(one)
    if (!found) continue
    const { graha, place } = found
    const key = `${graha} ${place.kind} ${place.house}`
    const known = places.get(key)?.place
    if (!known) places.set(key, found)
    else
      places.set(key, {
        graha,
        place: { ...known, points: known.points + place.points, facts: [...known.facts, ...place.facts] },
      })
  }
  const bearings = new Map<string, Bearing>()
  for (const { graha, place } of places.values()) {
    const key = `${graha} ${place.points > 0}`
    bearings.set(key, { graha, places: [...(bearings.get(key)?.places ?? []), place] })
  }
  return [...bearings.values()]
}

/** Which side of a move within the day a stay is on. */
function inHouse(scene: Scene, at: number, graha: GrahaId, place: Place, effect: string): string {
  const { code, day, sign } = scene
  const t = TEXTS[code]
  const name = grahaName(code, graha)
  const stay = stayIn(day, sign, graha, place.house)
  if (stay?.leavesToday && stay.until) return t.untilIn(t.clock(minutesInIndia(stay.until)), name, place.house, effect)
  if (stay?.from) return t.fromIn(t.clock(minutesInIndia(stay.from)), name, place.house, effect)
  return t.inHouse(scene.variant + 2 * at, name, place.house, effect)
}

function passing(scene: Scene, graha: GrahaId, houses: readonly number[], effect: string): string | null {
  const { code, day, sign } = scene
  const inOrder = houses
    .flatMap((house) => {
      const stay = stayIn(day, sign, graha, house)
      return stay ? [{ house, stay }] : []
    })
    .toSorted((a, b) => (a.stay.from ?? '').localeCompare(b.stay.from ?? ''))
  const [first, second] = inOrder
  if (!first || !second?.stay.from) return null
  const time = TEXTS[code].clock(minutesInIndia(second.stay.from))
  return TEXTS[code].passing(time, grahaName(code, graha), first.house, second.house, effect)
}

function bearingSentence(scene: Scene, { graha, places }: Bearing, at: number): Sentence {
  const { code, field, variant } = scene
  const t = TEXTS[code]
  const good = places.reduce((sum, { points }) => sum + points, 0) > 0
  const clauses = t.effects[field][graha][good ? 'good' : 'bad']
  const effect = clauses[variant % clauses.length] ?? clauses[0]
  const facts = places.flatMap((place) => place.facts)
  const inside = places.filter(({ kind }) => kind === 'in')
  const [place] = inside
  const moved =
    inside.length > 1
      ? passing(
          scene,
          graha,
          inside.map(({ house }) => house),
          effect,
        )
      : null
  if (moved) return { text: moved, facts }
  if (place) return { text: inHouse(scene, at, graha, place, effect), facts }
  const looked = places[0]?.house ?? 1
  return { text: t.aspect(variant + at, grahaName(code, graha), looked, effect), facts }
}

function commonSentence(scene: Scene, { reason, fact }: Cause): Sentence[] {
  const { code, day, sign, field, variant } = scene
  const t = TEXTS[code]
  if (reason.code === 'weekday_lord') {
    const [dayLord, lord] = [grahaName(code, reason.graha), grahaName(code, lordOf(sign))]
    return [{ text: t.weekday(variant, day.vara, dayLord, lord, reason.relation, field), facts: [fact] }]
  }
  if (reason.code === 'tithi')
    return [{ text: t.tithi(variant, tithiName(code, reason.tithi), reason.group, field), facts: [fact] }]
  return []
}

/** A sentence for each graha among the reasons, then for weekday and tithi. */
export const reasonSentences = (scene: Scene, causes: readonly Cause[]): Sentence[] => [
  ...bearingsOf(causes).map((bearing, at) => bearingSentence(scene, bearing, at)),
  ...causes.flatMap((one) => commonSentence(scene, one)),
]
