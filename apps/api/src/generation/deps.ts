import type { Llm } from '@dhruva/adapters'
import type { Db } from '@dhruva/db'
import type { Prices } from '@dhruva/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { ReplyLimits } from '#config.ts'
import type { Store } from '#peers/store.ts'

/** What the replies of a process are made with. */
export type GenerationDeps = {
  db: Db
  /** where this process holds the lock by which it is known to live */
  databaseUrl: string
  /** over which processes follow each other's replies; null: they look into the database */
  store: Store | null
  llm: Llm
  /** writes for those who want no language model, and what costs nothing: care and refusals are the same words whoever the astrologer is */
  plain: Llm
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  limits: ReplyLimits
  prices: Prices
}
