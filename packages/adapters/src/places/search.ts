import { fold } from '@dhruva/hindi'
import { type Areas, createAreas, inArea } from './area.ts'
import { describe } from './describe.ts'
import { type Gazetteer, ID_RADIX } from './gazetteer.ts'
import { MAX_SUGGESTIONS, type PlaceSuggestion } from './port.ts'
import { type Reading, readingGroups } from './query.ts'
import { linesFrom, linesNear, type Stretch } from './sorted-lines.ts'

// Points added to a place's weight (decimal digits of its population, and 3 for India). A whole name in India beats every
// beginning of one; abroad size has a say too, so that `pun` gives Pune before a village named Pun.
const WHOLE_NAME = 4
const KIND_POINTS = [0, -1, -1.5]
const SOUND_POINTS = -2.5
const SLIP_POINTS = -3.5
const BEGUN_NAME_BEFORE_AREA_POINTS = -2

const KINDS_THAT_NAME = 2
const LEAST_LETTERS = 3
const LEAST_LETTERS_FOR_SLIP = 5

type Hits = { points: Map<number, number>; hasWhole: boolean }
type Hunt = { lines: string[]; within: string[]; points: number; wholeOnly: boolean }

/** A function that searches one gazetteer: at most 10 suggestions, the best first. */
export function createSearch(gazetteer: Gazetteer): (input: string) => PlaceSuggestion[] {
  const areas = createAreas(gazetteer.areas)
  return (input) => {
    for (const readings of readingGroups(input)) {
      const hits = hunt(gazetteer, areas, readings)
      if (hits.size > 0) return best(hits).map((id) => suggestion(gazetteer, areas, id))
    }
    return []
  }
}

function hunt(gazetteer: Gazetteer, areas: Areas, readings: Reading[]): Map<number, number> {
  const hits: Hits = { points: new Map(), hasWhole: false }
  const { names, sounds } = gazetteer
  for (const { name, within } of readings) {
    const wholeOnly = name.length < LEAST_LETTERS
    collect(gazetteer, areas, hits, { lines: names, within, points: 0, wholeOnly }, linesFrom(names, name))
    const sound = fold('place', name)
    if (sound.length < LEAST_LETTERS) continue
    const spoken = { lines: sounds, within, points: SOUND_POINTS, wholeOnly: false }
    collect(gazetteer, areas, hits, spoken, linesFrom(sounds, sound))
  }
  if (!hits.hasWhole && hits.points.size < MAX_SUGGESTIONS) huntSlips(gazetteer, areas, hits, readings)
  return hits.points
}

/** Names one letter away; beginnings of names only where nothing else was found. */
function huntSlips(gazetteer: Gazetteer, areas: Areas, hits: Hits, readings: Reading[]): void {
  const wholeOnly = hits.points.size > 0
  for (const { name, within } of readings) {
    if (name.length < LEAST_LETTERS_FOR_SLIP) continue
    const slipped = { lines: gazetteer.sounds, within, points: SLIP_POINTS, wholeOnly }
    for (const stretch of linesNear(gazetteer.sounds, fold('place', name)))
      collect(gazetteer, areas, hits, slipped, stretch)
  }
}

function collect(gazetteer: Gazetteer, areas: Areas, hits: Hits, hunt: Hunt, { start, from, to }: Stretch): void {
  const passes = areaFilter(gazetteer, areas, hunt.within)
  for (let at = from; at < to; at++) {
    const [key = '', ...kinds] = (hunt.lines[at] ?? '').split('\t')
    const whole = key === start
    if (hunt.wholeOnly && !whole) return
    const begun = !whole && hunt.within.length > 0 ? BEGUN_NAME_BEFORE_AREA_POINTS : 0
    for (const [kind, ids] of kinds.entries()) {
      const isName = whole && kind < KINDS_THAT_NAME
      const points = hunt.points + begun + (KIND_POINTS[kind] ?? 0) + (isName ? WHOLE_NAME : 0)
      for (const id of parseIds(ids)) {
        if (!passes(id)) continue
        hits.hasWhole ||= isName
        const total = (gazetteer.weights[id] ?? 0) + points
        if (total > (hits.points.get(id) ?? 0)) hits.points.set(id, total)
      }
    }
  }
}

function parseIds(ids: string): number[] {
  return ids === '' ? [] : ids.split(' ').map((id) => Number.parseInt(id, ID_RADIX))
}

/** Whether a place lies in the typed area; each area is compared once. */
function areaFilter({ places }: Gazetteer, areas: Areas, within: string[]): (id: number) => boolean {
  if (within.length === 0) return () => true
  const isWanted = inArea(within)
  const verdicts = new Map<number, boolean>()
  return (id) => {
    const number = areas.numberOf(places[id] ?? '')
    const verdict = verdicts.get(number) ?? isWanted(areas.get(number))
    verdicts.set(number, verdict)
    return verdict
  }
}

/** The ids with most points; of equals the one stored first. */
function best(hits: Map<number, number>): number[] {
  const top: { id: number; points: number }[] = []
  for (const [id, points] of hits) {
    const last = top[MAX_SUGGESTIONS - 1]
    if (last && (points < last.points || (points === last.points && id > last.id))) continue
    top.push({ id, points })
    top.sort((a, b) => b.points - a.points || a.id - b.id)
    top.length = Math.min(top.length, MAX_SUGGESTIONS)
  }
  return top.map(({ id }) => id)
}

function suggestion({ places }: Gazetteer, areas: Areas, id: number): PlaceSuggestion {
  const line = places[id] ?? ''
  const [title = '', , lat, lng] = line.split('\t')
  return {
    description: describe({ title, ...areas.get(areas.numberOf(line)) }),
    lat: Number(lat) / 100,
    lng: Number(lng) / 100,
  }
}
