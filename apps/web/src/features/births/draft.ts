import { field } from '@dhruva/common'
import { draftNames, dropDraft as dropKept, readDraft as readKept, writeDraft as writeKept } from '#lib/drafts.ts'
import { rememberInTab } from '#lib/storage.ts'
import { type FormValues, freshValues } from './form-values.ts'

export type FormKind = 'saved' | 'free' | 'celebrity'

/** What a form held when the page was left: typed text is lost neither by a reload nor by logging in, a member's neither with the browser. */
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

const draftFrom = (stored: unknown): Draft => {
  const bid = Number(field(stored, 'bid') ?? '')
  return {
    bid: Number.isInteger(bid) && bid > 0 ? bid : null,
    manual: field(stored, 'manual') === 'yes',
    values: valuesFrom(stored),
  }
}

/** What a visitor typed in this tab. Birth details are somebody's: they wait for nobody who has this phone later. */
const typedHere = (kind: FormKind): Draft | null => {
  const stored = parsed(rememberInTab.read(keyOf(kind)) ?? 'null')
  return stored === null ? null : draftFrom(stored)
}

/** What was typed and not sent: by the person on this device; before it, by the visitor of this tab, who may have logged in since. */
export const readDraft = (kind: FormKind, uid: number | null): Draft | null => {
  const own = readKept(uid, draftNames.birth(kind))
  return typedHere(kind) ?? (own ? draftFrom(own.fields) : null)
}

export const writeDraft = (kind: FormKind, uid: number | null, { bid, manual, values }: Draft) => {
  const fields = { ...values, bid: String(bid ?? ''), manual: manual ? 'yes' : '' }
  if (uid === null) return rememberInTab.write(keyOf(kind), JSON.stringify(fields))
  writeKept(uid, draftNames.birth(kind), fields)
  rememberInTab.remove(keyOf(kind))
}

export const dropDraft = (kind: FormKind, uid: number | null) => {
  dropKept(uid, draftNames.birth(kind))
  rememberInTab.remove(keyOf(kind))
}
