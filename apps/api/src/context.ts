import {
  type Blog,
  createBlog,
  createLlm,
  createPayments,
  createPlaces,
  createSms,
  type Llm,
  type LlmCounts,
  type Payments,
  type Places,
  type Sms,
} from '@dhruva/adapters'
import type { OwnPart } from '@dhruva/contract'
import { type Db, openDb } from '@dhruva/db'
import { createErrorLog, createJobs, type Jobs } from '@dhruva/jobs'
import type { Question } from '@dhruva/reading'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config.ts'
import { createDesk, type Desk } from '#desk/sessions.ts'
import { createReplies } from '#generation/create.ts'
import type { Generations } from '#generation/generations.ts'
import type { TextLanguage } from '#http/fail.ts'
import { createSessions, type Session, type Sessions } from '#http/session.ts'
import { type Counters, countAlone, countTogether } from '#http/shared-counter.ts'
import { createKeys, type Keys } from '#keys.ts'
import { openStore, type Store } from '#peers/store.ts'
import { createSecurity, type Security } from '#security.ts'
import { createFigures, type Figures } from './figures.ts'
import { createHoroscopes, type Horoscopes } from './horoscopes.ts'
import { createLive, type Live } from './live/hub.ts'
import { createLlmDays, toBoth } from './llm-days.ts'
import { createSettings, type StoredSettings } from './settings.ts'

/** Draws what is a member's own of the page at an address, and has its calls answered. */
export type OwnParts = (
  member: { user: Session; language: TextLanguage; address: string },
  page: string,
) => Promise<OwnPart>

/** Everything a handler may reach; built once, in tests with embedded adapters and a frozen clock. */
export type Ctx = {
  config: Config
  db: Db
  keys: Keys
  sms: Sms
  llm: Llm
  places: Places
  blog: Blog
  payments: Payments
  horoscopes: Horoscopes
  figures: Figures
  /** what operators have set at the desk, over the configuration */
  settings: StoredSettings
  jobs: Jobs
  sessions: Sessions
  desk: Desk
  generations: Generations
  live: Live
  /** what the apis of this installation share beside the database; null: this is the only one */
  store: Store | null
  /** of calls, by which they are limited */
  counters: Counters
  security: Security
  /** since when this process spares the language model after it failed; null while it is asked */
  llmSparedSince: () => Date | null
  /** what the language model does by the day; null where there is none */
  llmDays: ReturnType<typeof createLlmDays> | null
  /** counts how a message was understood, none of its words */
  countHeard: (question: Question) => void
  /** draws what is a member's own of a page; null until the web app is served, and where it is not */
  ownParts: OwnParts | null
  /** the database's time, the same for all processes; in tests a frozen one */
  now: () => Date
  log: FastifyBaseLogger
}

/** What reaches out of the process. */
export type Externals = Pick<Ctx, 'sms' | 'llm' | 'places' | 'blog' | 'payments'>

/** Who is told of what `/metrics` counts. */
export type Counts = LlmCounts & {
  countHoroscope: () => void
  countSecurity: (kind: string, detail: string) => void
  countHeard: (question: Question) => void
}

/** Builds the context of one process; `outside` replaces what reaches out of it, `clock` the time of the database. */
export const createContext = (
  config: Config,
  clock: (() => Date) | undefined,
  log: FastifyBaseLogger,
  externals: Partial<Externals>,
  counts: Counts,
): Ctx => {
  const db = openDb({
    url: config.pgbouncerUrl ?? config.databaseUrl,
    isPooled: config.pgbouncerUrl !== undefined,
    poolSize: config.databasePool,
    applicationName: 'dhruva-api',
    onConnectionLost: (error) => log.warn({ fault: error.name }, 'a database connection was lost'),
  })
  const now = clock ?? db.now
  let sparedSince: Date | null = null
  const setBreaker = (open: boolean) => {
    sparedSince = open ? (sparedSince ?? now()) : null
    counts.setBreaker(open)
  }
  const llmDays =
    config.astrologer.ASTROLOGER === 'embedded'
      ? null
      : createLlmDays({ db, now, model: config.astrologer.OPENAI_MODEL, log })
  const told = { ...counts, setBreaker }
  const llm = externals.llm ?? createLlm(config.astrologer, now, llmDays ? toBoth(told, llmDays.counts) : told)
  const keys = createKeys(config)
  const onAway = createErrorLog(log, 'Redis has trouble', now)
  const store = config.redisUrl ? openStore(config.redisUrl, onAway) : null
  const markOf = (caller: string) => keys.address('calls', caller).toString('base64url')
  const older = config.previousJwtSecret ? [config.previousJwtSecret] : []
  return {
    config,
    db,
    keys,
    sms: externals.sms ?? createSms(config.sms, db, now),
    llm,
    places: externals.places ?? createPlaces(config.places, now),
    blog: externals.blog ?? createBlog(config.blog, now),
    payments: externals.payments ?? createPayments(config.payments),
    horoscopes: createHoroscopes({ db, now, onWritten: counts.countHoroscope }),
    figures: createFigures(db, now),
    settings: createSettings({ config, db, now, log }),
    jobs: createJobs(),
    sessions: createSessions(db, [config.jwtSecret, ...older]),
    desk: createDesk(db, config.isSecure),
    generations: createReplies({ config, db, store, llm, now, log }),
    live: createLive({ db, databaseUrl: config.databaseUrl, limits: config.live, log, now }),
    store,
    counters: store ? countTogether(store, markOf) : countAlone,
    security: createSecurity({ db, keys, now, log, onEvent: counts.countSecurity }),
    llmSparedSince: () => sparedSince,
    llmDays,
    countHeard: counts.countHeard,
    ownParts: null,
    now,
    log,
  }
}
