import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@dhruva/testkit/database'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { migrate, prismaDir } from '#migrate.ts'

const url = await testDatabase()
const pool = new pg.Pool({ connectionString: url })
const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-functions-'))
mkdirSync(path.join(dir, 'migrations'))
afterAll(async () => {
  await pool.end()
  rmSync(dir, { recursive: true })
})

beforeEach(() => {
  rmSync(path.join(dir, 'functions'), { recursive: true, force: true })
  mkdirSync(path.join(dir, 'functions'))
})

const write = (name: string, sql: string) => writeFileSync(path.join(dir, 'functions', `${name}.sql`), sql)
const empty = () => pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
const ask = async (sql: string): Promise<unknown> => Object.values((await pool.query(sql)).rows[0] ?? {})[0]

/** The functions of a migrated database that no extension brought. */
const listed = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(`
    SELECT proname AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') ORDER BY 1`)
  return rows.map(({ name }) => name)
}

test('every function of the product has its file, and every file makes one', async () => {
  const files = readdirSync(path.join(prismaDir(), 'functions'))
  expect(await listed()).toEqual(files.map((file) => path.basename(file, '.sql')).sort())
})

test('all that are plpgsql can be compiled', async () => {
  const { rows } = await pool.query<{ sql: string }>(
    `SELECT pg_get_functiondef(oid) AS sql FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       AND prolang IN (SELECT oid FROM pg_language WHERE lanname IN ('plpgsql', 'sql'))`,
  )
  expect(rows.length).toBeGreaterThan(40)
  // with the bodies checked, which is put off while they are made
  for (const { sql } of rows) await pool.query(sql)
})

/** The last migration that was written before functions had files of their own. */
const LAST_WITH_FUNCTIONS = '20261124020000_hiding'

test('no migration makes a function', () => {
  const folder = path.join(prismaDir(), 'migrations')
  const later = readdirSync(folder).filter((name) => /^\d/.test(name) && name > LAST_WITH_FUNCTIONS)
  const guilty = later.filter((name) =>
    /\bCREATE\s+(OR\s+REPLACE\s+)?(FUNCTION|PROCEDURE)\b/i.test(
      readFileSync(path.join(folder, name, 'migration.sql'), 'utf8'),
    ),
  )
  expect(guilty).toEqual([])
})

test('one is made when its file changes, and left alone otherwise', async () => {
  await empty()
  write('answer', 'CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT 41 $$;')
  write('other', 'CREATE OR REPLACE FUNCTION other() RETURNS int LANGUAGE sql AS $$ SELECT answer() $$;')
  expect(await Promise.all([migrate(url, dir), migrate(url, dir)])).toContainEqual(['answer', 'other'])
  write('answer', 'CREATE OR REPLACE FUNCTION answer() RETURNS int LANGUAGE sql AS $$ SELECT 42 $$;')
  expect(await migrate(url, dir)).toEqual(['answer'])
  expect(await migrate(url, dir)).toEqual([])
  expect(await ask('SELECT other()')).toBe(42)
})

test('the order of the files does not matter', async () => {
  await empty()
  write('a', 'CREATE OR REPLACE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT z() $$;')
  write('z', 'CREATE OR REPLACE FUNCTION z() RETURNS int LANGUAGE sql AS $$ SELECT 7 $$;')
  await migrate(url, dir)
  expect(await ask('SELECT a()')).toBe(7)
})

test('with other arguments or another result it takes the place of the one before', async () => {
  await empty()
  write('answer', 'CREATE OR REPLACE FUNCTION answer(p_one int) RETURNS int LANGUAGE sql AS $$ SELECT p_one $$;')
  await migrate(url, dir)
  write('answer', 'CREATE OR REPLACE FUNCTION answer(p_two int) RETURNS text LANGUAGE sql AS $$ SELECT p_two::text $$;')
  await migrate(url, dir)
  expect(await ask('SELECT answer(1)')).toBe('1')
  write('answer', 'CREATE OR REPLACE FUNCTION answer(p_two text) RETURNS text LANGUAGE sql AS $$ SELECT p_two $$;')
  await migrate(url, dir)
  expect(await listed()).toEqual(['answer'])
})

test('one that fails leaves all of them as they were', async () => {
  await empty()
  write('a', 'CREATE OR REPLACE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;')
  await migrate(url, dir)
  write('a', 'CREATE OR REPLACE FUNCTION a() RETURNS int LANGUAGE sql AS $$ SELECT 2 $$;')
  write('b', 'CREATE OR REPLACE FUNCTION c() RETURNS int LANGUAGE sql AS $$ SELECT 3 $$;')
  await expect(migrate(url, dir)).rejects.toThrow('function b failed: the file makes no function b')
  expect(await ask('SELECT a()')).toBe(1)
  expect(await listed()).toEqual(['a'])
})
