import { fold } from '@dhruva/hindi'
import { lazy } from '#lazy.ts'
import { speltIn } from './normalise.ts'

/** A name with the words that mean it, parted by spaces: `word`, `beginning*`, `words_in_a_row`. */
export type WordLists<Name extends string> = Readonly<Record<Name, string>>

/** Words of a list, found in a message: `at` the word it begins with, so many words long. */
export type Found<Name extends string> = { name: Name; at: number; length: number }

type Row<Name> = { name: Name; rest: readonly string[] }
/** Lists by the first of their words, made when a message is first looked at: a program that starts waits for none of it. */
export type WordIndex<Name extends string> = () => Lists<Name>

type Lists<Name> = {
  rows: ReadonlyMap<string, readonly Row<Name>[]>
  stems: ReadonlyMap<string, readonly Name[]>
  stemLengths: readonly number[]
}

export const wordIndex = <Name extends string>(lists: WordLists<Name>): WordIndex<Name> => lazy(() => indexed(lists))

const indexed = <Name extends string>(lists: WordLists<Name>): Lists<Name> => {
  const rows = new Map<string, Row<Name>[]>()
  const stems = new Map<string, Name[]>()
  for (const name of namesOf(lists))
    for (const words of lists[name].split(/\s+/).filter(Boolean)) {
      if (words.endsWith('*')) push(stems, fold('spelling', words.slice(0, -1)), name)
      else {
        const [first, ...rest] = speltIn(words.replaceAll('_', ' '))
        if (first !== undefined) push(rows, first, { name, rest })
      }
    }
  // the longest first: `mother in law` is no mother
  for (const list of rows.values()) list.sort((one, other) => other.rest.length - one.rest.length)
  return { rows, stems, stemLengths: [...new Set([...stems.keys()].map(({ length }) => length))] }
}

const namesOf = <Name extends string>(lists: WordLists<Name>): Name[] => {
  const names: Name[] = []
  for (const name in lists) names.push(name)
  return names
}

const push = <Value>(map: Map<string, Value[]>, key: string, value: Value) => {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Calls back for each list that has words beginning at a place of a message, the longest first. */
const eachAt = <Name extends string>(
  { rows, stems, stemLengths }: Lists<Name>,
  keys: readonly string[],
  at: number,
  found: (name: Name, length: number) => void,
) => {
  const key = keys[at] ?? ''
  for (const { name, rest } of rows.get(key) ?? [])
    if (rest.every((word, step) => keys[at + 1 + step] === word)) found(name, rest.length + 1)
  for (const length of stemLengths)
    if (length <= key.length) for (const name of stems.get(key.slice(0, length)) ?? []) found(name, 1)
}

/** Every list that a message has words of. */
export const namesIn = <Name extends string>(index: WordIndex<Name>, keys: readonly string[]): Set<Name> => {
  const names = new Set<Name>()
  for (let at = 0; at < keys.length; at++) eachAt(index(), keys, at, (name) => names.add(name))
  return names
}

/** The words of lists in their order, the longest of each place; none inside another. */
export const foundIn = <Name extends string>(index: WordIndex<Name>, keys: readonly string[]): Found<Name>[] => {
  const all: Found<Name>[] = []
  for (let at = 0; at < keys.length; ) {
    let longest: Found<Name> | null = null
    eachAt(index(), keys, at, (name, length) => {
      if (length > (longest?.length ?? 0)) longest = { name, at, length }
    })
    const one: Found<Name> | null = longest
    if (one) all.push(one)
    at += lengthOf(one)
  }
  return all
}

const lengthOf = (one: { length: number } | null): number => one?.length ?? 1

export const hasAny = <Name extends string>(index: WordIndex<Name>, keys: readonly string[]): boolean =>
  namesIn(index, keys).size > 0
