import { createSecretKey } from 'node:crypto'
import { users } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const SECRET = 'the key that signs today, 32 and more characters'
const OLDER = 'the key that signed yesterday, 32 and more characters'
const world = await createWorld(buildApp, { env: { JWT_SECRET: SECRET, JWT_SECRET_PREVIOUS: OLDER } })
const asha = await world.member('asha')
const [, payload = ''] = asha.token.split('.')
const claims: { jti: string; iat: number; exp: number; sub: string } = JSON.parse(
  Buffer.from(payload, 'base64url').toString(),
)

const sign = (
  changes: Record<string, unknown>,
  { secret = SECRET, alg = 'HS256', typ = 'JWT' }: { secret?: string; alg?: string; typ?: string } = {},
) => new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, typ }).sign(createSecretKey(Buffer.from(secret)))

const statusOf = async (token: string) => (await world.withToken(token).raw(users.getUserInfo)).status

it('is good as signed, and when the key that signed it was changed since', async () => {
  expect(await statusOf(await sign({}))).toBe(200)
  expect(await statusOf(await sign({}, { secret: OLDER }))).toBe(200)
})

it('is worth nothing when anything about it is wrong', async () => {
  const bad = await Promise.all([
    sign({}, { secret: 'another key altogether, 32 and more characters' }),
    sign({}, { alg: 'HS512', secret: `${SECRET}${SECRET}` }),
    sign({}, { typ: 'at+jwt' }),
    sign({ iss: 'somebody' }),
    sign({ jti: undefined }),
    sign({ jti: 'not-a-uuid' }),
    sign({ jti: '00000000-0000-4000-8000-000000000000' }),
    sign({ exp: undefined }),
    sign({ exp: claims.iat - 61 }),
    sign({ iat: undefined }),
    sign({ nbf: claims.iat + 120 }),
  ])
  for (const token of bad) expect(await statusOf(token)).toBe(401)
})

it('is worth nothing with any of 60 characters changed', async () => {
  for (let at = 0; at < 60; at++) {
    const place = Math.floor((asha.token.length * at) / 60)
    const other = asha.token[place] === 'x' ? 'y' : 'x'
    const changed = asha.token.slice(0, place) + other + asha.token.slice(place + 1)
    // the last character of a part may carry bits that mean nothing
    if (
      Buffer.from(changed.split('.')[2] ?? '', 'base64url').equals(
        Buffer.from(asha.token.split('.')[2] ?? '', 'base64url'),
      ) &&
      changed.split('.')[1] === payload &&
      changed.split('.')[0] === asha.token.split('.')[0]
    )
      continue
    expect(await statusOf(changed)).toBe(401)
  }
})

it('may be from a clock up to a minute ahead', async () => {
  expect(await statusOf(await sign({ iat: claims.iat + 55 }))).toBe(200)
  expect(await statusOf(await sign({ iat: claims.iat + 65 }))).toBe(401)
})

it('ends for 1,000 requests at once when it is revoked', async () => {
  const ravi = await world.member('ravi')
  expect(await statusOf(ravi.token)).toBe(200)
  await ravi.raw({ method: 'POST', path: users.logout.path })
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => statusOf(ravi.token)))
  expect(answers.filter((status) => status !== 401)).toEqual([])
})
