import * as z from 'zod/mini'
import { birthMoment } from './births.ts'
import { MessageFact } from './chats.ts'
import { Id, Instant, Success, unlessEmpty } from './common.ts'
import { endpoint, file } from './endpoint.ts'
import { GrahaId, PlacedId, VargaId } from './ids.ts'
import { Doshas, Seven, Yoga } from './kundli-judged.ts'
import { Stability } from './stability.ts'

const Sign = z.int()

const Dignity = z.enum([
  'exalted',
  'moolatrikona',
  'own',
  'debilitated',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
])

const nakshatra = { nakshatra: z.int(), nakshatra_name: z.string(), pada: z.int() }
const place = { lon: z.number(), sign: Sign, sign_name: z.string(), degree: z.number() }

export const Graha = z.object({
  id: GrahaId,
  ...place,
  speed: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  house: z.int(),
  ...nakshatra,
  nakshatra_lord: GrahaId,
  navamsa_sign: Sign,
  vargottama: z.boolean(),
  dignity: Dignity,
})
export type Graha = z.output<typeof Graha>

const Period = z.object({ lord: GrahaId, start: z.string(), end: z.string() })
export type Period = z.output<typeof Period>

const VargaSigns = z.record(PlacedId, Sign)

/** The computed kundli. Longitudes are sidereal degrees, signs 0 = Mesha .. 11 = Meena, times ISO 8601 UTC. */
export const Chart = z.object({
  version: z.int(),
  conventions: z.object({
    ayanamsa: z.string(),
    node: z.string(),
    year_days: z.number(),
    houses: z.string(),
    positions: z.string(),
    sunrise: z.string(),
    ashtakavarga: z.string(),
  }),
  input: z.object({
    dob: z.string(),
    tob: z.string(),
    lat: z.number(),
    lng: z.number(),
    tz: z.string(),
    offset_seconds: z.int(),
    utc: z.string(),
    wall: z.enum(['ok', 'gap', 'repeated']),
    polar: z.optional(z.literal(true)),
  }),
  ayanamsa: z.number(),
  ascendant: z.object({ ...place, sign_hi: z.string(), ...nakshatra, navamsa_sign: Sign }),
  grahas: z.array(Graha),
  rahu_true: z.number(),
  houses: z.array(
    z.object({
      house: z.int(),
      sign: Sign,
      lord: GrahaId,
      occupants: z.array(GrahaId),
      aspected_by: z.array(GrahaId),
    }),
  ),
  moon_sign: Sign,
  moon_sign_name: z.string(),
  moon_sign_hi: z.string(),
  sun_sign: Sign,
  ...nakshatra,
  nakshatra_hi: z.string(),
  panchang: z.object({
    tithi: z.int(),
    tithi_name: z.string(),
    paksha: z.enum(['shukla', 'krishna']),
    yoga: z.int(),
    yoga_name: z.string(),
    karana: z.int(),
    karana_name: z.string(),
    vara: z.int(),
    vara_name: z.string(),
    sunrise_utc: z.nullable(z.string()),
    sunset_utc: z.nullable(z.string()),
  }),
  vimshottari: z.object({
    lord: GrahaId,
    balance_years: z.number(),
    mahadashas: z.array(Period),
    current: z.nullable(z.object({ maha: Period, antar: Period, pratyantar: Period })),
  }),
  vargas: z.record(VargaId, VargaSigns),
  yogas: z.array(Yoga),
  doshas: Doshas,
  ashtakavarga: z.object({
    table: z.string(),
    bav: z.record(Seven, z.array(z.int())),
    sav: z.array(z.int()),
  }),
})
export type Chart = z.output<typeof Chart>

/** A graha as it stands in the sky of a day; houses counted from the lagna and the Moon of a birth. */
const Transit = z.object({
  id: GrahaId,
  sign: Sign,
  degree: z.number(),
  retrograde: z.boolean(),
  /** null where the time of birth leaves the lagna open */
  house: z.nullable(z.int()),
  /** null where it leaves the sign of the Moon open */
  house_from_moon: z.nullable(z.int()),
  /** null beyond what was searched */
  leaves_sign: z.nullable(Instant),
})
export type Transit = z.output<typeof Transit>

/** One plain sentence on a kundli, with the facts it rests on. */
const KundliLine = z.object({
  about: z.enum(['who', 'strongest', 'now', 'next', 'mind']),
  text: z.string(),
  facts: z.array(MessageFact),
})
export type KundliLine = z.output<typeof KundliLine>

const ShareToken = z.string().check(z.regex(/^[\w-]{22}$/))

/** How a kundli is drawn in a picture: in the language of the caller, as a north Indian chart, unless it is said. */
const pictured = {
  language: unlessEmpty(z.enum(['en', 'hi'])),
  style: unlessEmpty(z.enum(['north', 'south', 'east'])),
}

/** A choice in an address: not taken unless it is `1`. */
const Choice = unlessEmpty(z.enum(['0', '1']))

export const kundli = {
  shareKundli: endpoint({
    method: 'POST',
    path: '/apis/kundli/share.php',
    access: 'member',
    limit: 'write',
    summary: 'A link by which anybody sees this kundli for some days; the first name only when it is wished',
    input: z.object({ bid: Id, days: z.union([z.literal(7), z.literal(30)]), with_name: z.boolean() }),
    /** told once: only its hash is kept */
    output: z.extend(Success, { token: z.string(), expires_at: Instant }),
    errors: ['birth_not_found'],
  }),
  unshareKundli: endpoint({
    method: 'POST',
    path: '/apis/kundli/unshare.php',
    access: 'member',
    limit: 'write',
    summary: 'Withdraw every link to a kundli',
    input: z.object({ bid: Id }),
    output: Success,
    errors: ['birth_not_found'],
  }),
  getKundliShare: endpoint({
    method: 'POST',
    path: '/apis/kundli/share_state.php',
    access: 'member',
    limit: 'read',
    summary: 'Until when a link shows this kundli',
    input: z.object({ bid: Id }),
    output: z.extend(Success, { shared_until: z.nullable(Instant) }),
    errors: ['birth_not_found'],
  }),
  getSharedKundli: endpoint({
    method: 'POST',
    path: '/apis/kundli/shared.php',
    access: 'public',
    limit: 'search',
    summary: 'A kundli that was shared: its chart, and the first name where its owner shows it',
    input: z.object({ token: ShareToken }),
    output: z.extend(Success, {
      name: z.nullable(z.string()),
      expires_at: Instant,
      chart: Chart,
      stability: z.nullable(Stability),
    }),
    errors: ['share_gone'],
  }),
  getKundliPicture: file({
    method: 'GET',
    path: '/apis/kundli/picture.php',
    access: 'member',
    limit: 'write',
    summary:
      'A saved kundli as a picture to share, 1080 by 1350; without name, moment and place of birth unless they are wished',
    input: z.object({ bid: Id, ...pictured, with_name: Choice, with_birth: Choice }),
    type: 'image/png',
    errors: ['birth_not_found'],
  }),
  getSharedKundliPicture: file({
    method: 'GET',
    path: '/apis/kundli/shared_picture.php',
    access: 'public',
    limit: 'search',
    summary:
      'A kundli that was shared, as a picture: with the first name where its owner shows it, never with the birth',
    input: z.object({ token: ShareToken, ...pictured }),
    type: 'image/png',
    errors: ['share_gone'],
  }),
  previewChart: endpoint({
    method: 'POST',
    path: '/apis/kundli/preview.php',
    access: 'public',
    limit: 'search',
    summary:
      'The kundli of a moment and place of birth, and what of it holds; computed for the answer and kept nowhere',
    input: z.object(birthMoment),
    output: z.extend(Success, { chart: Chart, stability: z.nullable(Stability) }),
    errors: [],
  }),
  getChart: endpoint({
    method: 'POST',
    path: '/apis/birthdetails/chart.php',
    access: 'member',
    limit: 'read',
    summary: 'The computed kundli of saved birth details, and what of it holds when the time of birth is uncertain',
    input: z.object({ bid: Id }),
    output: z.extend(Success, { chart: Chart, stability: z.nullable(Stability) }),
    errors: ['birth_not_found'],
  }),
  getKundliPaper: file({
    method: 'GET',
    path: '/apis/kundli/paper.php',
    access: 'member',
    limit: 'write',
    summary: 'A saved kundli to keep, as PDF: drawings, tables, dashas and what it says in words',
    input: z.object({ bid: Id, language: unlessEmpty(z.enum(['en', 'hi'])) }),
    type: 'application/pdf',
    errors: ['birth_not_found'],
  }),
  getToday: endpoint({
    method: 'POST',
    path: '/apis/birthdetails/today.php',
    access: 'member',
    limit: 'read',
    summary:
      "What a saved kundli says today in five plain sentences with their facts, and the day's grahas seen from it",
    input: z.object({ bid: Id }),
    output: z.extend(Success, {
      /** the day in India, yyyy-mm-dd */
      date: z.string(),
      /** noon of it, which the sentences and the grahas are of */
      at: Instant,
      /** in the caller's language; of a public figure the first three */
      lines: z.array(KundliLine),
      transits: z.array(Transit),
      /** how easy the day is for this chart, 0 to 100; null of a public figure and where the time of birth is not exact */
      score: z.nullable(z.int()),
    }),
    errors: ['birth_not_found'],
  }),
}
