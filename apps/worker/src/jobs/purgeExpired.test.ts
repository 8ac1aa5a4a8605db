// Logins that nobody uses any more: when their rows go.
import { randomUUID } from 'node:crypto'
import { openDb, purgeExpired } from '@dhruva/db'
import { testDatabase } from '@dhruva/testkit/database'
import { afterAll, expect, test } from 'vitest'

const db = openDb({ url: await testDatabase(), poolSize: 2 })
afterAll(() => db.close())

const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('a login that nobody used for 500 days goes whole, and none whose latest token is in use', async () => {
  const { uid } = await db.prisma.user.create({ data: { mobile: '+919800000001' } })
  const session = (device: string, seenAt: Date | null, more: object = {}) => {
    return { jti: randomUUID(), loginId: randomUUID(), uid, device, createdAt: ago(900), seenAt, ...more }
  }
  const [renewed, lost] = [{ loginId: randomUUID() }, { loginId: randomUUID() }]
  await db.prisma.session.createMany({
    data: [
      session('never used', null),
      session('in a drawer', ago(501)),
      session('in a drawer for a while', ago(499)),
      session('made lately', null, { createdAt: ago(1) }),
      // if it comes again, somebody copied it: for as long as its login stands
      session('replaced long ago', ago(880), { ...renewed, endsAt: ago(870) }),
      session('in use', ago(1), renewed),
      session('lost and replaced', ago(880), { ...lost, endsAt: ago(870) }),
      session('lost', ago(600), lost),
    ],
  })
  expect((await purgeExpired(db, now)).sessions).toBe(4)
  expect((await db.prisma.session.findMany()).map(({ device }) => device).sort()).toEqual([
    'in a drawer for a while',
    'in use',
    'made lately',
    'replaced long ago',
  ])
})
