import { testDatabase } from '@dhruva/testkit'
import { expect, it, vi } from 'vitest'
import { buildApp } from '#app.ts'

it('leases, limits and ends are counted by the time of the database, however wrong the clock of the process is', async () => {
  const real = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 3_600_000)
  const env = { DATABASE_URL: await testDatabase(), JWT_SECRET: 'x'.repeat(32) }
  const app = await buildApp({ env, logTo: { write: () => {} }, web: null })
  await vi.waitFor(() => expect(Math.abs(app.ctx.now().getTime() - real())).toBeLessThan(60_000))
  vi.restoreAllMocks()
  await app.close()
})
