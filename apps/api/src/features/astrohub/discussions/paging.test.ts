import { comments, discussions } from '@dhruva/contract'
import { auditBooks } from '@dhruva/domain'
import { createWorld, type Member } from '@dhruva/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { comment, memberWithHandle, post } from '#features/astrohub/testing/forum.ts'

const SEEDED = 100_250
/** A statement may take no longer than any other of the product: this many rows at once. */
const BATCH = 5_000

const world = await createWorld(buildApp)

const seed = async (from: number, to: number) => {
  await world.db.pool.query(
    `INSERT INTO discussion (uid, title, description, slug, state, created_at, updated_at)
     SELECT $1, 'Seeded ' || n, 'text', 'seeded', CASE WHEN n % 97 = 0 OR n BETWEEN 50000 AND 52500 THEN 'deleted' ELSE 'shown' END,
       now(), now() FROM generate_series($2::int, $3::int) n`,
    [asha.uid, from, to],
  )
  // the first rows of an empty table have their number as did
  await world.db.pool.query('INSERT INTO discussion_count (did) SELECT generate_series($1::int, $2::int)', [from, to])
}

let asha: Member
beforeAll(async () => {
  asha = await memberWithHandle(world, 'asha')
  // with holes: every 97th was deleted, and a whole run of them, more than a block is long
  for (let from = 1; from <= SEEDED; from += BATCH) await seed(from, Math.min(from + BATCH - 1, SEEDED))
  await world.db.pool.query(
    "INSERT INTO discussion_block SELECT did >> 10, count(*) FROM discussion WHERE state = 'shown' GROUP BY 1",
  )
})

const page = (start: number) => world.visitor().call(discussions.searchDiscussions, { start })
const shown = async () => {
  const { rows } = await world.db.pool.query<{ did: number }>(
    "SELECT did FROM discussion WHERE state = 'shown' ORDER BY did DESC",
  )
  return rows.map(({ did }) => did)
}
const brokenBooks = async () =>
  (await auditBooks(world.db)).filter(({ id, violations }) => id.startsWith('I15') && violations !== 0)

describe('a hundred thousand discussions', () => {
  it('are paged as if they were counted one by one, at every edge', async () => {
    const all = await shown()
    const edges = [
      0,
      7,
      10,
      1_013,
      1_014,
      1_024,
      9_990,
      47_000,
      48_650,
      48_660,
      all.length - 11,
      all.length - 10,
      all.length - 3,
    ]
    for (const start of edges) {
      const { discussions: found, page_count } = await page(start)
      expect(found.map(({ did }) => did)).toEqual(all.slice(start, start + 10))
      expect(page_count).toBe(Math.ceil(all.length / 10))
    }
  })

  it('end where they end', async () => {
    const { length } = await shown()
    for (const start of [length, length + 1, 99_990, 1_000_000, 2_147_483_640])
      expect(await page(start)).toEqual({ status: 'success', discussions: [], page_count: Math.ceil(length / 10) })
    const beyond = await world.visitor().raw(discussions.searchDiscussions, { start: 2_147_483_648 })
    expect(beyond.status).toBe(400)
  })

  it('are each on one page only', async () => {
    const all = await shown()
    const found: number[] = []
    for (let start = 46_800; start < 48_000; start += 10)
      found.push(...(await page(start)).discussions.map(({ did }) => did))
    expect(found).toEqual(all.slice(46_800, 48_000))
  })

  it('of one person are paged too, and their hidden ones only for them', async () => {
    const all = await shown()
    await world.db.pool.query("SELECT set_discussion_state($1, '{shown}', 'hidden')", [all[5]])
    const of = (who: Pick<Member, 'call'>, start: number) =>
      who.call(discussions.searchDiscussions, { uid: asha.uid, start })
    expect(await of(world.visitor(), 0)).toMatchObject({ page_count: Math.ceil((all.length - 1) / 10) })
    expect((await of(asha, 0)).discussions.map(({ did }) => did)).toEqual(all.slice(0, 10))
    expect((await of(asha, 50_000)).discussions.map(({ did }) => did)).toEqual(all.slice(50_000, 50_010))
    await world.db.pool.query("SELECT set_discussion_state($1, '{hidden}', 'shown')", [all[5]])
  })
})

describe('counters', () => {
  it('are right after a hundred posts at once', async () => {
    const before = (await shown()).length
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => memberWithHandle(world, `many ${n}`)))
    const dids = await Promise.all(Array.from({ length: 100 }, (_, n) => post(people[n % 5]!, `At once ${n}`)))
    expect(new Set(dids).size).toBe(100)
    expect((await shown()).length).toBe(before + 100)
    expect((await page(0)).page_count).toBe(Math.ceil((before + 100) / 10))
    expect(await brokenBooks()).toEqual([])
  })

  it('are right whatever is written, deleted, hidden and shown again at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => memberWithHandle(world, `busy ${n}`)))
    const dids = await Promise.all(Array.from({ length: 6 }, (_, n) => post(people[n % 4]!, `A busy one ${n}`)))
    const cids = await Promise.all(dids.map((did, n) => comment(people[(n + 1) % 4]!, did, `First words ${n}`)))
    const set = (kind: 'discussion' | 'comment', id: number, to: string) =>
      world.db.pool.query(`SELECT set_${kind}_state($1, '{shown,hidden}', $2)`, [id, to])
    const actions = Array.from({ length: 240 }, (_, n) => {
      const [did, cid, who] = [dids[n % 6]!, cids[n % 6]!, people[n % 4]!]
      const kinds = [
        () => who.raw(comments.insertComment, { did, comment: `Said ${n}` }),
        () => who.raw(discussions.insertDiscussion, { title: `Started ${n}`, description: `In words ${n}` }),
        () => set('comment', cid, n % 3 === 0 ? 'hidden' : 'shown'),
        () => set('discussion', did, n % 5 === 0 ? 'hidden' : 'shown'),
        () => who.raw(comments.deleteComment, { cid }),
        () => (n > 200 ? who.raw(discussions.deleteDiscussion, { did }) : page(0)),
      ]
      return kinds[(n * 7) % 6]!()
    })
    const answers = await Promise.all(actions)
    const broken = answers.filter((answer) => answer && 'json' in answer && answer.status >= 500)
    expect(broken).toEqual([])
    expect(await brokenBooks()).toEqual([])
  })

  it('know the latest comment when one is hidden while another is being written', async () => {
    const did = await post(asha, 'Two things at once')
    const cid = await comment(asha, did, 'About to be hidden')
    const { hidden } = await world.db.tx(async (tx) => {
      const text = "SELECT insert_comment($1, $2, 'Written meanwhile', '{2,7,0}', NULL, 5, now())"
      await tx.query({ name: 'meanwhile.1', text, values: [did, asha.uid] })
      // it waits for the counter, and goes on with the commit
      const hiding = world.db.pool.query("SELECT set_comment_state($1, '{shown}', 'hidden')", [cid])
      await tx.query({ name: 'meanwhile.2', text: 'SELECT pg_sleep(0.1)' })
      return { hidden: hiding }
    })
    await hidden
    const { discussion } = await asha.call(discussions.getDiscussion, { did })
    expect(discussion).toMatchObject({ comment_count: 1, latest_comment: 'Written meanwhile' })
    expect(await brokenBooks()).toEqual([])
  })

  it('a comment on a discussion that is taken away for good at that moment is not left behind', async () => {
    const did = await post(asha, 'Taken away for good')
    const ravi = await memberWithHandle(world, 'ravi')
    const { said } = await world.db.tx(async (tx) => {
      await tx.query({ name: 'away.1', text: "SELECT set_discussion_state($1, '{shown}', 'deleted')", values: [did] })
      await tx.query({ name: 'away.2', text: 'DELETE FROM discussion_count WHERE did = $1', values: [did] })
      // it waits for the row, which goes with the commit
      const answer = ravi.raw(comments.insertComment, { did, comment: 'Am I in time?' })
      await tx.query({ name: 'away.3', text: 'SELECT pg_sleep(0.1)' })
      await tx.query({ name: 'away.4', text: 'DELETE FROM comment WHERE did = $1', values: [did] })
      await tx.query({ name: 'away.5', text: 'DELETE FROM discussion WHERE did = $1', values: [did] })
      return { said: answer }
    })
    expect(await said).toMatchObject({ status: 404, json: { code: 'discussion_not_found' } })
    expect(await brokenBooks()).toEqual([])
  })
})

it('an account that is deleted while it writes leaves no text behind', async () => {
  const gone = await memberWithHandle(world, 'gone')
  const { answer } = await world.db.tx(async (tx) => {
    await tx.query({ name: 'gone.1', text: 'SELECT FROM person WHERE uid = $1 FOR UPDATE', values: [gone.uid] })
    const sent = { title: 'Written at the last moment', description: 'By someone who is leaving' }
    const posting = gone.raw(discussions.insertDiscussion, sent)
    await tx.query({ name: 'gone.2', text: 'SELECT pg_sleep(0.1)' })
    await tx.query({
      name: 'gone.3',
      text: 'UPDATE person SET deleted_at = now(), mobile = NULL WHERE uid = $1',
      values: [gone.uid],
    })
    return { answer: posting }
  })
  expect(await answer).toMatchObject({ status: 401, json: { code: 'no_session' } })
  const { rows } = await world.db.pool.query("SELECT FROM discussion WHERE title = 'Written at the last moment'")
  expect(rows).toEqual([])
})

it('tells those who are looking, once for each change', async () => {
  const listener = await world.db.pool.connect()
  const heard: string[] = []
  try {
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await listener.query('LISTEN live')
    const did = await post(asha, 'Looked at')
    const cid = await comment(asha, did, 'Heard by all')
    await asha.call(comments.deleteComment, { cid })
    await asha.call(discussions.deleteDiscussion, { did })
    await listener.query('SELECT 1')
    expect(heard.filter((payload) => payload === `d${did}`)).toHaveLength(3)
  } finally {
    await listener.query('UNLISTEN live')
    listener.release()
  }
})
