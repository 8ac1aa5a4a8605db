import type { HouseInfo } from '@dhruva/contract/desk'
import { pointsCapFields, pointsCapsOf } from '@dhruva/domain'
import * as z from 'zod/mini'

const address = z._default(z.optional(z.nullable(z.url())), null)
/** What the operator says of the service in place of its own count; of a rating, which nobody counts, without them none is claimed. */
const claim = z._default(z.optional(z.nullable(z.string())), null)
const count = (fallback: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))), fallback)
const number = (fallback: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.minimum(0), z.maximum(max))), fallback)

/** The environment of Astro Points. */
export const pointsFields = {
  POINTS_DISCUSSION: count(20),
  POINTS_COMMENT: count(5),
  POINTS_VOTE: count(1),
  POINTS_UPVOTE: count(1),
  POINTS_PER_QUESTION: count(100),
  ...pointsCapFields,
}

const PointsSettings = z.object(pointsFields)

/** What each action earns and what points are worth, as the contract words it. */
export const pointsOf = (env: z.output<typeof PointsSettings>) => ({
  discussion: env.POINTS_DISCUSSION,
  comment: env.POINTS_COMMENT,
  vote: env.POINTS_VOTE,
  upvote_received: env.POINTS_UPVOTE,
  daily_cap: pointsCapsOf(env).cap,
  // a part of a question cannot be had
  minimum_redemption: env.POINTS_PER_QUESTION,
  per_question: env.POINTS_PER_QUESTION,
})

/** The environment of live updates. */
export const liveFields = {
  LIVE_STREAMS: z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(4_000))), 2_000),
  LIVE_HEARTBEAT_MS: z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(50), z.maximum(50_000))), 25_000),
}

const LiveSettings = z.object(liveFields)

/** How many streams of live updates one process holds, and how often each says that it lives. */
export const liveOf = (env: z.output<typeof LiveSettings>) => ({
  streams: env.LIVE_STREAMS,
  perPerson: 5,
  perAddress: 50,
  heartbeatMs: env.LIVE_HEARTBEAT_MS,
  batchMs: 200,
})

/** The environment of what `site/getInfo.php` tells: figures of the page copy, addresses, tax. */
export const siteFields = {
  GST_PERCENT: number(18, 100),
  SITE_PREDICTIONS: claim,
  SITE_USERS: claim,
  SITE_CHATS: claim,
  SITE_ASTROLOGERS: claim,
  SITE_FIGURES_FROM: z._default(
    z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000))),
    1_000,
  ),
  SITE_RATING: z._default(z.optional(z.nullable(z.coerce.number().check(z.minimum(0), z.maximum(5)))), null),
  STORE_URL: address,
  WHATSAPP_URL: address,
  SITEMAP_URL: address,
  SUPPORT_EMAIL: z._default(z.optional(z.nullable(z.email())), null),
  SECURITY_CONTACT: z._default(
    z.optional(z.nullable(z.string().check(z.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)))),
    null,
  ),
  SOCIAL_FACEBOOK: address,
  SOCIAL_INSTAGRAM: address,
  SOCIAL_YOUTUBE: address,
  SOCIAL_LINKEDIN: address,
  SOCIAL_X: address,
}

const SiteSettings = z.object(siteFields)
type SiteSettings = z.output<typeof SiteSettings>

/** What the website says of the house as it is configured, and what nobody changes while it runs. */
export const siteOf = (env: SiteSettings) => ({
  info: {
    predictions: env.SITE_PREDICTIONS,
    users: env.SITE_USERS,
    chats: env.SITE_CHATS,
    astrologers: env.SITE_ASTROLOGERS,
    rating: env.SITE_RATING,
    support_email: env.SUPPORT_EMAIL,
    whatsapp_url: env.WHATSAPP_URL,
    store_url: env.STORE_URL,
    facebook: env.SOCIAL_FACEBOOK,
    instagram: env.SOCIAL_INSTAGRAM,
    youtube: env.SOCIAL_YOUTUBE,
    linkedin: env.SOCIAL_LINKEDIN,
    x: env.SOCIAL_X,
  } satisfies HouseInfo,
  /** a count below this is not told */
  figuresFrom: env.SITE_FIGURES_FROM,
  sitemap_url: env.SITEMAP_URL,
  /** whom to tell of a weakness; null: the address of support */
  security_contact: env.SECURITY_CONTACT,
  gst_percent: env.GST_PERCENT,
})
