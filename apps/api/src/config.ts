import path from 'node:path'
import {
  BlogEnv,
  LlmEnv,
  PaymentsEnv,
  PlacesEnv,
  PushShownEnv,
  type ShownPush,
  SmsEnv,
  shownPushOf,
} from '@dhruva/adapters'
import { ConfigError, type Env, isPostgres, isSite, otlpOf, settingsOf } from '@dhruva/common'
import type { Limit } from '@dhruva/contract'
import { buildOf, environmentOf } from '@dhruva/db/environment'
import { pointsCapsOf } from '@dhruva/domain'
import * as z from 'zod/mini'
import { consultantFields, consultantsOf } from '#config-consultants.ts'
import { helplineFields } from '#config-helplines.ts'
import { homeFields, homeOf } from '#config-home.ts'
import { moneyFields, packsOf, plansOf, sellerOf, taxOf } from '#config-money.ts'
import { liveFields, liveOf, pointsFields, pointsOf, siteFields, siteOf } from '#config-site.ts'
import { refuseInProduction, refuseSharedHost, WRONG } from '#config-wrong.ts'
import { readProxies } from './proxies.ts'

/** How long a reply may take and how many are written at once in this process. */
export type ReplyLimits = {
  /** until the first text */
  firstTextMs: number
  /** between two pieces of text */
  gapMs: number
  /** until the end */
  totalMs: number
  maxReplies: number
}

/** `visitors`: what all who have no session and share an address may do together; without it no more than a person. */
export type Bucket = { max: number; windowSeconds: number; visitors?: number }

const number = (fallback: number, min: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))), fallback)

const words = (fallback: string) => z._default(z.optional(z.string()), fallback)

const secret = z.string().check(z.minLength(32))

const onOff = z.optional(z.enum(['on', 'off']))

const proxies = z._default(z.optional(z.string().check(z.refine((value) => readProxies(value) !== null))), '0')

const fields = {
  NODE_ENV: words('development'),
  PORT: number(3000, 1, 65_535),
  HOST: z.optional(z.string()),
  API_PROCESSES: number(1, 1, 64),
  DATA_DIR: words('.data'),
  DATABASE_URL: z.string().check(z.refine(isPostgres)),
  DATABASE_POOL: number(10, 1, 100),
  PGBOUNCER_URL: z.optional(z.string().check(z.refine(isPostgres))),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/ })),
  JWT_SECRET: secret,
  JWT_SECRET_PREVIOUS: z.optional(secret),
  MOBILE_SECRET: z.optional(secret),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isSite))),
  DESK_URL: z.optional(z.string().check(z.refine(isSite))),
  TRUST_PROXY: proxies,
  DRAIN_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60_000))),
  CONNECTIONS: number(5_000, 1, 50_000),
  CONNECTIONS_PER_ADDRESS: number(1_000, 1, 50_000),
  UNREAD_MS: number(30_000, 10, 600_000),
  LOG_LEVEL: z._default(z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])), 'info'),
  RATE_LIMITS: z._default(onOff, 'on'),
  VISITOR_READS_PER_MINUTE: number(6_000, 1, 1_000_000),
  VISITOR_SEARCHES_PER_MINUTE: number(600, 1, 1_000_000),
  VISITOR_PAGES_PER_SECOND: number(5, 1, 10_000),
  PUBLIC_DOCS: z._default(onOff, 'off'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.url({ protocol: /^https?$/ })),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(z.string()),
  OTEL_LOGS_EXPORTER: z.optional(z.enum(['otlp', 'none'])),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/))),

  OTP_HOURLY_CEILING: number(2_000, 1, 1_000_000),
  OTP_PROOF_BITS: number(18, 1, 30),
  FREE_ORACLE_QUESTIONS: number(3, 0, 1_000),
  FREE_ASTRA_QUESTIONS: number(3, 0, 1_000),
  APP_ASTRA_QUESTIONS: number(3, 0, 1_000),
  INVITE_QUESTIONS: number(1, 0, 100),
  QUESTION_PRICE_RUPEES: number(6, 1, 10_000),
  FREE_DAILY_PREDICTIONS: number(3, 0, 1_000),
  FREE_WEEKLY_PREDICTIONS: number(1, 0, 1_000),
  FREE_MONTHLY_PREDICTIONS: number(1, 0, 1_000),
  FREE_YEARLY_PREDICTIONS: number(1, 0, 1_000),
  REPLY_FIRST_TEXT_MS: number(60_000, 1, 150_000),
  REPLY_GAP_MS: number(15_000, 1, 150_000),
  REPLY_TOTAL_MS: number(120_000, 1, 150_000),
  MAX_REPLIES: number(500, 1, 10_000),
  MAX_BIRTHS: number(100, 1, 10_000),
  ...pointsFields,
  ...liveFields,
  ...siteFields,
  ...helplineFields,
  ...moneyFields,
  ...consultantFields,
  ...homeFields,
}

const Settings = z.object(fields)
type Settings = z.output<typeof Settings>

/**
 * Of pages that are looked up and drawn for whoever asks, which takes some fifteen milliseconds of the event loop. By the second: a
 * minute's worth at once would stand in everybody's way.
 */
export type PageLimit = 'page'

/** Counted by person, else by address: over all apis where there is Redis, else by each for itself. */
const RATE_LIMITS: Record<Exclude<Limit, 'none'>, Bucket> & Record<PageLimit, Bucket> = {
  read: { max: 300, windowSeconds: 60 },
  write: { max: 60, windowSeconds: 60 },
  chat: { max: 20, windowSeconds: 600 },
  search: { max: 120, windowSeconds: 60 },
  // nobody has a session here: an attacker behind a carrier's address must not use up what thousands of people share
  login: { max: 600, windowSeconds: 60 },
  vote: { max: 60, windowSeconds: 60 },
  redeem: { max: 10, windowSeconds: 60 },
  transfer: { max: 10, windowSeconds: 3_600 },
  // each of these asks the provider of payments
  pay: { max: 30, windowSeconds: 600 },
  page: { max: 5, windowSeconds: 1 },
}

/** An Indian carrier puts thousands behind one address: they may read all at once, and search as much as a process bears. */
const rateLimitsOf = (env: Settings) => ({
  ...RATE_LIMITS,
  read: { ...RATE_LIMITS.read, visitors: env.VISITOR_READS_PER_MINUTE },
  search: { ...RATE_LIMITS.search, visitors: env.VISITOR_SEARCHES_PER_MINUTE },
  page: { ...RATE_LIMITS.page, visitors: env.VISITOR_PAGES_PER_SECOND },
})

/** What one requester may have sent to one number; counted in the database, over all processes. Strangers' limits: `features/auth/rooms.ts`. */
const OTP_LIMITS = { stepSeconds: 30, perHour: 5, perDay: 10 }

/** Fair play in the forum; counted in the database, over all processes, deleted texts too. */
const FORUM_LIMITS = {
  discussions: { perHour: 5, perDay: 20, firstDay: 3 },
  comments: { everySeconds: 5, perDay: 100, firstDay: 10 },
  /** how often one upvote of a text may come and go */
  votes: { changesADay: 20 },
}
/** How many links a text may have while its author is a new member. */
const FORUM_LINKS = { max: 2, newForDays: 7 }

/** `limits` null: switched off */
const otpOf = (env: Settings) => ({
  limits: env.RATE_LIMITS === 'on' ? OTP_LIMITS : null,
  /** codes an hour to strangers from which each of them does a proof of work first */
  ceiling: env.OTP_HOURLY_CEILING,
  /** of the usual proof of work */
  proofBits: env.OTP_PROOF_BITS,
})

const repliesOf = (env: Settings): ReplyLimits => ({
  firstTextMs: env.REPLY_FIRST_TEXT_MS,
  gapMs: env.REPLY_GAP_MS,
  totalMs: env.REPLY_TOTAL_MS,
  maxReplies: env.MAX_REPLIES,
})

type Externals = {
  sms: z.output<typeof SmsEnv>
  astrologer: z.output<typeof LlmEnv>
  payments: z.output<typeof PaymentsEnv>
  places: z.output<typeof PlacesEnv>
  blog: z.output<typeof BlogEnv>
  push: ShownPush
}

const configOf = (env: Settings, build: ReturnType<typeof buildOf>, externals: Externals) => ({
  ...externals,
  build,
  production: env.NODE_ENV === 'production',
  /** a container is reached from outside of it; anything else only from this machine unless it is asked for */
  host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
  port: env.PORT,
  /** of this api behind its one port */
  processes: env.API_PROCESSES,
  dataDir: path.resolve(env.DATA_DIR),
  /** of the server itself, for what lives in a session */
  databaseUrl: env.DATABASE_URL,
  pgbouncerUrl: env.PGBOUNCER_URL,
  databasePool: env.DATABASE_POOL,
  redisUrl: env.REDIS_URL,
  jwtSecret: env.JWT_SECRET,
  previousJwtSecret: env.JWT_SECRET_PREVIOUS,
  /** stays when JWT_SECRET changes: numbers that had their gifts, or were suspended, are known by a MAC under it */
  mobileSecret: env.MOBILE_SECRET ?? env.JWT_SECRET,
  publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
  /** where the desk alone is; null: at the same address */
  deskUrl: env.DESK_URL?.replace(/\/$/, '') ?? null,
  /** whether people reach it over https */
  isSecure: env.PUBLIC_URL?.startsWith('https:') ?? false,
  trustProxy: readProxies(env.TRUST_PROXY) ?? false,
  /** told to end, it says so to whoever chooses among apis for so long before its port closes */
  drainMs: env.DRAIN_MS ?? (env.NODE_ENV === 'production' ? 4_000 : 0),
  connections: {
    all: env.CONNECTIONS,
    perAddress: env.CONNECTIONS_PER_ADDRESS,
    unreadMs: env.UNREAD_MS,
  },
  logLevel: env.LOG_LEVEL,
  /** null: switched off */
  rateLimits: env.RATE_LIMITS === 'on' ? rateLimitsOf(env) : null,
  otlp: otlpOf(env),
  metricsToken: env.METRICS_TOKEN,
  publicDocs: env.PUBLIC_DOCS === 'on',
  otp: otpOf(env),
  free: {
    oracle: env.FREE_ORACLE_QUESTIONS,
    astra: env.FREE_ASTRA_QUESTIONS,
    appAstra: env.APP_ASTRA_QUESTIONS,
    /** of either astrologer, for a friend who comes */
    invite: env.INVITE_QUESTIONS,
    predictions: {
      daily: env.FREE_DAILY_PREDICTIONS,
      weekly: env.FREE_WEEKLY_PREDICTIONS,
      monthly: env.FREE_MONTHLY_PREDICTIONS,
      yearly: env.FREE_YEARLY_PREDICTIONS,
    },
  },
  replies: repliesOf(env),
  questionPriceRupees: env.QUESTION_PRICE_RUPEES,
  maxBirths: env.MAX_BIRTHS,
  points: pointsOf(env),
  pointsCaps: pointsCapsOf(env),
  live: liveOf(env),
  /** `limits` null: switched off */
  forum: { limits: env.RATE_LIMITS === 'on' ? FORUM_LIMITS : null, links: FORUM_LINKS },
  site: siteOf(env),
  /** numbers given to people in danger, over those of the reading */
  helplines: env.HELPLINES,
  /** people who can be consulted, in the words of either language */
  consultants: consultantsOf(env, env.NODE_ENV === 'production'),
  /** what home shows of others, in the words of either language */
  home: homeOf(env),
  /** what can be bought, in the order it is shown in */
  packs: packsOf(env),
  plans: plansOf(env),
  subscriptionGraceDays: env.SUBSCRIPTION_GRACE_DAYS,
  tax: taxOf(env, env.GST_PERCENT),
  seller: sellerOf(env),
})

export type Config = ReturnType<typeof configOf>

const read = <T extends z.ZodMiniType>(schema: T, env: Env): z.output<T> =>
  settingsOf(z.safeParse(schema, env), env, WRONG)

/**
 * Reads every setting once.
 * @throws ConfigError with one line that names the first setting that is wrong, and never its value
 */
export const readConfig = (source: Env): Config => {
  const env = environmentOf(source, 'api')
  const settings = read(Settings, env)
  const config = configOf(settings, buildOf(env), {
    sms: read(SmsEnv, env),
    astrologer: read(LlmEnv, env),
    payments: read(PaymentsEnv, env),
    places: read(PlacesEnv, env),
    blog: read(BlogEnv, env),
    push: shownPushOf(read(PushShownEnv, env)),
  })
  if (config.processes > 1 && !config.redisUrl)
    throw new ConfigError(
      'API_PROCESSES needs REDIS_URL: over it they count calls together and follow replies of each other',
    )
  refuseSharedHost(config)
  if (config.production) refuseInProduction(config, settings)
  return config
}
