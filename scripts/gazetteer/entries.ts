import { fold } from '@dhruva/hindi'
import { describe } from '../../packages/adapters/src/places/describe.ts'
import { latinKey } from '../../packages/adapters/src/places/latin.ts'
import { AMENDMENTS, type Amendment, COUNTRY_NAMES, STATE_NAMES } from './old-names.ts'
import { distanceKm, type Place } from './sources.ts'

/**
 * A place as suggested. `areaWords`: further words for its state and country; `hint`: its district's name where no place
 * bears it, so that who types the district is offered its largest towns.
 */
export type Entry = Place & {
  title: string
  showDistrict: boolean
  countryName: string
  areaWords: string
  hint: string
}

const PLAIN_POPULATION = 100_000
const ONE_PLACE_KM = 20
const HINTED_PLACES = 10

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' })

function countryName(code: string): string {
  return (regionNames.of(code) ?? code).replace(/ \(.*\)| SAR China/g, '')
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/[\u0300-\u036f‘’ʻʼ`]/g, '')
}

/** The sources write one kind of area as `District Rampur`, `Sikar District`, `Pune Division` and `Nagpur`. */
function bareDistrict(name: string): string {
  return plain(name).replace(/^District | (district|division)$/gi, '')
}

function inPlainLetters(place: Place): Place {
  if (place.country !== 'IN') return place
  return {
    ...place,
    name: plain(place.name),
    district: bareDistrict(place.district),
    state: plain(place.state),
    otherNames: [place.name, ...place.otherNames],
  }
}

function applyAmendment(places: Place[], { name, state, district, also = [], rename, population }: Amendment): void {
  const wanted = (place: Place) =>
    latinKey(place.name) === latinKey(name) && place.state === state && (!district || place.district === district)
  const [largest] = places.filter(wanted).sort((a, b) => b.population - a.population)
  if (!largest) throw new Error(`no place for the amendment ${name}, ${state}`)
  largest.otherNames = [...largest.otherNames, ...also, ...(rename ? [largest.name] : [])]
  largest.name = rename ?? largest.name
  largest.population = population ?? largest.population
}

function compare(a: Place, b: Place): number {
  return (
    Number(b.country === 'IN') - Number(a.country === 'IN') ||
    b.population - a.population ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
    a.latDeg - b.latDeg ||
    a.lngDeg - b.lngDeg
  )
}

const areaKey = (place: Place) => [latinKey(place.name), place.state, place.country].join('|')
const districtKey = (place: Place) => `${areaKey(place)}|${place.district}`

/** Of several rows with one name in one district within a walk of each other all but the largest are the same place. */
function withoutTwins(sorted: Place[]): Place[] {
  const kept = new Map<string, Place[]>()
  return sorted.filter((place) => {
    const namesakes = kept.get(districtKey(place)) ?? []
    if (namesakes.some((other) => distanceKm(place, other) <= ONE_PLACE_KM)) return false
    kept.set(districtKey(place), [...namesakes, place])
    return true
  })
}

function count<T>(places: T[], keyOf: (place: T) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1)
  return counts
}

function needsDistrict(place: Place, unique: boolean): boolean {
  if (!place.district) return false
  if (!unique) return true
  const cityOrSeat = place.population >= PLAIN_POPULATION || latinKey(place.district) === latinKey(place.name)
  return place.country === 'IN' && !cityOrSeat
}

function areaWords(place: Place): string {
  const state = place.country === 'IN' ? (STATE_NAMES[place.state] ?? '') : ''
  return [state, COUNTRY_NAMES[place.country] ?? '', place.country.toLowerCase()].filter(Boolean).join(' ')
}

function toEntry(place: Place, unique: boolean): Entry {
  const showDistrict = needsDistrict(place, unique)
  return {
    ...place,
    title: place.name,
    district: place.country === 'IN' || showDistrict ? place.district : '',
    showDistrict,
    countryName: countryName(place.country),
    areaWords: areaWords(place),
    hint: '',
  }
}

const lineOf = (entry: Entry) => describe({ ...entry, country: entry.countryName })

/** Two lines must not read alike: the position tells the last ones apart. */
function tellApart(entries: Entry[]): void {
  const perLine = count(entries, lineOf)
  for (const entry of entries.filter((each) => perLine.get(lineOf(each)) !== 1)) {
    entry.title = `${entry.name} (${entry.latDeg.toFixed(2)}, ${entry.lngDeg.toFixed(2)})`
  }
}

function hintDistricts(entries: Entry[]): void {
  const indian = entries.filter(({ country, district }) => country === 'IN' && district)
  const soundOfName = (name: string) => fold('place', latinKey(name))
  const borne = new Set(indian.flatMap(({ name, otherNames }) => [name, ...otherNames].map(soundOfName)))
  const hinted = new Map<string, number>()
  for (const entry of indian) {
    const done = hinted.get(entry.district) ?? 0
    if (borne.has(soundOfName(entry.district)) || done >= HINTED_PLACES) continue
    hinted.set(entry.district, done + 1)
    entry.hint = entry.district
  }
}

/**
 * The list to be stored, India first, then by population. The district is told when the name is not the only one of its
 * state, and for Indian towns of fewer than 100,000 people that do not share their district's name.
 */
export function toEntries(sources: Place[]): Entry[] {
  const places = sources.map(inPlainLetters)
  for (const amendment of AMENDMENTS) applyAmendment(places, amendment)
  const kept = withoutTwins(places.sort(compare))
  const perArea = count(kept, areaKey)
  const entries = kept.map((place) => toEntry(place, perArea.get(areaKey(place)) === 1))
  tellApart(entries)
  hintDistricts(entries)
  return entries
}
