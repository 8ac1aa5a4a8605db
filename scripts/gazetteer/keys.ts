import { fold } from '@dhruva/hindi'
import { ID_RADIX } from '../../packages/adapters/src/places/gazetteer.ts'
import { latinKey, latinKeys } from '../../packages/adapters/src/places/latin.ts'
import type { Entry } from './entries.ts'

const NEIGHBOURS = ['IN', 'NP', 'BD', 'LK', 'PK', 'BT']
const KNOWN_ABROAD = 100_000
const LEAST_LETTERS = 3

const DEVANAGARI = /^[\u0900-\u097f\u200b-\u200d ]+$/
// GeoNames lists machine transliterations of other scripts in small letters and airports in three capitals.
const LATIN_NAME = /^(?![A-Z]{3,4}$)\p{Lu}[\p{Script=Latin}\p{M}\p{P} ]+$/u

type Postings = { named: Set<number>; also: Set<number>; within: Set<number> }

/** Whether a place is looked up by other Latin names and by sound too: India, its neighbours and large cities. */
function isWellKnown({ country, population }: Entry): boolean {
  return NEIGHBOURS.includes(country) || population >= KNOWN_ABROAD
}

const keyInState = (entry: Entry, key: string) => `${entry.country} ${entry.state} ${key}`

/** Keys of the other names of each entry, without those that are the name of another place in the same state. */
function otherKeys(entries: Entry[]): string[][] {
  const taken = new Set(entries.map((entry) => keyInState(entry, latinKey(entry.name))))
  return entries.map((entry) => {
    const wantsLatin = isWellKnown(entry)
    const names = entry.otherNames.filter((name) => DEVANAGARI.test(name) || (wantsLatin && LATIN_NAME.test(name)))
    return names.flatMap(latinKeys).filter((key) => !taken.has(keyInState(entry, key)))
  })
}

function laterWords(key: string): string[] {
  const words = key.split(' ')
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '))
}

function post(index: Map<string, Postings>, key: string, kind: keyof Postings, id: number): void {
  if (key.length < 2) return
  const postings = index.get(key) ?? { named: new Set(), also: new Set(), within: new Set() }
  index.set(key, postings)
  const known = postings.named.has(id) || (kind === 'within' && postings.also.has(id))
  if (!known) postings[kind].add(id)
}

function lines(index: Map<string, Postings>): string[] {
  const ids = (set: Set<number>) => [...set].map((id) => id.toString(ID_RADIX)).join(' ')
  return [...index]
    .map(([key, { named, also, within }]) => `${key}\t${ids(named)}\t${ids(also)}\t${ids(within)}`.trimEnd())
    .sort((a, b) => (a < b ? -1 : 1))
}

type Keyed = { id: number; own: string[]; also: string[] }

/** Own names before others: `post` keeps a place's own name from being listed as another one. */
function postAll(index: Map<string, Postings>, places: Keyed[], keyOf: (key: string) => string): void {
  for (const { id, own } of places) for (const key of own) post(index, keyOf(key), 'named', id)
  for (const { id, also } of places) for (const key of also) post(index, keyOf(key), 'also', id)
}

/** The sorted lines of the two indexes of `Gazetteer`: by spelling, with later words and district hints, and by sound. */
export function toIndexes(entries: Entry[]): { names: string[]; sounds: string[] } {
  const names = new Map<string, Postings>()
  const sounds = new Map<string, Postings>()
  const also = otherKeys(entries)
  const keyed = entries.map((entry, id) => ({ id, own: latinKeys(entry.name), also: also[id] ?? [], entry }))
  postAll(names, keyed, (key) => key)
  postAll(
    sounds,
    keyed.filter(({ entry }) => isWellKnown(entry)),
    (key) => fold('place', key),
  )
  for (const [id, { name, hint }] of entries.entries()) {
    const within = [...laterWords(latinKey(name)), latinKey(hint)]
    for (const key of within.filter(({ length }) => length >= LEAST_LETTERS)) post(names, key, 'within', id)
    post(sounds, fold('place', latinKey(hint)), 'within', id)
  }
  return { names: lines(names), sounds: lines(sounds) }
}
