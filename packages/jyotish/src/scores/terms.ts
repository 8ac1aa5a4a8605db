import { type Gochara, gocharaOf, plainValue, usualValue, weightedValue } from '#gochara/vedha.ts'
import { type Classical, forEachGraha, GRAHAS, type GrahaId } from '#ids.ts'
import { aspects } from '#zodiac/aspects.ts'
import { signOfHouse } from '#zodiac/houses.ts'
import { CATEGORIES, type Category, forEachCategory, type ScoreCause, type ScoreId, type ScoreReason } from './types.ts'
import { KEY_HOUSES, NATURES, TRANSIT_WEIGHTS } from './weights-data.ts'

export type Terms = Readonly<Record<ScoreId, readonly ScoreReason[]>>

/** From where a sky is looked at, and how much transits and key houses count. */
export type Outlook = {
  /** sign that transits are counted from */
  moonSign: number
  /** sign that the key houses are counted from */
  keySign: number
  /** own bindus, for a person */
  bav: Readonly<Record<Classical, readonly number[]>> | null
  transitFactor: number
  keyFactor: number
}

const UPACHAYA_KEYS: readonly number[] = [6, 11]

/** A malefic is welcome in a house of strife or of gain. */
function natureIn(id: GrahaId, house: number): number {
  const nature = NATURES[id]
  return nature < 0 && UPACHAYA_KEYS.includes(house) ? -0.7 * nature : nature
}

function stateOf({ good, obstructed_by }: Gochara): 'good' | 'obstructed' | 'bad' {
  if (!good) return 'bad'
  return obstructed_by.length > 0 ? 'obstructed' : 'good'
}

function transitTerms(signs: Readonly<Record<GrahaId, number>>, outlook: Outlook) {
  const found = forEachGraha((id) => {
    const gochara = gocharaOf(id, signs, outlook.moonSign)
    const plain = plainValue(gochara)
    const value = outlook.bav ? weightedValue(id, plain, signs[id], outlook.bav) : plain
    const { house, obstructed_by } = gochara
    const cause: ScoreCause = { code: 'transit', graha: id, house, state: stateOf(gochara), obstructed_by }
    return { cause, surplus: value - usualValue(id) }
  })
  return (category: Category): ScoreReason[] => {
    const weights = TRANSIT_WEIGHTS[category]
    const total = GRAHAS.reduce((sum, id) => sum + weights[id], 0)
    return GRAHAS.map((id) => ({
      ...found[id].cause,
      points: (outlook.transitFactor * weights[id] * found[id].surplus) / total,
    }))
  }
}

function keyTerms(signs: Readonly<Record<GrahaId, number>>, outlook: Outlook, category: Category): ScoreReason[] {
  return KEY_HOUSES[category].flatMap((house, index) => {
    const sign = signOfHouse(house, outlook.keySign)
    const factor = outlook.keyFactor / (index + 1)
    return GRAHAS.flatMap((graha): ScoreReason[] => {
      if (signs[graha] === sign)
        return [{ code: 'in_key_house', graha, house, points: factor * natureIn(graha, house) }]
      const isNode = graha === 'rahu' || graha === 'ketu'
      if (isNode || !aspects(graha, signs[graha], sign)) return []
      return [{ code: 'aspects_key_house', graha, house, points: factor * 0.5 * NATURES[graha] }]
    })
  })
}

/** Every term of every category that a sky gives; `overall` holds each at a fifth. */
export function skyTerms(signs: Readonly<Record<GrahaId, number>>, outlook: Outlook): Terms {
  const transits = transitTerms(signs, outlook)
  const terms = forEachCategory((category) => [...transits(category), ...keyTerms(signs, outlook, category)])
  return { overall: overallOf(terms), ...terms }
}

/** The mean of the five categories, term by term. */
export function overallOf(terms: Readonly<Record<Category, readonly ScoreReason[]>>): ScoreReason[] {
  return merged(CATEGORIES.map((category) => ({ terms: terms[category], share: 1 / CATEGORIES.length })))
}

/** Equal for equal causes. */
function keyOf(reason: ScoreReason): string {
  switch (reason.code) {
    case 'transit':
      return `transit ${reason.graha} ${reason.house} ${reason.obstructed_by.join()}`
    case 'in_key_house':
    case 'aspects_key_house':
      return `${reason.code} ${reason.graha} ${reason.house}`
    case 'weekday_lord':
      return reason.code
    case 'tithi':
      return `tithi ${reason.tithi}`
    case 'tara':
      return `tara ${reason.tara}`
    case 'chandra':
      return `chandra ${reason.house}`
    case 'dasha':
      return `dasha ${reason.level} ${reason.graha} ${reason.effect}`
  }
}

/** Terms of several skies or categories added up by cause, each with its share. */
export function merged(parts: readonly { terms: readonly ScoreReason[]; share: number }[]): ScoreReason[] {
  const found = new Map<string, ScoreReason>()
  for (const { terms, share } of parts) {
    for (const term of terms) {
      const key = keyOf(term)
      const known = found.get(key)
      found.set(key, { ...term, points: (known?.points ?? 0) + term.points * share })
    }
  }
  return [...found.values()]
}
