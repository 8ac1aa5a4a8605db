import { type Chart, houseOf as countFrom, type Koota, lordOf, transits } from '@dhruva/jyotish'
import { dateIn, noonOfDay } from '#dates.ts'
import { factsOf } from '#facts.ts'
import { kootaName, pairIn, pointsText, softenings, undoneText } from '#match/explain.ts'
import { otherFirm } from '#match/firm.ts'
import { type Pair, pairOf } from '#match/pair.ts'
import { grahaName, signName } from '#names.ts'
import { match as en } from '#texts/en/match.ts'
import { match as hi } from '#texts/hi/match.ts'
import type { Both, Code, Fact, FactKind, Other, Question } from '#types.ts'
import type { Firmness } from '#uncertain/firm.ts'

const SAY = { en, hi }

/** What of the other's chart a comparison can rest on; the ids get `other.` before them. */
const TOLD =
  /^(?:lagna|moon\.(?:place|nakshatra)|(?:mars|venus|jupiter)\.place|house\.7\.(?:lord|occupants)|dasha\.(?:maha|antar|next\.\d))$/

type Make = (id: string, kind: FactKind, strength: number, say: (code: Code) => string) => Fact

const makeFor =
  (pair: Pair): Make =>
  (id, kind, strength, say) => ({
    id,
    kind,
    text: { en: say('en'), hi: say('hi') } satisfies Both,
    opens: { kind: 'match', id: String(pair.other.bid) },
    themes: ['love_marriage', 'family'],
    strength,
  })

/** Of a pair groom and bride, the asker's first. */
export const mineFirst = <T>(pair: Pair, [groom, bride]: readonly [T, T]): [T, T] =>
  pair.me === 'groom' ? [groom, bride] : [bride, groom]

/** The other's Moon sign counted from the asker's, 1..12, and the reverse. */
export const apartOf = ({ mine, theirs }: Pair): [number, number] => [
  countFrom(theirs.moon_sign, mine.moon_sign),
  countFrom(mine.moon_sign, theirs.moon_sign),
]

/** `7 of 7` */
export const scoreText = (code: Code, { points, maximum }: Koota): string =>
  code === 'en' ? `${pointsText(points)} of ${maximum}` : `${maximum} में से ${pointsText(points)}`

const kootaFact = (pair: Pair, make: Make, koota: Koota): Fact =>
  make(`match.${koota.id}`, 'match', koota.points * 2 >= koota.maximum ? 2 : 3, (c) => {
    const [name, score] = [kootaName(c, koota.id), scoreText(c, koota)]
    if (koota.id === 'bhakoot') return SAY[c].facts.distance(pair.name, name, score, ...apartOf(pair))
    return SAY[c].facts.koota(pair.name, name, score, mineFirst(pair, pairIn(c, koota)))
  })

const manglikFact = (pair: Pair, make: Make): Fact =>
  make('match.manglik', 'match', 2, (c) => {
    const { manglikOf, manglik } = SAY[c]
    const half = (whose: string, { doshas }: Chart) =>
      manglikOf(whose, grahaName(c, 'mars'), doshas.manglik, softenings(c, doshas.manglik))
    return `${half(manglik.yours, pair.mine)}; ${half(manglik.theirs(pair.name), pair.theirs)}`
  })

const coupleFacts = (pair: Pair, make: Make): Fact[] => [
  make('match.total', 'match', 3, (c) => SAY[c].facts.total(pair.name, pointsText(pair.match.total))),
  ...pair.match.kootas.map((koota) => kootaFact(pair, make, koota)),
  ...pair.match.cancellations.map((one, index) =>
    make(`match.cancelled.${index + 1}`, 'match', 2, (c) => undoneText(c, one)),
  ),
  manglikFact(pair, make),
]

const moonFacts = (pair: Pair, make: Make): Fact[] => {
  const { name, mine, theirs } = pair
  const lords = [lordOf(mine.moon_sign), lordOf(theirs.moon_sign)] as const
  return [
    make('match.moons', 'match', 3, (c) =>
      SAY[c].facts.moons(name, [signName(c, mine.moon_sign), signName(c, theirs.moon_sign)], apartOf(pair)[0]),
    ),
    make('match.lords', 'match', 2, (c) => SAY[c].facts.lords(name, [grahaName(c, lords[0]), grahaName(c, lords[1])])),
  ]
}

const factsOfOther = (pair: Pair, make: Make, at: Date): Fact[] => {
  const { theirs, name } = pair
  return [
    make('other.birth', 'match', 1, (c) => SAY[c].facts.birth(name, dateIn(c, theirs.input.tz, theirs.input.utc))),
    make('other.moon.sign', 'placement', 3, (c) =>
      SAY[c].facts.moonSign(name, grahaName(c, 'moon'), signName(c, theirs.moon_sign)),
    ),
    ...factsOf(theirs, transits(theirs, at), at)
      .filter(({ id }) => TOLD.test(id))
      .map((fact) => make(`other.${fact.id}`, fact.kind, fact.strength, (c) => SAY[c].told(name, fact.text[c]))),
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
