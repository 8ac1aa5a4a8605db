import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { freshIn } from './form-values.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
let [device, tab] = [storage(), storage()]

beforeEach(() => {
  device = storage()
  tab = storage()
  vi.stubGlobal('localStorage', device)
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => void vi.unstubAllGlobals())

/** The browser was closed. */
const close = () => tab.kept.clear()
const draft = { bid: 12, manual: true, values: { ...freshIn('hi'), name: 'आशा', year: '1994' } }

it('of a member outlives the browser, for them alone', () => {
  writeDraft('saved', 7, draft)
  close()
  expect(readDraft('saved', 7)).toEqual(draft)
  expect(readDraft('saved', 8)).toBeNull()
  expect(readDraft('saved', null)).toBeNull()
  expect(readDraft('celebrity', 7)).toBeNull()
  dropDraft('saved', 7)
  expect(readDraft('saved', 7)).toBeNull()
  expect(device.kept.size).toBe(0)
})

it('of a visitor stays in the tab, and goes with who logs in there', () => {
  writeDraft('free', null, { ...draft, bid: null })
  expect(device.kept.size).toBe(0)
  expect(readDraft('free', 7)).toEqual({ ...draft, bid: null })
  writeDraft('free', 7, { ...draft, bid: null })
  expect(tab.kept.size).toBe(0)
  expect(readDraft('free', null)).toBeNull()
  expect(readDraft('free', 7)?.values.name).toBe('आशा')
})

it('of a visitor is gone with the browser', () => {
  writeDraft('free', null, draft)
  close()
  expect(readDraft('free', null)).toBeNull()
})
