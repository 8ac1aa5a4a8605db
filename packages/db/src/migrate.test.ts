import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@dhruva/testkit/database'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrate, pendingMigrations } from '#migrate.ts'

const url = await testDatabase()
let dir = ''
let pool: pg.Pool

beforeEach(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-migrations-'))
  mkdirSync(path.join(dir, 'functions'))
  pool = new pg.Pool({ connectionString: url })
  await pool.query('DROP SCHEMA public CASCADE')
  await pool.query('CREATE SCHEMA public')
})
afterEach(async () => {
  await pool.end()
  rmSync(dir, { recursive: true })
})

function write(name: string, sql: string) {
  const folder = path.join(dir, 'migrations', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'migration.sql'), sql)
}

test('three at once apply each migration once, in name order', async () => {
  write('2_fill', 'INSERT INTO planet VALUES (1)')
  write('1_make', 'CREATE TABLE planet (id int)')
  const applied = await Promise.all([migrate(url, dir), migrate(url, dir), migrate(url, dir)])
  expect(applied.flat()).toEqual(['1_make', '2_fill'])
  expect((await pool.query('SELECT * FROM planet')).rows).toEqual([{ id: 1 }])
  expect(await pendingMigrations(pool, dir)).toEqual([])
})

test('a migration that fails leaves nothing behind and can be mended', async () => {
  write('1_make', 'CREATE TABLE planet (id int); INSERT INTO nowhere VALUES (1)')
  await expect(migrate(url, dir)).rejects.toThrow('migration 1_make failed: relation "nowhere" does not exist')
  expect(await pendingMigrations(pool, dir)).toEqual(['1_make'])
  write('1_make', 'CREATE TABLE planet (id int)')
  expect(await migrate(url, dir)).toEqual(['1_make'])
})

test('a change that waits for a table in use does not keep others from it', async () => {
  await pool.query('CREATE TABLE planet (id int)')
  write('1_more', 'ALTER TABLE planet ADD COLUMN name text')
  const reader = await pool.connect()
  await reader.query('BEGIN')
  await reader.query('SELECT FROM planet')
  const migrating = migrate(url, dir)
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'relation'
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    expect(rowCount).toBe(1)
  })
  // would wait behind the change for as long as the reader reads
  expect((await pool.query('SELECT FROM planet')).rowCount).toBe(0)
  await reader.query('COMMIT')
  reader.release()
  expect(await migrating).toEqual(['1_more'])
})

test('an index may be made concurrently', async () => {
  write('1_make', 'CREATE TABLE planet (id int)')
  write('2_index', 'CREATE INDEX CONCURRENTLY planet_id ON planet (id)')
  expect(await migrate(url, dir)).toEqual(['1_make', '2_index'])
})

test('refuses a migration that was changed after it was applied', async () => {
  write('1_make', 'CREATE TABLE planet (id int)')
  await migrate(url, dir)
  write('1_make', 'CREATE TABLE planet (id int, name text)')
  await expect(migrate(url, dir)).rejects.toThrow('1_make was changed after it was applied')
})
