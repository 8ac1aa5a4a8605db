import { discussions } from '@dhruva/contract'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { memberWithHandle } from '#features/astrohub/testing/forum.ts'

const world = await createWorld(buildApp)

let asha: Member
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
})

const post = async (title: string, description = 'Nothing more to say of it', who: Member = asha) => {
  world.clock.advance({ seconds: 11 })
  return (await who.call(discussions.insertDiscussion, { title, description })).did
}
const search = async (query: string, more: { start?: number; uid?: number } = {}) =>
  world.visitor().call(discussions.searchDiscussions, { query, ...more })
const found = async (query: string, more: { start?: number; uid?: number } = {}) =>
  (await search(query, more)).discussions.map(({ did }) => did)

describe('a word', () => {
  it('is found in both scripts, however it is spelt and in whatever case', async () => {
    const hindi = await post('शनि की साढ़ेसाती में क्या करें')
    const roman = await post('Sade sati of Shani, what to do')
    for (const query of ['शनि', 'SHANI', 'shanee', ' Śani ', 'ｓｈａｎｉ'])
      expect(await found(query), query).toEqual([roman, hindi])
    const kundli = await post('मेरी कुंडली देखिए')
    const kundali = await post('My KUNDALI please')
    for (const query of ['kundli', 'Kundali', 'कुण्डली', 'कुंडली'])
      expect(await found(query), query).toEqual([kundali, kundli])
  })

  it('is the whole word; only the last one may be its beginning, from three letters on', async () => {
    const did = await post('Retrograde Mercury again')
    expect(await found('retrog')).toEqual([did])
    expect(await found('mercury retro')).toEqual([did])
    expect(await found('retrog mercury')).toEqual([])
    expect(await found('mercury re')).toEqual([])
  })

  it('of English is not taken for another that sounds alike', async () => {
    const soon = await post('Marriage very soon')
    const sun = await post('Combust by the Sun')
    expect(await found('sun')).toEqual([sun])
    expect(await found('soon')).toEqual([soon])
  })
})

describe('what is found', () => {
  it('has all the words, those in the title first, each newest first', async () => {
    const inText = await post('First of the four', 'My gemstone is an emerald')
    const inTitle = await post('Emerald gemstone')
    const half = await post('Gemstone only', 'No other stone')
    const between = await post('Emerald in the title', 'gemstone in the text')
    expect(await found('gemstone emerald')).toEqual([inTitle, between, inText])
    expect(await found('gemstone')).toEqual([half, inTitle, between, inText])
  })

  it('is a word nobody misspelt, when the one sought is nowhere', async () => {
    const saturn = await post('Saturn returns')
    const dasha = await post('Mahadasha of Jupiter')
    const navamsa = await post('Navamsa chart')
    for (const query of ['staurn', 'saturnn', 'satrn', 'satorn']) expect(await found(query), query).toEqual([saturn])
    for (const query of ['mahadsha', 'mahadahsa', 'महदशा']) expect(await found(query), query).toEqual([dasha])
    for (const query of ['navamhsa', 'navmansh', 'navamsa chrat']) expect(await found(query), query).toEqual([navamsa])
    const misspelt = await post('Staurn is how I write it')
    expect(await found('staurn')).toEqual([misspelt])
    for (const query of ['strn', 'xatxrn', 'saturn zzzzzz']) expect(await found(query), query).toEqual([])
  })

  it('is mended no more by words that were edited away', async () => {
    const did = await post('Hessonite stone', 'and the rest')
    expect(await found('hessonitte')).toEqual([did])
    await asha.call(discussions.updateDiscussion, { did, title: 'Another title', description: 'and the rest' })
    expect(await found('hessonitte')).toEqual([])
    const { rows } = await world.db.pool.query(
      `SELECT word FROM forum_word WHERE word IN ('hesonite', 'rest', 'title')`,
    )
    expect(rows.map(({ word }) => word).toSorted()).toEqual(['rest', 'title'])
  })

  it('is learnt from many who write the same new words at once, each in another order', async () => {
    const made = Array.from({ length: 40 }, (_, n) => `neo${'abcdefghij'[n % 10]}${'klmnop'[n % 6]}word`)
    const writers = await Promise.all(Array.from({ length: 12 }, (_, n) => memberWithHandle(world, `writer${n}`)))
    await Promise.all(
      writers.map(({ call }, n) => {
        const description = [...made.slice(n * 3), ...made.slice(0, n * 3)].join(' ')
        return call(discussions.insertDiscussion, { title: `Words of writer ${n}`, description })
      }),
    )
    expect(await found('neoakwrod')).toHaveLength(10)
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])('can be %s, which every object has', async (word) => {
    const did = await post(`About ${word} and its house`)
    expect(await found(word)).toEqual([did])
    await world.visitor().call(discussions.searchDiscussions, { query: `${word}s` })
  })

  it('ends where it ends, at any offset', async () => {
    await post('Few have this offsetword')
    for (const start of [1, 1_000, 2_147_483_640])
      expect(await search('offsetword', { start })).toMatchObject({ discussions: [], page_count: 1 })
  })

  it('is never hidden, deleted or erased; an edited text only by what it says now', async () => {
    const dids = [
      await post('Chiron one'),
      await post('Chiron two'),
      await post('Chiron three'),
      await post('Chiron four'),
    ]
    const [hidden = 0, deleted = 0, erased = 0, edited = 0] = dids
    expect(await found('chiron')).toEqual(dids.toReversed())
    await world.db.pool.query(`SELECT set_discussion_state($1, '{shown}', 'hidden')`, [hidden])
    await world.db.pool.query(`SELECT set_discussion_state($1, '{shown}', 'erased')`, [erased])
    await asha.call(discussions.deleteDiscussion, { did: deleted })
    await asha.call(discussions.updateDiscussion, { did: edited, title: 'Lilith now', description: 'not the former' })
    expect(await found('chiron')).toEqual([])
    expect(await found('lilith')).toEqual([edited])
    await world.db.pool.query(`SELECT set_discussion_state($1, '{hidden}', 'shown')`, [hidden])
    expect(await found('chiron')).toEqual([hidden])
  })

  it('can be of one person; of a private one only for that person', async () => {
    const ravi = await memberWithHandle(world, 'ravi')
    const mine = await post('Ketu transit in Leo')
    const his = await post('Ketu transit in Virgo', undefined, ravi)
    expect(await found('ketu transit')).toEqual([his, mine])
    expect(await found('ketu transit', { uid: ravi.uid })).toEqual([his])
    await world.db.pool.query('UPDATE profile SET is_private = true WHERE uid = $1', [ravi.uid])
    expect(await search('ketu transit', { uid: ravi.uid })).toMatchObject({ discussions: [], page_count: 0 })
    const own = await ravi.call(discussions.searchDiscussions, { query: 'ketu transit', uid: ravi.uid })
    expect(own.discussions.map(({ did }) => did)).toEqual([his])
  })

  it('has what a list has: counts, tags, the vote of who asks', async () => {
    const did = await post('Vargottama planets', 'with everything a list has')
    const [listed] = (await asha.call(discussions.searchDiscussions, {})).discussions
    const [one] = (await asha.call(discussions.searchDiscussions, { query: 'vargottama' })).discussions
    expect(listed?.did).toBe(did)
    expect(one).toEqual(listed)
  })
})

describe('signs', () => {
  it('are taken as they stand', async () => {
    const percent = await post('Sure 100% of it')
    const hundred = await post('Plain 100 of it')
    const snake = await post('A name like my_birth_chart')
    const star = await post('A 😀 for the title')
    expect(await found('100%')).toEqual([percent])
    expect(await found('100')).toEqual([hundred, percent])
    expect(await found('%')).toEqual([percent])
    expect(await found('_')).toEqual([snake])
    expect(await found('my_birth_chart')).toEqual([snake])
    expect(await found('m__birth')).toEqual([])
    expect(await found('10%')).toEqual([])
    expect(await found('😀')).toEqual([star])
    expect(await found('"plain" & 100!')).toEqual([hundred])
  })

  const odd = [
    '\\',
    "'",
    '"',
    "\\'",
    '&|!:*()',
    '<->',
    'a:*',
    '!a',
    "a' | 'b",
    'a',
    'ॐ',
    '्',
    '़',
    '\u200d',
    '\u0301',
    '🧿🧿',
    '٪',
    '۱۲',
    '字',
    '-',
    '--',
    'x'.repeat(100),
    'ज'.repeat(100),
    'a '.repeat(50).trim(),
    'kya hai '.repeat(12).trim(),
    '%'.repeat(100),
    "'".repeat(100),
    '\\'.repeat(99),
    'a&b',
    'a|b',
    ':* :A',
    '$1',
    ';DROP TABLE discussion',
    'ﷺ',
    'İ',
    'ß',
    '\ud83e\uddd1\u200d\ud83d\ude80',
  ] // prettier-ignore
  it.each(odd)('never fail: %j', async (query) => {
    expect(await search(query)).toMatchObject({ status: 'success', discussions: expect.any(Array) })
  })

  it('that nobody sees are no query that finds all', async () => {
    expect(await search('\u200d\ufe0f')).toMatchObject({ discussions: [], page_count: 0 })
  })
})

describe('many', () => {
  it('are counted up to 1,000, with title before text and newest first on every page', async () => {
    await world.db.pool.query(
      `WITH made AS (
         INSERT INTO discussion (uid, title, description, slug, created_at, updated_at, words, title_words)
         SELECT $1, 'x', 'x', 'x', now(), now(), array_to_tsvector(ARRAY['common', 'n' || n]),
           array_to_tsvector(CASE WHEN n % 100 = 0 THEN ARRAY['common'] ELSE '{}' END)
         FROM generate_series(1, 1500) n RETURNING did
       ) INSERT INTO discussion_count (did) SELECT did FROM made`,
      [asha.uid],
    )
    const all = (
      await world.db.pool.query(`SELECT did FROM discussion WHERE words @@ 'common'
      ORDER BY title_words @@ 'common' DESC, did DESC`)
    ).rows.map(({ did }) => Number(did)) // prettier-ignore
    for (const start of [0, 10, 14, 20, 500, 990]) {
      const page = await search('common', { start })
      expect(page.page_count).toBe(100)
      expect(
        page.discussions.map(({ did }) => did),
        `from ${start}`,
      ).toEqual(all.slice(start, start + 10))
    }
    expect(await search('common', { start: 1000 })).toMatchObject({ discussions: [], page_count: 100 })
    expect(await search('common', { start: 2_147_483_640 })).toMatchObject({ discussions: [], page_count: 100 })
    expect((await search('common n77')).discussions).toHaveLength(10)
    expect(await search('n77 common')).toMatchObject({ discussions: [{}], page_count: 1 })
  })
})

describe('of many words', () => {
  const write = async (own: typeof world, uid: number, words: string[], count: number) => {
    const { rows } = await own.db.pool.query<{ did: number }>(
      `WITH made AS (
         INSERT INTO discussion (uid, title, description, slug, created_at, updated_at, words, title_words)
         SELECT $1, 'x', 'x', 'x', now(), now(), array_to_tsvector($2::text[]), '' FROM generate_series(1, $3) RETURNING did
       ), counted AS (INSERT INTO discussion_count (did) SELECT did FROM made)
       SELECT did FROM made ORDER BY did DESC`,
      [uid, words, count],
    )
    return rows.map(({ did }) => Number(did))
  }
  const searchIn = async (own: typeof world, query: string) =>
    (await own.visitor().call(discussions.searchDiscussions, { query })).discussions.map(({ did }) => did)

  it('those that every text has are not asked for, so that nobody is slow who writes a sentence', async () => {
    const own = await createWorld(buildApp)
    const { uid } = await memberWithHandle(own, 'asha')
    const [emerald] = await write(own, uid, ['emerald', 'gemstone'], 1)
    expect(await searchIn(own, 'ven vil emerald')).toEqual([])
    await write(own, uid, ['ven', 'vil', 'the', 'may'], 150)
    const [rare] = await write(own, uid, ['ven', 'emerald'], 1)
    await write(own, uid, ['ven', 'the'], 60)
    expect(await searchIn(own, 'ven vil the emerald')).toEqual([rare, emerald])
    expect(await searchIn(own, 'emerald gemstone the ven')).toEqual([emerald])
    // where all of them are common the two rarest are
    expect(await searchIn(own, 'ven vil the')).toHaveLength(10)
    expect(await searchIn(own, 'ven emerald')).toEqual([rare])
  })

  it('five of the rarest are asked for, and the others may be missing', async () => {
    const own = await createWorld(buildApp)
    const { uid } = await memberWithHandle(own, 'asha')
    const rare = ['aba', 'ebe', 'ibi', 'obo', 'ubu']
    const [all] = await write(own, uid, rare, 1)
    await write(own, uid, rare.slice(0, 4), 1)
    await write(own, uid, ['some', 'other'], 40)
    await write(own, uid, ['fill'], 200)
    await write(own, uid, ['some', 'other'], 40)
    expect(await searchIn(own, `some other ${rare.join(' ')}`)).toEqual([all])
  })
})

it('a search that takes too long is refused as overload', async () => {
  const own = await createWorld(buildApp)
  await own.db.pool.query(`CREATE OR REPLACE FUNCTION search_discussions(sought tsquery, start int, author int, OUT total int, OUT dids int[])
    LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(3); END $$`)
  const answer = await own.visitor().raw(discussions.searchDiscussions, { query: 'shani' })
  expect(answer).toMatchObject({ status: 503, json: { status: 'fail', code: 'unavailable' } })
})
