import { profiles } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { isReserved } from './reserved.ts'

const world = await createWorld(buildApp)
let person: Member
beforeAll(async () => {
  person = await world.member('handles')
})

const badEnds = ['.abcde', 'abcde.', '-abcde', 'abcde-', '_abcde', 'abcde_']
const badPairs = ['a..bcd', 'a.-bcd', 'ab__cd', 'ab-_cd', 'ab--cd', 'a.b..cd']
const lengths = ['', 'a', 'abcd', 'a.b', '1234', 'abcdefghijklmnopqrstu', 'x'.repeat(5_000)]
const spaces = ['a bcd', 'ab\tcde', 'ab\ncde', 'ab\u00a0cde', 'ab\u2003cde', 'ab\u3000cde', 'ab\u2028cde']
const unseen = [
  'ab\u200bcde', // zero-width space
  'ab\u200ccde',
  'ab\u200dcde',
  'ab\u2060cde',
  'ab\ufeffcde',
  'ab\u00adcde', // soft hyphen
  'ab\u034fcde',
  'ab\u180ecde',
  'ab\u{e0061}cde', // a tag character
  'ab\u0000cde',
  'ab\u0007cde',
  'ab\u007fcde',
  'ab\u0085cde',
]
const turned = ['\u202eedcba', 'ab\u202dcde', 'ab\u2066cde\u2069', 'abcde\u200f', 'ab\u061ccde', '\u200eabcde']
const alike = [
  'аdmin', // Cyrillic а
  'rаvi.k',
  'ravi.κ',
  'οracle',
  'ｒａｖｉ1',
  'ravi①',
  'ravi²3',
  'ｓupport',
  'ſtars',
  '\u212aelvin' /* kelvin sign */,
  'ﬁnder',
  'ravi․k', // one dot leader
  'ravi‐kk',
  'ravi–kk',
  'ravi＿kk',
  'ravi٫kk',
  'ravi१२३',
  'ravi١٢٣',
  '𝓻𝓪𝓿𝓲𝓴',
  'ɑbcde',
  'ıstan',
  'İstan',
  'ßtars',
]
const scripts = [
  'राम12',
  'शनिदेव',
  'முருகன்',
  '李小龙先生',
  'Ünlaut',
  'José.k',
  'a\u0301bcde',
  'אבגדה',
  'абвгд',
  '😀😀😀😀😀',
  'ravi😀',
]
const signs = [
  'ravi@k',
  'ravi/k',
  'ravi\\k',
  'ravi+k',
  'ravi#k',
  'ravi%20',
  'ravi&k',
  "ravi'k",
  'ravi"k',
  '<b>ab',
  'ravi;k',
  'ravi:k',
  'ravi,k',
  'ravi!k',
  'ravi?k',
  'ravi*k',
  'ravi(k',
  'ravi=k',
  'ravi~k',
  'ravi`k',
  'ravi|k',
  'ravi^k',
  'ravi$k',
  '-----',
  '.....',
  '_._._',
  "a'--b",
  '{abc}',
  '\ud800abcde',
  'ab\udc00cde',
]
const odd = [...badEnds, ...badPairs, ...lengths, ...spaces, ...unseen, ...turned, ...alike, ...scripts, ...signs]

const reserved = [
  ['admin', 'Admin', 'ADMIN', 'a.d.m.i.n', 'ad-min', 'adm1n', 'admin1', 'admin.24', 'the.admin', 'adrnin', 'adminn'],
  ['dhruva', 'DHRUVA', 'dhruva1', 'dhruva.support', 'dhruva-team', 'team.dhruva', 'dhruva4', 'dhruvaa'],
  ['oracle', '0racle', 'orac1e', 'oracle1', 'the_oracle', 'Oracle.help', 'oracIe'],
  ['astra', 'a5tra', 'astra-1', 'real.astra', 'astrohub', 'Astro.Hub', 'astr0hub', 'astrohub.team', 'astr0-hub-1'],
  ['support', 'suppor7', 'supp0rt', 'support.24', 'moderator', 'moderat0r', 'm0derator', 'deleted.user', 'deletedUser'],
  ['deleted-user', 'DELETED.USER.1', 'administrator', 'official', 'system'],
].flat()

const fine = [
  'ravi.k',
  'asha.sharma',
  'dhruv.patel',
  'dhruva.k',
  'astra.zen',
  'brahmastra',
  'supporter.of.shani',
  'oracle.of.delphi',
  'admiral',
  'badminton',
  'moderate',
  'astrologer',
  'astronaut.12',
  'deleted.by.ravi',
  'theodora',
  '12345',
  'systematic',
]

describe('a handle', () => {
  it.each(odd.map((handle) => [JSON.stringify(handle).slice(0, 40), handle]))('cannot be %s', async (_, handle) => {
    const answer = await person.raw(profiles.insertProfile, { display_name: handle, email: 'a@example.org' })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', errors: [{ path: 'display_name' }] } })
    expect(await world.db.prisma.profile.count()).toBe(0)
  })

  it.each(reserved)('cannot be %s, which speaks for the service', async (handle) => {
    const answer = await person.raw(profiles.insertProfile, { display_name: handle, email: 'a@example.org' })
    expect(answer).toMatchObject({ status: 200, json: { status: 'fail', code: 'handle_taken' } })
  })

  it.each(fine)('can be %s', (handle) => {
    expect(isReserved(handle)).toBe(false)
  })

  it('may stand between spaces, which go', async () => {
    await person.call(profiles.insertProfile, { display_name: '  ravi.k-1_2 \n', email: 'a@example.org' })
    expect((await person.call(profiles.getOwnProfile, {})).display_name).toBe('ravi.k-1_2')
  })
})
