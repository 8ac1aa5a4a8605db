import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ConfigError, isPostgres } from '@dhruva/common'
import { expect, onTestFinished, test } from 'vitest'
import { environmentOf, type Program, SECRETS_OF } from './environment.ts'

const fileOf = (text: string) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-secret-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = path.join(dir, 'secret')
  writeFileSync(file, text)
  return file
}

const PROGRAMS: readonly Program[] = ['api', 'worker', 'migrate']

test.each(PROGRAMS.flatMap((program) => SECRETS_OF[program].map((name) => [program, name] as const)))(
  'of %s %s may stand in a file',
  (program, name) => {
    expect(environmentOf({ [`${name}_FILE`]: fileOf('a secret with = and #\n') }, program)).toMatchObject({
      [name]: 'a secret with = and #',
    })
  },
)

test('a file of a secret that a program does not use is not looked at', () => {
  expect(environmentOf({ JWT_SECRET_FILE: '/no/such/file' }, 'worker').JWT_SECRET).toBeUndefined()
})

test('of a file only the end of its last line is taken off', () => {
  expect(environmentOf({ JWT_SECRET_FILE: fileOf(' one\ntwo \r\n') }, 'api').JWT_SECRET).toBe(' one\ntwo ')
})

test.each<[string, () => Record<string, string>, string]>([
  ['none', () => ({ JWT_SECRET_FILE: '/no/such/file' }), 'JWT_SECRET_FILE names a file that cannot be read: ENOENT'],
  ['a folder', () => ({ JWT_SECRET_FILE: os.tmpdir() }), 'JWT_SECRET_FILE names a file that cannot be read: EISDIR'],
  ['empty', () => ({ JWT_SECRET_FILE: fileOf('\n') }), 'JWT_SECRET_FILE names an empty file'],
  [
    'beside the setting',
    () => ({ JWT_SECRET_FILE: fileOf('x'), JWT_SECRET: 'y' }),
    'JWT_SECRET and JWT_SECRET_FILE are both set: only one can be right',
  ],
])('a file that is %s is refused in one line', (_, env, line) => {
  expect(() => environmentOf(env(), 'api')).toThrow(new ConfigError(line))
})

test.each<[Record<string, string>, string]>([
  [{ DATABASE_HOST: 'postgres' }, 'POSTGRES_PASSWORD is missing'],
  [{ DATABASE_HOST: 'app:secret@postgres' }, 'DATABASE_HOST is not the name or address of a host'],
  [{ DATABASE_HOST: 'postgres', DATABASE_PORT: 'five' }, 'DATABASE_PORT is not a port'],
])('%#: a part that is wrong is named', (env, line) => {
  expect(() => environmentOf(env, 'api')).toThrow(new ConfigError(line))
})

test.each([
  ['postgresql://app:secret@host:5432/app', true],
  ['postgres:///app?host=/run/postgresql', true],
  ['mysql://app:secret@host/app', false],
  ['postgresql://app:p@ss/w#rd?@host:5432/app', false],
  ['postgresql://app:Zk3/9sd+Qw==@host:5432/app', false],
  ['postgresql://app:pa#ss@host:5432/app', false],
  ['postgresql://app:1?ss@host:5432/app', false],
])('%s: an address whose password was not escaped is none', (address, isOne) => {
  expect(isPostgres(address)).toBe(isOne)
})
