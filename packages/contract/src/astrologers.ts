import * as z from 'zod/mini'
import { MessageFact } from './chats.ts'
import { Instant, Nothing, Success } from './common.ts'
import { endpoint } from './endpoint.ts'
import { INCIDENT_PARTS, RESTING } from './resting.ts'

export const astrologers = {
  getAstrologerInfo: endpoint({
    method: 'GET',
    path: '/apis/ai/getInfo.php',
    access: 'public',
    limit: 'read',
    summary: 'What Oracle and Astra do, what a question costs and how many are free',
    input: Nothing,
    output: z.object({
      oracle_desc: z.string(),
      oracle_price: z.number(),
      free_oracle_questions: z.int(),
      astra_desc: z.string(),
      astra_price: z.number(),
      free_astra_questions: z.int(),
    }),
    errors: [],
  }),
  getSampleAnswer: endpoint({
    method: 'GET',
    path: '/apis/ai/getSample.php',
    access: 'public',
    limit: 'read',
    summary: 'What Oracle answers today to one question about a sample birth, with the facts of each sentence',
    input: Nothing,
    output: z.extend(Success, {
      /** whose chart it is read from; nobody's */
      birth: z.object({ dob: z.string(), tob: z.string(), pob: z.string() }),
      /** noon in India of the day it was asked on */
      at: Instant,
      question: z.string(),
      paragraphs: z.array(z.array(z.object({ text: z.string(), facts: z.array(MessageFact) }))),
    }),
    errors: [],
  }),
}

const Address = z.nullable(z.string())
const Figure = z.nullable(z.string())

export const Video = z.object({
  /** its address at YouTube, with `v=` */
  video: z.string(),
  title: z.string(),
})
export type Video = z.output<typeof Video>

/** Somebody's words; the names of the fields are those of the old site. */
export const Testimonial = z.object({
  name: z.string(),
  designation: z.string(),
  /** the address of a picture on this site; null: none */
  avatar: z.nullable(z.string()),
  comments: z.string(),
  complimentTag: z.string(),
})
export type Testimonial = z.output<typeof Testimonial>

export const site = {
  getSiteInfo: endpoint({
    method: 'GET',
    path: '/apis/site/getInfo.php',
    access: 'public',
    limit: 'read',
    summary: 'Public configuration: the figures of the page copy, addresses, points and tax',
    input: Nothing,
    output: z.object({
      /** counted and rounded down in the caller's language, or what the operator says instead; null: too few to tell, or not said */
      figures: z.object({
        predictions: Figure,
        users: Figure,
        chats: Figure,
        astrologers: Figure,
        rating: z.nullable(z.number()),
      }),
      store_url: Address,
      whatsapp_url: Address,
      sitemap_url: Address,
      support_email: Address,
      /** whom to tell of a weakness, `mailto:` or `https:`, as in `/.well-known/security.txt` */
      security_contact: Address,
      social: z.array(z.object({ name: z.string(), url: z.string() })),
      /** of AstroHub: what each action earns, the most of a day in India, and what points are worth */
      points: z.object({
        discussion: z.int(),
        comment: z.int(),
        vote: z.int(),
        upvote_received: z.int(),
        daily_cap: z.int(),
        minimum_redemption: z.int(),
        per_question: z.int(),
      }),
      gst_percent: z.number(),
      /** what rests at this time, and what the operator says of it */
      resting: z.array(z.object({ what: z.enum(RESTING), text: z.string() })),
      /** questions given: Astra's for installing the app, of either for a friend who was invited */
      gifts: z.object({ app_astra: z.int(), invite_each: z.int() }),
    }),
    errors: [],
  }),
  getStatus: endpoint({
    method: 'GET',
    path: '/apis/site/getStatus.php',
    access: 'public',
    limit: 'read',
    summary: 'Whether logging in, answers, payments and the forum work now, as far as the service itself can see',
    input: Nothing,
    output: z.object({
      parts: z.array(
        z.object({
          part: z.enum(['login', 'answers', 'payments', 'forum']),
          /** `reduced`: answers are written by the embedded astrologer in place of the language model; `rests`: an operator closed it */
          state: z.enum(['works', 'reduced', 'rests', 'trouble']),
          /** since when it is so; null while it works or rests */
          since: z.nullable(Instant),
          /** what the operator says of it while it rests */
          text: z.nullable(z.string()),
        }),
      ),
      /** what operators tell of things that go wrong, the latest first: those that go on, and of the last seven days */
      incidents: z.array(
        z.object({
          id: z.int(),
          part: z.enum(INCIDENT_PARTS),
          began_at: Instant,
          /** null: it goes on */
          ended_at: z.nullable(Instant),
          updates: z.array(z.object({ at: Instant, text: z.string() })),
        }),
      ),
    }),
    errors: [],
  }),
  getVideos: endpoint({
    method: 'GET',
    path: '/apis/videos/get.php',
    access: 'public',
    limit: 'read',
    summary: 'The videos that the operator shows; the id of each follows `v=`',
    input: Nothing,
    output: z.array(Video),
    errors: [],
  }),
  getTestimonials: endpoint({
    method: 'GET',
    path: '/apis/site/getTestimonials.php',
    access: 'public',
    limit: 'read',
    summary: 'What people said of the service, as the operator passes it on',
    input: Nothing,
    output: z.array(Testimonial),
    errors: [],
  }),
}
