// pnpm bench lockout [hours]: an attacker with fifty networks against a hundred people who want to log in, on a clock that is moved.
import { randomBytes } from 'node:crypto'
import { buildApp } from '../apps/api/src/app.ts'
import { besiege } from '../apps/api/src/features/auth/testing/siege.ts'
import { openStore } from './chat/service.ts'

const hours = Number(process.argv[2] ?? 24)
const LIMIT = { keptOut: 0, messagesAnHour: 60 }

const attack = async (behindCarrier: boolean) => {
  const store = await openStore()
  let at = Date.parse('2026-11-21T06:30:00.000Z')
  const now = () => new Date(at)
  const advance = ({ days = 0, minutes = 0, seconds = 0 }: { days?: number; minutes?: number; seconds?: number }) => {
    at += ((days * 1_440 + minutes) * 60 + seconds) * 1_000
  }
  const app = await buildApp({
    env: {
      DATABASE_URL: store.url,
      JWT_SECRET: randomBytes(32).toString('base64url'),
      TRUST_PROXY: '1',
      // the attacker does all work: how hard it is changes nothing here but the time the bench takes
      OTP_PROOF_BITS: '4',
      LOG_LEVEL: 'silent',
    },
    now,
    logTo: { write: () => {} },
    web: null,
  })
  const started = performance.now()
  const found = await besiege(
    {
      post: async (url, payload, headers) => (await app.http.inject({ method: 'POST', url, payload, headers })).json(),
      lastCode: async (mobile) =>
        /\d{6}/.exec(
          (await store.db.prisma.smsOutbox.findFirst({ where: { to: mobile }, orderBy: { id: 'desc' } }))?.body ?? '',
        )?.[0] ?? '',
      now,
      advance,
    },
    { minutes: hours * 60, behindCarrier },
  )
  await app.close()
  await store.close()
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `${hours} h, fifty networks${behindCarrier ? ', one of them a carrier ten of the people use too' : ''}: ` +
      `${found.keptOut.length} of ${found.people} kept out (limit ${LIMIT.keptOut}), ${found.delayed.length} delayed` +
      `${found.delayed.length > 0 ? ` (${[...new Set(found.delayed)].join(', ')})` : ''}; of ${found.tries} tries ${found.messages} messages, ` +
      `${found.mostInAnHour} in the worst hour (limit ${LIMIT.messagesAnHour}), ${(found.messages / hours).toFixed(1)} an hour on average; ` +
      `${found.proofsOfPeople} people did work, ${found.mostBits ? `${2 ** (found.mostBits - 4)} times the usual at most` : 'none'}; ${seconds} s`,
  )
  return found
}

const alone = await attack(false)
const behind = await attack(true)
const isWithin =
  alone.keptOut.length + behind.keptOut.length <= LIMIT.keptOut && alone.mostInAnHour <= LIMIT.messagesAnHour
process.exit(isWithin ? 0 : 1)
