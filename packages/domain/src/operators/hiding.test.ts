// What reports hide and what they do not, and what the author hears of it (ADR 26).
import { countUnseen, listNotices, type TextTarget } from '@dhruva/db'
import { expect, test } from 'vitest'
import { deliverWaiting } from '#notifications/deliver-waiting.ts'
import { banPerson } from '#operators/bans.ts'
import { dismissReports, hideText, restoreText } from '#operators/moderation.ts'
import { operatorsWorld, refusal, SIGNED } from '#testing/operators.ts'
import { addPerson } from '#testing/people.ts'

const { db, now, by, days, member, discussion, comment, report, stateOf, ops } = await operatorsWorld()

test('a third report takes a text from view, the second does not', async () => {
  const [author, ...reporters] = [await member(), await member(), await member(), await member()]
  const target = await discussion(author)
  const under = await comment(target.id, author)
  for (const text of [under, target]) {
    await report(text, reporters[0]!)
    await report(text, reporters[0]!)
    await report(text, reporters[1]!)
    expect(await stateOf(text)).toBe('shown')
    await report(text, reporters[2]!)
    expect(await stateOf(text)).toBe('hidden')
  }
  expect(await db.prisma.discussionCount.findUnique({ where: { did: target.id } })).toMatchObject({ commentCount: 0 })
})

test('three reports at the same moment hide it too', async () => {
  for (let n = 0; n < 10; n++) {
    const target = await discussion(await member())
    const reporters = await Promise.all([member(), member(), member()])
    await Promise.all(reporters.map((uid) => report(target, uid)))
    expect(await stateOf(target)).toBe('hidden')
  }
})

test('reports of people without a handle, with a young one or suspended do not count towards hiding', async () => {
  const target = await discussion(await member())
  const [old, suspended] = [await member(), await member()]
  await report(target, old)
  await report(target, suspended)
  await banPerson(db, by, suspended)
  for (const uid of [await addPerson(db), await member(6.9), await member(6.9)]) {
    expect(await report(target, uid)).toBe('reported')
  }
  await report(target, await member(7))
  expect(await stateOf(target)).toBe('shown')
  await report(target, await member(7))
  expect(await stateOf(target)).toBe('hidden')
})

/** Three people who report texts of one author: which are hidden by it. */
const gang = async () => {
  const author = await member()
  const three = [await member(7), await member(7), await member(7)]
  const tries = async (at: Date) => {
    const target = await discussion(author)
    for (const uid of three) await report(target, uid, 'spam', at)
    return (await stateOf(target)) === 'hidden' ? [target] : []
  }
  const triesTen = async (day: number) => {
    const hidden = []
    for (let n = 0; n < 10; n++) hidden.push(...(await tries(new Date(days(day).getTime() + n * 60_000))))
    return hidden
  }
  return { three, triesTen }
}

test('three people take three texts a day from view, and none any more once operators restored two of them', async () => {
  const { triesTen } = await gang()
  expect(await triesTen(0)).toHaveLength(3)
  const second = await triesTen(1.1)
  expect(second).toHaveLength(3)
  await restoreText(db, { ...by, now: days(2) }, second[0]!)
  expect(await triesTen(2.2)).toHaveLength(3)
  await dismissReports(db, { ...by, now: days(3) }, second[1]!)
  for (const day of [3.3, 4.4, 10, 30.9]) expect(await triesTen(day)).toEqual([])
  // the first dismissal is thirty days ago
  expect(await triesTen(32.1)).toHaveLength(3)
})

test('what one person reports at the same moment counts three times at most', async () => {
  const { three } = await gang()
  const author = await member()
  const targets: TextTarget[] = []
  for (let n = 0; n < 8; n++) targets.push(await discussion(author))
  await Promise.all(three.flatMap((uid) => targets.map((target) => report(target, uid))))
  const states = await Promise.all(targets.map(stateOf))
  expect(states.filter((state) => state === 'hidden').length).toBeLessThanOrEqual(3)
})

test('reports that were right cost nothing', async () => {
  const { triesTen } = await gang()
  for (const target of await triesTen(0)) await hideText(db, by, target)
  expect(await triesTen(1.1)).toHaveLength(3)
})

test('what an operator let stand is hidden by no reports, whoever sends them, until its author changes it', async () => {
  const author = await member()
  const target = await discussion(author)
  const under = await comment(target.id, author)
  for (const text of [under, target]) {
    for (let n = 0; n < 3; n++) await report(text, await member())
    expect(await restoreText(db, by, text)).toMatchObject({ resolved: 3 })
    for (let n = 0; n < 4; n++) await report(text, await member())
    expect(await stateOf(text)).toBe('shown')
    await expect(hideText(db, by, text)).resolves.toMatchObject({ resolved: 4 })
    await restoreText(db, by, text)
  }
  const other = await discussion(author)
  await report(other, await member())
  await dismissReports(db, by, other)
  for (let n = 0; n < 3; n++) await report(other, await member())
  expect(await stateOf(other)).toBe('shown')
  await db.prisma.discussion.update({ where: { did: other.id }, data: { updatedAt: days(1) } })
  await report(other, await member())
  expect(await stateOf(other)).toBe('hidden')
})

const deliver = () => deliverWaiting(db, () => now, new AbortController().signal)
const told = async (uid: number) => (await listNotices(db, uid)).notices.map(({ kind, cid }) => [kind, cid])

test('the author is told what became of each text, and nobody else is', async () => {
  const author = await member()
  const target = await discussion(await member())
  const [one, other] = [await comment(target.id, author), await comment(target.id, author)]
  const three = [await member(), await member(), await member()]
  for (const text of [one, other]) for (const uid of three) await report(text, uid)
  await deliver()
  expect(await told(author)).toEqual([
    ['hidden_by_reports', other.id],
    ['hidden_by_reports', one.id],
  ])
  await dismissReports(db, { ...by, now: days(1) }, one)
  // suspended meanwhile: told all the same
  await banPerson(db, by, author)
  await hideText(db, { ...by, now: days(2) }, other)
  await deliver()
  expect((await told(author)).slice(0, 2)).toEqual([
    ['hidden_by_operator', other.id],
    ['restored', one.id],
  ])
  for (const uid of three) expect(await told(uid)).toEqual([])
  expect(
    await db.prisma.notification.count({
      where: { uid: author, OR: [{ actor: { not: null } }, { NOT: { actors: { isEmpty: true } } }] },
    }),
  ).toBe(0)
})

test('of a discussion that is hidden its author is told that alone; what is no longer so is told to nobody', async () => {
  const author = await member()
  const target = await discussion(author)
  await db.pool.query(
    `INSERT INTO notification (uid, did, kind, actor, actors, at) VALUES ($1, $2, 'comment', $3, ARRAY[$3::int], $4)`,
    [author, target.id, await member(), now],
  )
  await hideText(db, by, target)
  await deliver()
  expect(await told(author)).toEqual([['hidden_by_operator', null]])
  expect(await countUnseen(db, [author])).toEqual([{ uid: author, unseen_count: 1 }])
  await restoreText(db, by, target)
  await hideText(db, by, target)
  await deliver()
  expect(await told(author)).toEqual([['hidden_by_operator', null]])
  await restoreText(db, { ...by, now: days(1) }, target)
  await deliver()
  expect((await told(author))[0]).toEqual(['restored', null])
  expect(await told(author)).toHaveLength(3)
})

test('a dismissed report counts no more, and the text stays', async () => {
  const target = await discussion(await member())
  await report(target, await member())
  await report(target, await member())
  expect(await dismissReports(db, by, target)).toMatchObject({ resolved: 2, became: null })
  await report(target, await member())
  expect(await stateOf(target)).toBe('shown')
})

test('what reports have hidden is shown again when they are dismissed, and stays hidden when they were right', async () => {
  const texts = [await discussion(await member()), await discussion(await member())] as const
  for (const text of texts) for (let n = 0; n < 3; n++) await report(text, await member())
  const [wronged, bad] = texts
  expect((await ops('dismiss', `d${wronged.id}`, ...SIGNED)).text).toMatch(/: d\d+ is shown again, 3 reports resolved$/)
  expect((await ops('hide', `d${bad.id}`, ...SIGNED)).text).toMatch(/: d\d+ is hidden, 3 reports resolved$/)
  expect(await Promise.all(texts.map(stateOf))).toEqual(['shown', 'hidden'])
  await expect(hideText(db, by, bad)).rejects.toEqual(refusal(/is hidden/))
  await expect(dismissReports(db, by, bad)).rejects.toEqual(refusal(/no open reports/))
  expect(await stateOf(bad)).toBe('hidden')
})

test('the queue begins with what reports have hidden, the longest hidden first', async () => {
  await db.query({ name: 'test.clear', text: 'DELETE FROM report' })
  const author = await member()
  const [shown, late, early] = [await discussion(author), await discussion(author), await discussion(author)]
  for (let n = 0; n < 4; n++) await report(shown, await member(1), 'spam', days(-1))
  for (let n = 0; n < 3; n++) await report(late, await member(), 'spam', days(n))
  for (let n = 0; n < 3; n++) await report(early, await member(), 'spam', days(n / 2))
  const { text } = await ops('reports')
  const ids = [early, late, shown].map(({ id }) => `d${id}`)
  expect(text.match(/^d\d+/gm)).toEqual(ids)
  expect(text).toContain(`d${early.id}  3 open of 3  hidden since 2026-11-22 06:30  by`)
})
