import { setTimeout as sleep } from 'node:timers/promises'
import type { Named, Row } from '@dhruva/db'
import { until } from '@dhruva/testkit'
import { expect, test } from 'vitest'
import { ask, begin, createReplyWorld, hanging, piece, read, say } from './testing/reply-world.ts'

const { db, processOf, member, leftOf, replyOf } = await createReplyWorld()

test('viewers may come late, leave early or read slowly: each sees the text from its first character', async () => {
  const who = await member()
  const words = Array.from({ length: 100 }, (_, n) => `word${n} `)
  const generations = processOf(async function* () {
    for (const word of words) {
      await sleep(2)
      yield piece(word)
    }
  })
  const generation = await begin(generations, who)
  const leaver = generation.view()
  await leaver.next()
  await leaver.return(undefined)
  const first = read(generation.view())
  await sleep(50)
  const late = read(generation.view())
  const slowReader = (async () => {
    let text = ''
    for await (const part of generation.view()) {
      text += part
      await sleep(40)
    }
    return text
  })()
  expect(new Set(await Promise.all([first, late, slowReader]))).toEqual(new Set([words.join('')]))
  expect(await leftOf(who)).toBe(0)
})

test('a reply that everyone left is written to its end and charged', async () => {
  const who = await member()
  const generation = await begin(
    processOf(() => say(piece('Complete.'))),
    who,
  )
  expect(await generation.done).toMatchObject({ outcome: 'complete' })
  expect(await replyOf(who)).toMatchObject({ text: 'Complete.', state: 'complete' })
})

test('the first text is handed on in the turn of the loop in which it came', async () => {
  const who = await member()
  const gate = Promise.withResolvers<void>()
  const generation = await begin(
    processOf(async function* () {
      await gate.promise
      yield piece('Now')
      await sleep(200)
    }),
    who,
  )
  const first = generation.view().next()
  await sleep(20)
  let handed = false
  void first.then(() => {
    handed = true
  })
  gate.resolve()
  await new Promise(setImmediate)
  expect(handed).toBe(true)
})

test('a process writes as many replies as it may and refuses the others unharmed', async () => {
  const gate = Promise.withResolvers<void>()
  const generations = processOf(
    async function* () {
      await gate.promise
      yield piece('Done.')
    },
    { maxReplies: 5 },
  )
  const members = await Promise.all(Array.from({ length: 20 }, () => member()))
  const started = await Promise.all(members.map((who) => ask(generations, who)))
  expect(started.filter(({ result }) => result === 'held')).toHaveLength(5)
  expect(started.filter(({ result }) => result === 'full')).toHaveLength(15)
  gate.resolve()
  await Promise.all(started.map((one) => (one.result === 'held' ? one.generation.done : null)))
  const left = await Promise.all(members.map(leftOf))
  expect(left.filter((questions) => questions === 0)).toHaveLength(5)
})

test('a process that ends lets short replies finish, refunds long ones and takes no new ones', async () => {
  const [short, long] = [await member(), await member()]
  const generations = processOf((signal) => (short.uid === current ? say(piece('Short.')) : hanging(2)(signal)))
  let current = long.uid
  await begin(generations, long)
  await sleep(10)
  current = short.uid
  await begin(generations, short)
  const closing = generations.close(60)
  const refused = await ask(generations, short)
  expect(refused).toEqual({ result: 'full' })
  await closing
  expect([await leftOf(short), await leftOf(long)]).toEqual([0, 1])
  expect(await replyOf(long)).toMatchObject({ text: 'a a ', state: 'failed' })
  expect(await db.prisma.turn.count({ where: { state: 'held' } })).toBe(0)
})

test('a reply can be stopped by another process, and ends by itself when its account is gone', async () => {
  const [one, two] = [await member(), await member()]
  const [here, there] = [processOf(hanging(70), { gapMs: 9_000 }), processOf(hanging(0))]
  const first = await begin(here, one)
  await there.stop(one.uid, first.turnId)
  expect(await first.done).toMatchObject({ outcome: 'stopped' })
  expect(await leftOf(one)).toBe(0)
  const second = await begin(here, two)
  await db.tx((tx) => tx.query({ name: 'test_gone', text: 'DELETE FROM chat WHERE uid = $1', values: [two.uid] }))
  await here.stopFor(two.uid)
  expect(await second.done).toMatchObject({ outcome: 'stopped', mid: null })
  expect(await leftOf(two)).toBe(1)
})

test('a question that a dead process held does not block the next one', async () => {
  const who = await member(2)
  const dead = processOf(hanging(0))
  const lost = await begin(dead, who)
  await db.prisma.turn.update({
    where: { turnId: lost.turnId },
    data: { createdAt: new Date(Date.now() - 60_000), owner: 'a process that was killed' },
  })
  const generation = await begin(
    processOf(() => say(piece('Here.'))),
    who,
  )
  expect(await generation.done).toMatchObject({ outcome: 'complete' })
  expect(await leftOf(who)).toBe(1)
})

test('a database that is away for a moment costs nobody a reply', async () => {
  const who = await member()
  const gate = Promise.withResolvers<void>()
  const generations = processOf(async function* () {
    yield piece('Patient.')
    await gate.promise
  })
  const generation = await begin(generations, who)
  const cut = {
    name: 'test_cut',
    text: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  }
  await db.query(cut)
  gate.resolve()
  expect(await generation.done).toMatchObject({ outcome: 'complete' })
  expect(await leftOf(who)).toBe(0)
})

/** A database that fails to end turns while `fails` says how. */
const failing = (fails: () => string | null) => {
  let tries = 0
  const query = async <T extends Row = Row>(statement: Named): Promise<T[]> => {
    const code = statement.name === 'turn.end' ? fails() : null
    if (code === null) return db.query<T>(statement)
    tries += 1
    throw Object.assign(new Error('not now'), { code })
  }
  return { its: { db: { ...db, query } }, tries: () => tries }
}

test('a finished reply is kept while the database is away, and is stored and charged when it is back', async () => {
  const who = await member()
  let isAway = true
  const { its, tries } = failing(() => (isAway ? 'ECONNREFUSED' : null))
  const generation = await begin(
    processOf(() => say(piece('Patient.')), {}, its),
    who,
  )
  await until(() => tries() > 5, 20_000)
  isAway = false
  expect(await generation.done).toMatchObject({ outcome: 'complete' })
  expect(await replyOf(who)).toMatchObject({ text: 'Patient.', state: 'complete' })
  expect(await leftOf(who)).toBe(0)
})

test('a reply that the database refuses for good is given back at once: its person may ask again', async () => {
  const who = await member()
  let refusals = 1
  const { its } = failing(() => (refusals-- > 0 ? '22003' : null))
  const generations = processOf(() => say(piece('Odd.')), {}, its)
  expect(await (await begin(generations, who)).done).toMatchObject({ outcome: 'failed', mid: null })
  expect(await leftOf(who)).toBe(1)
  expect(await (await begin(generations, who)).done).toMatchObject({ outcome: 'complete' })
})

test('a process that must end while the database is away ends, and does not keep its people from asking elsewhere', async () => {
  const who = await member()
  const { its, tries } = failing(() => 'ECONNREFUSED')
  const ending = processOf(() => say(piece('Too late.')), {}, its)
  const generation = await begin(ending, who)
  await until(() => tries() > 0)
  await ending.close(0)
  expect(await generation.done).toMatchObject({ outcome: 'failed', mid: null })
  const next = await begin(
    processOf(() => say(piece('Here.'))),
    who,
  )
  expect(await next.done).toMatchObject({ outcome: 'complete' })
  expect(await leftOf(who)).toBe(0)
})

test('what is begun beside a hold that is refused ends at once; what cannot be held is not begun', async () => {
  const who = await member(0)
  const begun: AbortSignal[] = []
  const generations = processOf((signal) => {
    begun.push(signal)
    return hanging(3)(signal)
  })
  expect(await ask(generations, who, true)).toEqual({ result: 'insufficient' })
  expect(begun.map((signal) => signal.aborted)).toEqual([true])
  expect(await ask(generations, who, false)).toEqual({ result: 'insufficient' })
  expect(begun).toHaveLength(1)
  expect(await replyOf(who)).toBeNull()
})
