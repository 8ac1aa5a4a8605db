import { houseOf as countFrom, type GrahaId, type Koota, lordOf, type Manglik, transits } from '@dhruva/jyotish'
import type { Firmness } from '#certainty/certain-facts.ts'
import { noonOfDay } from '#dates.ts'
import { factsOf } from '#facts/all.ts'
import { createFact } from '#facts/create-fact.ts'
import { dayIn } from '#facts/days.ts'
import type { Parts } from '#parts.ts'
import type { Fact, FactKind, Other, Question } from '#types.ts'
import { otherFirm } from './firm.ts'
import { type Pair, pairOf } from './pair.ts'

/** What of the other's chart a comparison can rest on; the ids get `other.` before them. */
const isTold = ({ parts }: Fact): boolean => {
  switch (parts.says) {
    case 'lagna':
    case 'maha':
    case 'antar':
      return true
    case 'placement':
      return PLACED.includes(parts.graha)
    case 'nakshatra':
      return parts.graha === 'moon'
    case 'lord':
    case 'occupants':
      return parts.house === 7
    default:
      return false
  }
}

const PLACED: readonly GrahaId[] = ['moon', 'mars', 'venus', 'jupiter']

type Make = (id: string, kind: FactKind, strength: number, parts: Parts, whose?: Fact['whose'], list?: string) => Fact

const makeFor =
  (pair: Pair): Make =>
  (id, kind, strength, parts, whose = 'you', list) =>
    createFact({
      id,
      list,
      kind,
      parts,
      whose,
      opens: { kind: 'match', id: String(pair.other.bid) },
      strength,
    })

/** The other's Moon sign counted from the asker's, 1..12, and the reverse. */
export const apartOf = ({ mine, theirs }: Pair): [number, number] => [
  countFrom(theirs.moon_sign, mine.moon_sign),
  countFrom(mine.moon_sign, theirs.moon_sign),
]

const kootaFact = (pair: Pair, make: Make, { id, points, maximum, reason }: Koota): Fact => {
  const { name, me } = pair
  const [toOther, toMe] = apartOf(pair)
  const score = { name, value: points, maximum }
  const strength = points * 2 >= maximum ? 2 : 3
  if (id === 'bhakoot') return make(`match.${id}`, 'match', strength, { says: 'bhakoot', ...score, toOther, toMe })
  return make(`match.${id}`, 'match', strength, { says: 'koota', ...score, reason, me })
}

const coupleFacts = (pair: Pair, make: Make): Fact[] => {
  const { name, match, mine, theirs } = pair
  const [own, other] = [mine.doshas.manglik, theirs.doshas.manglik]
  return [
    make('match.total', 'match', 3, { says: 'gunas', name, value: match.total }),
    ...match.kootas.map((koota) => kootaFact(pair, make, koota)),
    ...match.cancellations.map((why, index) =>
      make(`match.cancelled.${index + 1}`, 'match', 2, { says: 'koota_cancelled', why }, 'you', 'match.cancelled'),
    ),
    make('match.manglik', 'match', 2, { says: 'mangliks', name, mine: toldOf(own), other: toldOf(other) }),
  ]
}

/** What a comparison tells of manglik. */
const toldOf = ({ present, house, reasons }: Manglik) => ({ present, house, reasons })

const moonFacts = (pair: Pair, make: Make): Fact[] => {
  const { name, mine, theirs } = pair
  const [sign, otherSign] = [mine.moon_sign, theirs.moon_sign]
  const [toOther] = apartOf(pair)
  return [
    make('match.moons', 'match', 3, { says: 'moons', name, sign, otherSign, toOther }),
    make('match.lords', 'match', 2, { says: 'moon_lords', name, lord: lordOf(sign), otherLord: lordOf(otherSign) }),
  ]
}

const factsOfOther = (pair: Pair, make: Make, at: Date): Fact[] => {
  const { theirs, name } = pair
  const { tz, utc } = theirs.input
  return [
    make('other.birth', 'match', 1, { says: 'other_birth', name, on: dayIn(tz, utc) }),
    make('other.moon.sign', 'placement', 3, { says: 'other_moon', name, graha: 'moon', sign: theirs.moon_sign }),
    ...factsOf(theirs, transits(theirs, at), at)
      .filter(isTold)
      .map(({ id, kind, strength, parts, list }) =>
        make(`other.${id}`, kind, strength, parts, { name }, list && `other.${list}`),
      ),
  ]
}

/** The other's chart is read once, however many charts the asker may have. */
const read = new WeakMap<Other, { at: number; facts: Fact[] }>()

const otherFacts = (pair: Pair, make: Make, at: Date): Fact[] => {
  const known = read.get(pair.other)
  if (known?.at === at.getTime()) return known.facts
  const facts = factsOfOther(pair, make, at)
  read.set(pair.other, { at: at.getTime(), facts })
  return facts
}

const pairFacts = (question: Question): Fact[] => {
  const pair = pairOf(question)
  if (!pair) return []
  const make = makeFor(pair)
  const couple = pair.kind === 'couple' ? coupleFacts(pair, make) : []
  return [...couple, ...moonFacts(pair, make), ...otherFacts(pair, make, noonOfDay(question.at))]
}

/** What holds of a comparison when the other's time of birth is not exact; null when it is. */
export const firmOf = (question: Question): Firmness | null =>
  otherFirm(question, (other) => pairFacts({ ...question, other }))

/**
 * Everything a comparison may rest on beside the asker's own chart: the match and the other's chart, in ids that begin with
 * `match.` and `other.`; of an other born at an uncertain time only what holds. Empty when a question compares nobody.
 */
export const matchFacts = (question: Question): Fact[] => {
  const firm = firmOf(question)
  return firm ? [...firm.facts.values()] : pairFacts(question)
}
