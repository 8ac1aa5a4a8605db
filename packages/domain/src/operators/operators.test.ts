import { expect, test } from 'vitest'
import { banPerson, unbanPerson } from '#operators/bans.ts'
import { dismissReports, hideText, restoreText } from '#operators/moderation.ts'
import { grantQuestions, takeQuestions } from '#operators/questions.ts'
import { operatorsWorld, refusal, SIGNED } from '#testing/operators.ts'
import { addPerson, balanceOf, give } from '#testing/people.ts'
import { readCommand, runCommand } from './run-command.ts'

const { db, now, by, member, discussion, comment, report, stateOf, ops } = await operatorsWorld()

test('an operator hides and restores a discussion and a comment, and is told when there is nothing to do', async () => {
  const author = await member()
  const target = await discussion(author)
  const under = await comment(target.id, author)
  for (const text of [under, target]) {
    await hideText(db, by, text)
    expect(await stateOf(text)).toBe('hidden')
    await expect(hideText(db, by, text)).rejects.toEqual(refusal(/is hidden/))
    await restoreText(db, by, text)
    expect(await stateOf(text)).toBe('shown')
    await expect(restoreText(db, by, text)).rejects.toEqual(refusal(/is shown/))
    await expect(dismissReports(db, by, text)).rejects.toEqual(refusal(/no open reports/))
  }
  await expect(hideText(db, by, { kind: 'c', id: 2_000_000_000 })).rejects.toEqual(refusal(/no text c2000000000/))
})

test('suspending and lifting it, once each; five at once suspend once', async () => {
  const uid = await member()
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => banPerson(db, by, uid)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await unbanPerson(db, by, uid)
  await expect(unbanPerson(db, by, uid)).rejects.toEqual(refusal(/not suspended/))
  await expect(banPerson(db, by, 2_000_000_000)).rejects.toEqual(refusal(/nobody/))
})

test('logging a person out ends every login of theirs, and is written down', async () => {
  const uid = await member()
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  const logins = [1, 2].map((nth) => `00000000-0000-4000-8000-${String(uid * 10 + nth).padStart(12, '0')}`)
  await db.prisma.session.createMany({ data: logins.map((jti) => ({ jti, loginId: jti, uid, device: 'web' })) })
  const standing = () => db.prisma.session.count({ where: { uid, revokedAt: null } })
  expect(await standing()).toBe(2)
  expect((await ops('logout', mobile ?? '', ...SIGNED)).text).toMatch(/^act \d+: 2 logins of uid \d+ ended$/)
  expect(await standing()).toBe(0)
  expect((await ops('logout', String(uid), ...SIGNED)).text).toMatch(/: 0 logins/)
  expect((await ops('acts', '--last', '2')).text).toMatch(/logout u\d+[\s\S]*logout u\d+/)
  expect(await ops('logout', '2000000000', ...SIGNED)).toMatchObject({ code: 1 })
  expect(await ops('logout', '9000000001', ...SIGNED)).toMatchObject({ code: 1, text: 'this number has no account' })
})

test('questions are given as free ones; taken free ones first, then paid ones, never more than there are', async () => {
  const uid = await addPerson(db)
  await give(db, uid, 'oracle_paid', 3)
  expect(await grantQuestions(db, by, uid, 'oracle', 2)).toMatchObject({ moved: { oracle_grant: 2 } })
  expect(await takeQuestions(db, by, uid, 'oracle', 3)).toMatchObject({ moved: { oracle_grant: -2, oracle_paid: -1 } })
  await expect(takeQuestions(db, by, uid, 'oracle', 3)).rejects.toEqual(refusal(/has 2 oracle questions/))
  expect(await balanceOf(db, uid, 'oracle_paid')).toBe(2)
  await expect(takeQuestions(db, by, uid, 'astra', 1)).rejects.toEqual(refusal(/has 0 astra questions/))
  await expect(grantQuestions(db, by, 2_000_000_000, 'astra', 1)).rejects.toEqual(refusal(/nobody/))
})

test('ten operators who take the last questions at once take them once', async () => {
  const uid = await addPerson(db)
  await give(db, uid, 'astra_paid', 5)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => takeQuestions(db, by, uid, 'astra', 5)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(db, uid, 'astra_paid')).toBe(0)
})

test('what was refused is no act, and what was done can be neither changed nor taken away', async () => {
  const uid = await addPerson(db)
  const count = () => db.prisma.operatorAct.count()
  await grantQuestions(db, by, uid, 'astra', 1)
  const before = await count()
  await expect(takeQuestions(db, by, uid, 'astra', 2)).rejects.toThrow()
  expect(await count()).toBe(before)
  await expect(db.prisma.operatorAct.updateMany({ data: { reason: 'other' } })).rejects.toThrow(/append-only/)
  await expect(db.prisma.operatorAct.deleteMany()).rejects.toThrow(/append-only/)
  await expect(db.pool.query('TRUNCATE operator_act CASCADE')).rejects.toThrow(/append-only/)
  const unsigned = { at: now, operator: ' ', command: 'ban', target: 'u1', reason: 'long enough' }
  await expect(db.prisma.operatorAct.create({ data: unsigned })).rejects.toThrow(/operator_act_said/)
})

test('the queue shows what waits, with reasons and text; a deleted text is not shown', async () => {
  await db.query({ name: 'test.clear', text: 'DELETE FROM report' })
  const author = await member()
  const target = await discussion(author)
  const gone = await discussion(author)
  await report(target, await member())
  await report(target, await member(), 'He sells\nstones')
  await report(gone, await member())
  await db.pool.query("SELECT set_discussion_state($1, ARRAY['shown'], 'deleted')", [gone.id])
  const { code, text } = await ops('reports')
  expect(code).toBe(0)
  expect(text).toContain(`d${target.id}  2 open of 2  shown`)
  expect(text).toContain('1 spam, 1 other; "He sells stones"')
  expect(text).toContain('A question about Saturn: Why is he slow?')
  expect(text).not.toContain(`d${gone.id} `)
  expect((await ops('reports', '--all')).text).toContain(`d${gone.id} `)
  await ops('dismiss', `d${target.id}`, ...SIGNED)
  expect((await ops('reports')).text).toBe('no open reports')
})

test('what people and operators wrote cannot work the terminal it is read on', async () => {
  const target = await discussion(
    await member(),
    'Red \u001b[31m, C1 \u009b31m, bell \u0007, title \u001b]0;owned\u0007, turned \u202e',
  )
  await report(target, await member(), 'Up \u001b[2A and away\r')
  const signed = ['--by', 'mira\u001b[8m', '--reason', 'because\u009b2J of it']
  for (const said of [
    await ops('reports'),
    await ops('reports', '--json'),
    await ops('dismiss', `d${target.id}`, ...signed),
    await ops('acts'),
    await ops('acts', '--json'),
  ]) {
    expect(said.code).toBe(0)
    expect(said.text).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u)
  }
})

test('a person is found by uid and by number, with what was done about them', async () => {
  const uid = await member()
  const { mobile } = await db.prisma.user.findUniqueOrThrow({ where: { uid } })
  await give(db, uid, 'oracle_paid', 4)
  await ops('grant', String(uid), 'astra', '2', ...SIGNED)
  await ops('ban', String(uid), ...SIGNED)
  await report(await discussion(uid), await member())
  const { text } = await ops('person', mobile!)
  expect(text).toContain('4 oracle_paid')
  expect(text).toContain('2 astra_grant')
  expect(text).toContain('1 open about their texts')
  expect(text).toMatch(/suspended {2}since 2026-11-21 06:30/)
  expect(text).toMatch(/mira {2}ban u\d+ {2}as the rules say\n.*grant u\d+ .*2/)
  const { text: json } = await ops('person', String(uid), '--json')
  expect(JSON.parse(json)).toMatchObject({ uid, mobile, balances: { oracle_paid: 4 }, acts: [{ command: 'ban' }, {}] })
  expect(await ops('person', '2000000000')).toEqual({ code: 1, text: 'there is no such person' })
})

test('a refusal as JSON, and a database that is not there, are said and not thrown', async () => {
  const refused = await ops('unban', '1', ...SIGNED, '--json')
  expect(refused).toEqual({ code: 1, text: '{"refused":"1 is not suspended"}' })
  const command = readCommand(['acts'])
  if ('result' in command) throw new Error('acts is a command')
  const away = await runCommand('postgres://nobody:none@127.0.0.1:1/none', command.run, now)
  expect(away).toMatchObject({ code: 3, text: expect.stringContaining('the database cannot be used') })
})
