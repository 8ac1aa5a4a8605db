import { avatars } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { avatarFor, avatarIds, genderOfAvatar, isAvatar } from './avatars.ts'
import { elders } from './figures.ts'

const world = await createWorld(buildApp)
const see = (path: `/${string}`, headers = {}) => world.visitor().raw({ method: 'GET', path }, undefined, headers)
const everyone = Object.entries(avatarIds).flatMap(([folder, ids]) => ids.map((id) => ({ folder, id })))

describe('the list', () => {
  it('offers at least twelve of each, no id twice', async () => {
    const { Male, Female, Symbols } = await world.visitor().call(avatars.getAvatars, {})
    expect(Math.min(Male.length, Female.length)).toBeGreaterThanOrEqual(12)
    const all = [...Male, ...Female, ...Symbols]
    expect(new Set(all).size).toBe(all.length)
    for (const id of all) expect(id).toMatch(/^[a-z-]+$/)
  })

  it('knows its own ids and no others', () => {
    for (const { folder, id } of everyone) {
      expect(isAvatar(id)).toBe(true)
      expect(genderOfAvatar(id)).toBe(folder === 'Symbols' ? null : folder)
    }
    for (const id of ['', 'constructor', '__proto__', 'GANGA', 'ganga.svg', '../ganga']) {
      expect(isAvatar(id)).toBe(false)
      expect(genderOfAvatar(id)).toBeNull()
    }
  })
})

describe('someone who has not chosen', () => {
  it('has always the same one, of the own folder when the gender is known', () => {
    for (const uid of [1, 2, 7, 1000, 2_147_483_647]) {
      expect(avatarIds.Male).toContain(avatarFor(uid, 'Male'))
      expect(avatarIds.Female).toContain(avatarFor(uid, 'Female'))
      expect(avatarIds.Symbols).toContain(avatarFor(uid, null))
      expect(avatarFor(uid, 'Female')).toBe(avatarFor(uid, 'Female'))
    }
  })

  it.each(['Male', 'Female', null] as const)('looks unlike others, and not old (%s)', (gender) => {
    const uids = Array.from({ length: 500 }, (_, at) => at + 1)
    const seen = Map.groupBy(uids, (uid) => avatarFor(uid, gender))
    const given = avatarIds[gender ?? 'Symbols'].filter((id) => !elders.includes(id))
    expect([...seen.keys()].toSorted()).toEqual(given.toSorted())
    for (const [, ones] of seen) expect(ones.length).toBeLessThan((500 / given.length) * 1.5)
  })
})

describe('a picture', () => {
  it.each(everyone)('of $id is a small drawing in every size, which runs and loads nothing', async ({ folder, id }) => {
    for (const size of [64, 128, 256]) {
      const answer = await see(`/apis/avatars/${folder}/${size}/${id}.svg`)
      expect(answer.status).toBe(200)
      expect(answer.text).toMatch(new RegExp(`^<svg xmlns="[^"]+" width="${size}" height="${size}" `))
      expect(answer.text).not.toMatch(/NaN|undefined|<script|href=|\son\w+=/)
      expect(answer.text.length).toBeLessThan(3_072)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/svg+xml; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
  })

  it('is packed for who takes it so, and the same then', async () => {
    const path = '/apis/avatars/Male/128/shivalik.svg'
    const plain = (await see(path)).text
    const packed = await fetch((await world.address()) + path, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.length / 2)
    expect(await packed.text()).toBe(plain)
  })

  it('is not sent again to who has it', async () => {
    const path = '/apis/avatars/Female/64/ganga.svg'
    const etag = (await see(path)).headers.etag
    expect((await see(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await see(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('is found in the other folder too', async () => {
    const [own, other] = [
      await see('/apis/avatars/Male/64/nilgiri.svg'),
      await see('/apis/avatars/Female/64/nilgiri.svg'),
    ]
    expect(other.status).toBe(200)
    expect(other.text).toBe(own.text)
  })

  it.each([
    'Male/64/nobody.svg',
    'Male/64/nilgiri.png',
    'Male/64/nilgiri',
    'Male/65/nilgiri.svg',
    'Other/64/nilgiri.svg',
    'Male/64/constructor.svg',
    'Male/64/..%2f..%2fpackage.json',
    'Male/64/%3Cscript%3E.svg',
    'Male/64/.svg',
  ] as const)('at %s is not found', async (path) => {
    const answer = await see(`/apis/avatars/${path}`)
    expect(answer.status).toBe(404)
    expect(answer.json).toMatchObject({ status: 'fail', code: 'avatar_not_found' })
  })
})
