import { isPostgres } from '@dhruva/common'
import pg from 'pg'
import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

const PASSWORDS = [
  'Zk3/9sd+Qw==',
  'pa#ss',
  'pa?ss',
  'pa%41ss',
  'pa$ss',
  'pa@ss',
  'p@ss/w#rd?',
  ' a b ',
  'o\'k"',
  'पासवर्ड',
  ':/%',
]

test.each(PASSWORDS)('the password %s arrives as it is', (password) => {
  const { DATABASE_URL = '' } = environmentOf({ DATABASE_HOST: 'postgres', POSTGRES_PASSWORD: password }, 'api')
  expect(isPostgres(DATABASE_URL)).toBe(true)
  const { user, host, port, database, password: arrived } = new pg.Client({ connectionString: DATABASE_URL })
  expect({ user, host, port, database, arrived }).toEqual({
    user: 'app',
    host: 'postgres',
    port: 5432,
    database: 'app',
    arrived: password,
  })
})
