import { horoscopeFields, horoscopes, zodiacs } from '@dhruva/contract'
import { getOrCreateHoroscope, horoscopesOf } from '@dhruva/domain'
import { HOROSCOPE_VERSION, horoscope } from '@dhruva/reading'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const anyone = world.visitor()
const { getHoroscope } = horoscopes
const leo = { zodiac: 'Leo', when: 'Today' } as const

const written = async () => {
  const { text } = await anyone.raw({ method: 'GET', path: '/metrics' })
  return Number(/^horoscope_computed_total (\d+)/m.exec(text)?.[1] ?? 0)
}

describe('a horoscope', () => {
  it('has six fields in order, each with score and text, and the facts they rest on', async () => {
    const { response, facts, ...rest } = await anyone.call(getHoroscope, leo)
    expect(rest).toMatchObject({ status: 'success', zodiac: 'Leo', when: 'Today', date: '2026-11-21' })
    expect(Object.keys(response.bot_response)).toEqual([...horoscopeFields])
    const ids = facts.map(({ id }) => id)
    for (const { score, split_response, sentences, reasons } of Object.values(response.bot_response)) {
      expect(score).toBeGreaterThanOrEqual(15)
      expect(score).toBeLessThanOrEqual(95)
      expect(split_response).toBe(sentences.map(({ text }) => text).join(' '))
      expect(reasons.length).toBeGreaterThan(0)
      for (const id of [...reasons.map(({ fact }) => fact), ...sentences.flatMap((one) => one.facts)]) {
        expect(ids).toContain(id)
      }
    }
  })

  it.each([
    ['leo', 'TODAY'],
    [' LEO ', 'today'],
    ['सिंह', 'Today'],
    ['Simha', 'Today'],
  ])('is found by %j, %j', async (zodiac, when) => {
    const { json } = await anyone.raw(getHoroscope, { zodiac, when })
    expect(json).toMatchObject({ zodiac: 'Leo', when: 'Today' })
  })

  it('knows the old spelling of Sagittarius', async () => {
    const { json } = await anyone.raw(getHoroscope, { zodiac: 'Saggitarius', when: 'Tomorrow' })
    expect(json).toMatchObject({ zodiac: 'Sagittarius', when: 'Tomorrow', date: '2026-11-22' })
  })

  it('is in Hindi when that is asked for', async () => {
    const { response, gist, facts } = await anyone.call(getHoroscope, { ...leo, language: 'Hindi' })
    const words = [response.bot_response.Love.split_response, gist, ...facts.map(({ text }) => text)].join(' ')
    expect(words).toMatch(/[\u0900-\u097f]/)
    expect(words).not.toMatch(/[a-z]/i)
  })

  it.each([
    [{ zodiac: 'xyz', when: 'Today' }, 'zodiac'],
    [{ when: 'Today' }, 'zodiac'],
    [{ zodiac: 7, when: 'Today' }, 'zodiac'],
    [{ zodiac: 'Leo', when: 'Yesterday' }, 'when'],
    [{ zodiac: 'Leo' }, 'when'],
    [{ zodiac: 'Leo', when: 'Today', language: 'Tamil' }, 'language'],
  ])('is refused for %j', async (args, path) => {
    const answer = await anyone.raw(getHoroscope, args)
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_field', errors: [{ path }] } })
  })

  it('changes at midnight in India; the same text was tomorrow the day before', async () => {
    const later = await createWorld(buildApp, { at: '2026-11-21T18:29:59.000Z' })
    const ask = (when: 'Today' | 'Tomorrow') => later.visitor().call(getHoroscope, { zodiac: 'Aries', when })
    const [today, tomorrow] = [await ask('Today'), await ask('Tomorrow')]
    expect(today.date).toBe('2026-11-21')
    later.clock.set('2026-11-21T18:30:00.000Z')
    const next = await ask('Today')
    expect(next.date).toBe('2026-11-22')
    expect(next.response).toEqual(tomorrow.response)
  })

  it('differs between all signs and both days', async () => {
    const all = zodiacs.flatMap((zodiac) => (['Today', 'Tomorrow'] as const).map((when) => ({ zodiac, when })))
    const answers = await Promise.all(all.map((args) => anyone.call(getHoroscope, args)))
    const texts = answers.flatMap(({ response }) =>
      Object.values(response.bot_response).map(({ split_response }) => split_response),
    )
    expect(new Set(texts).size).toBe(12 * 2 * 6)
  })
})

describe('however many ask', () => {
  it('each sign and language is written once, over two API processes and the worker', async () => {
    const one = await createWorld(buildApp)
    const { db } = one
    const other = await buildApp({
      env: { JWT_SECRET: 'x'.repeat(40), RATE_LIMITS: 'off', DATABASE_URL: one.databaseUrl },
      now: one.clock.now,
      logTo: { write: () => {} },
    })
    await db.pool.query(`CREATE TABLE writes (n INT);
      CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO writes VALUES (1); RETURN NEW; END $$;
      CREATE TRIGGER note AFTER INSERT OR UPDATE ON horoscope FOR EACH ROW EXECUTE FUNCTION note_write()`)
    let byWorker = 0
    const worker = async () => {
      for (const { sign, ...key } of horoscopesOf('2026-11-21')) {
        const write = () => {
          byWorker += 1
          return horoscope(key.day, sign, key.language)
        }
        await getOrCreateHoroscope(db, key, { version: HOROSCOPE_VERSION, now: one.clock.now(), write })
      }
    }
    const ask = async (n: number) => {
      const args = { zodiac: zodiacs[n % 12], when: 'Today', language: n % 24 < 12 ? 'English' : 'Hindi' }
      const { http } = n % 2 === 0 ? one.app : other
      const { statusCode, body } = await http.inject({ method: 'POST', url: getHoroscope.path, payload: args })
      expect(statusCode).toBe(200)
      return `${args.zodiac} ${args.language} ${body}`
    }
    const [answers] = await Promise.all([Promise.all(Array.from({ length: 500 }, (_, n) => ask(n))), worker()])
    expect(new Set(answers).size).toBe(24)
    const counted = async (app: typeof other) => {
      const { body } = await app.http.inject({ method: 'GET', url: '/metrics' })
      return Number(/^horoscope_computed_total (\d+)/m.exec(body)?.[1])
    }
    expect((await counted(one.app)) + (await counted(other)) + byWorker).toBe(24)
    const { rows } = await db.pool.query(
      'SELECT (SELECT count(*)::int FROM writes) AS n, count(*)::int AS kept FROM horoscope',
    )
    expect(rows).toEqual([{ n: 24, kept: 24 }])
    await other.close()
  })

  it('is asked of the database once a process, and written anew only by a later version', async () => {
    const before = await written()
    await anyone.call(getHoroscope, leo)
    expect(await written()).toBe(before)
    const fresh = await createWorld(buildApp)
    await fresh.db.pool.query(
      `INSERT INTO horoscope (day, zodiac, language, version, body) VALUES ('2026-11-21', 'Leo', 'English', $1, '{}')`,
      [HOROSCOPE_VERSION - 1],
    )
    expect((await fresh.visitor().call(getHoroscope, leo)).response.bot_response.Love.score).toBeGreaterThan(0)
    const { rows } = await fresh.db.pool.query('SELECT version FROM horoscope')
    expect(rows).toEqual([{ version: HOROSCOPE_VERSION }])
  })

  it('tries again after the database was away', async () => {
    const shaky = await createWorld(buildApp)
    await shaky.db.pool.query('ALTER TABLE horoscope RENAME TO elsewhere')
    expect((await shaky.visitor().raw(getHoroscope, leo)).status).toBe(500)
    await shaky.db.pool.query('ALTER TABLE elsewhere RENAME TO horoscope')
    expect((await shaky.visitor().raw(getHoroscope, leo)).status).toBe(200)
  })
})
