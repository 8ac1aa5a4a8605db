import { field } from '@dhruva/common'
import { rememberInTab } from '#lib/storage.ts'
import { type FormValues, freshValues } from './form-values.ts'

export type FormKind = 'saved' | 'free' | 'celebrity'

/** What a form held when the page was left: typed text is lost neither by a reload nor by logging in. */
export type Draft = {
  /** the saved birth being changed, null for a new one */
  bid: number | null
  /** coordinates are typed by hand */
  manual: boolean
  values: FormValues
}

const keyOf = (kind: FormKind) => `birth-draft:${kind}`

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback)

const valuesFrom = (stored: unknown): FormValues => {
  const values = { ...freshValues }
  for (const key of Object.keys(freshValues)) {
    if (key in values) Reflect.set(values, key, textOr(field(stored, key), textOr(field(freshValues, key), '')))
  }
  return values
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The draft of this tab, or null. One that another person left is not shown; one of a visitor is. */
export const readDraft = (kind: FormKind, uid: number | null): Draft | null => {
  const text = rememberInTab.read(keyOf(kind))
  const stored = text === null ? null : parsed(text)
  if (stored === null) return null
  const owner = field(stored, 'uid')
  if (owner !== null && owner !== uid) return null
  const bid = field(stored, 'bid')
  return {
    bid: typeof bid === 'number' ? bid : null,
    manual: field(stored, 'manual') === true,
    values: valuesFrom(field(stored, 'values')),
  }
}

export const writeDraft = (kind: FormKind, uid: number | null, draft: Draft) => {
  rememberInTab.write(keyOf(kind), JSON.stringify({ uid, ...draft }))
}

export const dropDraft = (kind: FormKind) => {
  rememberInTab.remove(keyOf(kind))
}
