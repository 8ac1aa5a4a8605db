import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { heard } from '@dhruva/intent/parse'
import { root } from '../lib.ts'
import type { Case, Kind } from './kind.ts'

/** Sets of this checkout, and the hash each had when it came. */
export const SETS = path.join(root, 'eval/sets')
export const LOCKED = path.join(root, 'eval/locked.json')

/** A file of cases, such as `parse-odd-hing`: kind, what of it, script. */
export type SetOfCases = { name: string; kind: Kind; hash: string; cases: Case[] }

/** The sets in a folder whose kind is known, by name. */
export const setsIn = (folder: string, kinds: readonly Kind[], wanted: readonly string[]): SetOfCases[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.slice(0, -'.jsonl'.length))
    .filter((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))
    .toSorted()
    .flatMap((name) => {
      const kind = kinds.find((one) => name === one.name || name.startsWith(`${one.name}-`))
      return kind ? [readSet(folder, name, kind)] : []
    })

const readSet = (folder: string, name: string, kind: Kind): SetOfCases => {
  const text = readFileSync(path.join(folder, `${name}.jsonl`), 'utf8')
  const cases = text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      try {
        return kind.read(JSON.parse(line))
      } catch (error) {
        throw new Error(`${name}, line ${at + 1}: ${error instanceof Error ? error.message : error}`)
      }
    })
  return { name, kind, hash: createHash('sha256').update(text).digest('hex'), cases }
}

export const lockedHashes = (): Record<string, string> =>
  existsSync(LOCKED) ? JSON.parse(readFileSync(LOCKED, 'utf8')) : {}

/** Messages are the same when their words sound the same. */
const keyOf = (message: string): string => heard(message).keys.join(' ')

/** So many words are anybody's: `kab?`, `thanks ji`. */
const ANYBODYS = 4

/** What is wrong with a set: changed since it came, an id twice, a message that was learnt from. */
export const faultsOf = ({ name, kind, hash, cases }: SetOfCases, locked: Record<string, string>): string[] => {
  const learnt = learntKeys(kind)
  const ids = cases.map(({ id }) => id)
  const seen = cases.filter(({ messages }) =>
    messages.some((message) => {
      const key = keyOf(message)
      return key.split(' ').length > ANYBODYS && learnt.has(key)
    }),
  )
  return [
    ...(locked[name] && locked[name] !== hash ? [`${name} is not the file that was locked`] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${name}: ${id} twice`),
    ...seen.map(({ id }) => `${name}: ${id} stands in the training text`),
  ]
}

const known = new Map<Kind, Set<string>>()
const learntKeys = (kind: Kind): Set<string> => {
  const keys = known.get(kind) ?? new Set([...kind.learntFrom()].map(keyOf))
  known.set(kind, keys)
  return keys
}
