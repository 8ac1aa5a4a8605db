import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './drafts.ts'

const kept = new Map<string, string>()

afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const now = new Date('2026-11-22T07:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

it('gives back what was typed, and when', () => {
  writeDraft(7, 'new', { title: 'शनि', description: '' }, now)
  expect(readDraft(7, 'new', later(1))).toEqual({ at: now.toISOString(), fields: { title: 'शनि', description: '' } })
})

it('keeps people, and one person’s texts, apart', () => {
  writeDraft(7, 'new', { title: 'mine' }, now)
  writeDraft(7, 'comment 3', { comment: 'so true' }, now)
  expect(readDraft(8, 'new', now)).toBeNull()
  expect(readDraft(null, 'new', now)).toBeNull()
  dropDraft(7, 'new', now)
  expect(readDraft(7, 'new', now)).toBeNull()
  expect(readDraft(7, 'comment 3', now)?.fields.comment).toBe('so true')
})

it('leaves nothing behind when the last one goes', () => {
  writeDraft(7, 'new', { title: 'mine' }, now)
  dropDraft(7, 'new', now)
  expect(kept.size).toBe(0)
})

it('keeps the twenty newest and nothing for longer than a month', () => {
  for (let n = 0; n < 25; n++) writeDraft(7, `comment ${n}`, { comment: 'c' }, later(n))
  expect(readDraft(7, 'comment 4', later(30))).toBeNull()
  expect(readDraft(7, 'comment 5', later(30))).not.toBeNull()
  expect(readDraft(7, 'comment 24', later(31 * 24 * 60))).toBeNull()
})

it.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"new":1}',
  '{"new":{"at":"x","fields":{}}}',
  '{"new":{"at":"2026-11-22T07:00:00Z","fields":null}}',
])('takes %j for no draft and goes on', (stored) => {
  kept.set('drafts:7', stored)
  expect(readDraft(7, 'new', now)).toBeNull()
  writeDraft(7, 'new', { title: 'mine' }, now)
  expect(readDraft(7, 'new', now)?.fields.title).toBe('mine')
})

it('leaves out fields that are no texts', () => {
  kept.set('drafts:7', JSON.stringify({ new: { at: now.toISOString(), fields: { title: 'mine', description: 5 } } }))
  expect(readDraft(7, 'new', now)?.fields).toEqual({ title: 'mine' })
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  })
  writeDraft(7, 'new', { title: 'mine' }, now)
  expect(readDraft(7, 'new', now)).toBeNull()
})

it('keeps no text that nobody types', () => {
  writeDraft(7, 'new', { title: 'mine', description: 'x'.repeat(19_000) }, now)
  expect(readDraft(7, 'new', now)).not.toBeNull()
  writeDraft(7, 'new', { title: 'mine', description: 'x'.repeat(20_000) }, now)
  expect(readDraft(7, 'new', now)).toBeNull()
})
