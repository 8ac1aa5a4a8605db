import { DAY_MS, field } from '@dhruva/common'
import { remember } from './storage.ts'

/** What was typed and not sent: fields by name, and when. */
export type Draft = { at: string; fields: Readonly<Record<string, string>> }

/** The names of what is written. */
export const draftNames = {
  comment: (did: number) => `comment ${did}`,
  edit: (did: number) => `edit ${did}`,
  chat: (astrologer: string, bid: number) => `chat ${astrologer} ${bid}`,
  birth: (kind: string) => `birth ${kind}`,
  consult: (consultant: number | null) => `consult ${consultant ?? 'any'}`,
}

/** Of one person on one device; the oldest goes when another comes. */
const MOST = 20
const KEPT_MS = 30 * DAY_MS
/** Whoever pastes a book into a field has it elsewhere. */
const MOST_CHARACTERS = 20_000

const PREFIX = 'drafts:'
/** Forgotten on logging out, see `lib/session.ts`. */
const keyOf = (uid: number) => PREFIX + uid

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const draftFrom = (stored: unknown): Draft | null => {
  const at = field(stored, 'at')
  const fields = field(stored, 'fields')
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof fields !== 'object' || fields === null)
    return null
  const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { at, fields: Object.fromEntries(texts) }
}

/** All drafts of a person that can be read and are not a month old. */
const readAll = (uid: number, now: Date): Map<string, Draft> => {
  const stored = parsed(remember.read(keyOf(uid)) ?? 'null')
  if (typeof stored !== 'object' || stored === null) return new Map()
  const all = Object.entries(stored).flatMap(([name, value]) => {
    const draft = draftFrom(value)
    return draft && now.getTime() - Date.parse(draft.at) < KEPT_MS ? [[name, draft] as const] : []
  })
  return new Map(all)
}

const writeAll = (uid: number, all: Map<string, Draft>) => {
  if (all.size === 0) return remember.remove(keyOf(uid))
  const newest = [...all].sort(([, one], [, other]) => other.at.localeCompare(one.at)).slice(0, MOST)
  remember.write(keyOf(uid), JSON.stringify(Object.fromEntries(newest)))
}

/** What a person left unsent under a name (`new`, `edit 7`, `comment 7`), or null. Nobody else's is shown. */
export const readDraft = (uid: number | null, name: string, now = new Date()): Draft | null =>
  uid === null ? null : (readAll(uid, now).get(name) ?? null)

/** Keeps what is being typed; it outlives the page, the tab and a session that ran out. */
export const writeDraft = (uid: number | null, name: string, fields: Draft['fields'], now = new Date()): void => {
  if (uid === null) return
  const characters = Object.values(fields).reduce((sum, text) => sum + text.length, 0)
  if (characters > MOST_CHARACTERS) dropDraft(uid, name, now)
  else writeAll(uid, readAll(uid, now).set(name, { at: now.toISOString(), fields }))
}

/** It was sent, or is not wanted any more. */
export const dropDraft = (uid: number | null, name: string, now = new Date()): void => {
  if (uid === null) return
  const all = readAll(uid, now)
  if (all.delete(name)) writeAll(uid, all)
}
