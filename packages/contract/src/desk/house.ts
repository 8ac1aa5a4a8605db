import { HELPLINE_KEYS } from '@dhruva/common'
import * as z from 'zod/mini'
import { Instant, Nothing, Success, text, unlessEmpty } from '../common.ts'
import { deskAct, deskRead } from '../endpoint.ts'
import { Acted, Reasoned } from './reason.ts'

/** Two full hours of a day, `8-20`: what else two numbers could say would stand in a text for somebody in danger. */
const isInADay = (hours: string) => /^(1?\d|2[0-3])-(1?\d|2[0-4])$/.test(hours)

const Hours = z.union([
  z.enum(['24h', 'unverified']),
  z.templateLiteral([z.number(), '-', z.number()]).check(z.refine(isInADay)),
])
const Dialled = z.string().check(z.regex(/^[\d -]{3,16}$/))

/** A number that people in danger are told. */
export const Helpline = z.object({
  number: Dialled,
  /** day and night, between two full hours, or unknown: then they are not told */
  hours: Hours,
  /** it answers in, ISO 639 */
  languages: z._default(z.optional(z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(30))), []),
  /** when somebody last called it */
  checked_on: z.iso.date(),
})
export type Helpline = z.output<typeof Helpline>

export const HelplineName = z.enum(HELPLINE_KEYS)

/** A text of the operator's in both languages. */
export const inBoth = <T extends z.ZodMiniType>(words: T) => z.strictObject({ en: words, hi: words })

/** A line and a paragraph of the operator's. */
export const Line = text(1, 120)
export const Paragraph = text(1, 1_000)

/** What somebody said of the service; the names of the fields are those of the old site. */
export const ToldTestimonial = z.strictObject({
  name: Line,
  designation: inBoth(Line),
  /** the address of a picture on this site */
  avatar: z.optional(z.string().check(z.regex(/^\/(?!\/)[\w./-]+$/), z.maxLength(200))),
  comments: inBoth(Paragraph),
  complimentTag: inBoth(Line),
})
export type ToldTestimonial = z.output<typeof ToldTestimonial>

export const ToldTestimonials = z.array(ToldTestimonial).check(z.maxLength(30))

const Claim = z.nullable(text(1, 24))
const Address = z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(300)))

/** What the website says of the house. Of a figure null is the service's own count, of a rating and an address none. */
export const HouseInfo = z.strictObject({
  predictions: Claim,
  users: Claim,
  chats: Claim,
  astrologers: Claim,
  rating: z.nullable(z.number().check(z.minimum(1), z.maximum(5))),
  support_email: z.nullable(z.email()),
  whatsapp_url: Address,
  store_url: Address,
  facebook: Address,
  instagram: Address,
  youtube: Address,
  linkedin: Address,
  x: Address,
})
export type HouseInfo = z.output<typeof HouseInfo>

/** What is changed here, by its name in the table of settings and in the log. */
export const SettingName = z.string().check(z.regex(/^[a-z_]{2,30}:[\w.-]{1,100}$/))

/** `seen`: the last change the operator has seen, 0 for none. Another one meanwhile refuses theirs. */
export const Seen = z.int().check(z.minimum(0))

/** Whose word it is: what stands at the desk, what was configured, what comes with the product. */
export const Origin = z.enum(['desk', 'configuration', 'product'])
export type Origin = z.output<typeof Origin>

/** One change of a setting. */
export const SettingChange = z.object({
  id: z.int(),
  at: Instant,
  operator: z.string(),
  reason: z.string(),
  /** from when on it holds */
  since: Instant,
  /** null: the configuration again */
  value: z.unknown(),
})
export type SettingChange = z.output<typeof SettingChange>

const roles = ['support', 'owner'] as const
const owner = ['owner'] as const
const errors = ['act_refused'] as const

export const deskHouse = {
  getHouse: deskRead({
    path: '/apis/desk/house.php',
    roles,
    summary: 'What the operator says of the house: numbers for people in danger, figures and addresses, testimonials',
    input: Nothing,
    output: z.extend(Success, {
      helplines: z.array(
        z.object({
          key: HelplineName,
          /** null: not told */
          line: z.nullable(Helpline),
          from: Origin,
          /** nobody has called it for half a year */
          is_old: z.boolean(),
          seen: Seen,
        }),
      ),
      info: z.object({
        value: HouseInfo,
        from: Origin,
        seen: Seen,
        /** what the service has counted, as it would say it; null: too few to tell */
        counted: z.object({
          predictions: z.nullable(z.string()),
          users: z.nullable(z.string()),
          chats: z.nullable(z.string()),
        }),
      }),
      testimonials: z.object({ value: ToldTestimonials, from: Origin, seen: Seen }),
    }),
    errors: [],
  }),
  previewHelpline: deskRead({
    path: '/apis/desk/preview_helpline.php',
    roles,
    summary: 'The sentences of answers that a number would stand in, in both languages',
    input: z.object({ key: HelplineName, number: Dialled, hours: Hours }),
    output: z.extend(Success, { en: z.array(z.string()), hi: z.array(z.string()) }),
    errors: [],
  }),
  getSettingChanges: deskRead({
    path: '/apis/desk/setting_changes.php',
    roles: ['support', 'finance', 'owner'],
    summary: 'How a setting was changed at the desk: who, when, why, from when on; newest first',
    input: z.object({ name: SettingName }),
    output: z.extend(Success, { changes: z.array(SettingChange) }),
    errors: [],
  }),
  saveHelpline: deskAct({
    path: '/apis/desk/save_helpline.php',
    roles,
    summary: 'Set a number for people in danger; without `line` it is not told, nor the sentences that hold it',
    input: z.extend(Reasoned, { key: HelplineName, line: unlessEmpty(Helpline), seen: Seen }),
    output: Acted,
    errors,
  }),
  saveHouseInfo: deskAct({
    path: '/apis/desk/save_house.php',
    roles: owner,
    summary: 'Set the figures and addresses that the website names',
    input: z.extend(Reasoned, { info: HouseInfo, seen: Seen }),
    output: Acted,
    errors,
  }),
  saveTestimonials: deskAct({
    path: '/apis/desk/save_testimonials.php',
    roles: owner,
    summary: 'Set what home tells of people who said something of the service, all of them',
    input: z.extend(Reasoned, { testimonials: ToldTestimonials, seen: Seen }),
    output: Acted,
    errors,
  }),
  resetSetting: deskAct({
    path: '/apis/desk/reset_setting.php',
    roles: owner,
    summary: 'Give up what was set of the house at the desk: the configuration holds again',
    input: z.extend(Reasoned, {
      name: z.string().check(z.regex(/^(helpline:[a-z]+|site:(info|testimonials))$/)),
      seen: Seen,
    }),
    output: Acted,
    errors,
  }),
}
