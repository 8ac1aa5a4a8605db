import { setImmediate as breathe } from 'node:timers/promises'
import { dayInIndia } from '@dhruva/common'
import { getOrCreateHoroscope, horoscopesOf } from '@dhruva/domain'
import { handle, jobs } from '@dhruva/jobs'
import { HOROSCOPE_VERSION, horoscope } from '@dhruva/reading'
import type { Called } from '#context.ts'

/** Today and tomorrow for every sign and language; what an API process wrote first is left as it is. Yesterday's stay a day. */
export const writeHoroscopes = handle(jobs.writeHoroscopes, async ({ ctx, signal }: Called) => {
  const now = ctx.now()
  let written = 0
  for (const { sign, ...key } of [dayInIndia(now), dayInIndia(now, 1)].flatMap(horoscopesOf)) {
    await breathe()
    if (signal.aborted) return
    const write = () => {
      written += 1
      return horoscope(key.day, sign, key.language)
    }
    await getOrCreateHoroscope(ctx.db, key, { version: HOROSCOPE_VERSION, now, write })
  }
  const yesterday = new Date(dayInIndia(now, -1))
  const { count: purged } = await ctx.db.prisma.horoscope.deleteMany({ where: { day: { lt: yesterday } } })
  if (written > 0) ctx.log.info({ written, purged }, 'horoscopes were written')
})
