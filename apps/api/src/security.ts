import { createCache } from '@dhruva/common'
import type { Db } from '@dhruva/db'
import type { FastifyBaseLogger } from 'fastify'
import { callerOf } from '#http/limits.ts'
import type { Keys } from '#keys.ts'

export type SecurityKind =
  | 'code_sent'
  | 'code_refused'
  | 'code_used'
  | 'code_wrong'
  | 'login'
  | 'logout'
  | 'logins_ended'
  | 'account_deleted'
  | 'provider_failed'
  | 'breaker_open'
  | 'desk_login'
  | 'desk_logout'
  | 'desk_enrolled'
  | 'desk_code_wrong'
  | 'desk_locked'
  | 'desk_recovered'
  | 'desk_refused'

export type Noted = {
  kind: SecurityKind
  /** a word of ours: a purpose, a code of refusal, a device */
  detail?: string
  /** the person, or the number of somebody who has not logged in: never both */
  who?: { uid: number } | { mobile: string }
  address?: string
}

export type Security = {
  /** Counts an event and writes it down. Never throws: what happened has happened. */
  note: (event: Noted) => Promise<void>
}

/**
 * What an attacker can bring about as often as they like is counted each time, and written once a minute for an address, and a
 * person: rows of this table stay for a year, whoever wants them there. A wrong digit is none of it, five of them end a code.
 */
const isCheap = ({ kind, detail }: Noted): boolean =>
  kind === 'code_refused' ||
  kind === 'breaker_open' ||
  (kind === 'code_wrong' && detail === 'ended') ||
  (kind === 'logins_ended' && detail === 'others')
const SELDOM_MS = 60_000
const REMEMBERED = 10_000

type SecurityOptions = {
  db: Db
  keys: Keys
  now: () => Date
  log: FastifyBaseLogger
  onEvent: (kind: string, detail: string) => void
}

/** The record of what happened around logging in: numbers and addresses as marks that cannot be read. */
export const createSecurity = ({ db, keys, now, log, onEvent }: SecurityOptions): Security => {
  const writtenAt = createCache<number>(REMEMBERED)
  const isTooSoon = (key: string, at: number) => {
    if (at - (writtenAt.get(key) ?? Number.NEGATIVE_INFINITY) < SELDOM_MS) return true
    writtenAt.set(key, at)
    return false
  }
  return {
    note: async (event) => {
      const { kind, detail = '', who, address } = event
      onEvent(kind, detail)
      const at = now()
      const caller = address === undefined ? null : callerOf(address)
      const whose = `${kind === 'breaker_open' ? '' : caller} ${who && 'uid' in who ? who.uid : ''}`
      if (isCheap(event) && isTooSoon(`${kind} ${detail} ${whose}`, at.getTime())) return
      const data = {
        at,
        kind,
        detail,
        uid: who && 'uid' in who ? who.uid : null,
        numberMark: who && 'mobile' in who ? keys.mobile(who.mobile) : null,
        addressMark: caller === null ? null : keys.address(caller),
      }
      await db.prisma.securityEvent
        .create({ data })
        .catch((error: unknown) => log.warn({ err: error, kind }, 'an event was not written'))
    },
  }
}
