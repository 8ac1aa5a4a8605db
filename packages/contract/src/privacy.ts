import * as z from 'zod/mini'
import { Instant, Language, Nothing, Success } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The day of the last change to what the notice says: `/privacy` and `/privacy-policy`, in both languages. */
export const NOTICE_VERSION = '2026-11-28'

type PurposeRule = {
  /** `necessary`: the service cannot be given without it; its end is the end of the account, or of what is kept for it */
  need: 'necessary' | 'optional'
  /** `login`: agreed to with the notice of the login; `apart`: only by an act of its own, and not done before */
  asked: 'login' | 'apart'
  /** the switch is not on `/privacy` but where it is acted upon, which notes the consent by `setConsent` */
  switch?: 'elsewhere'
}

/**
 * What data of a person is used for. A new purpose is a line here, its words in `locales/{en,hi}/privacy.ts` of the web, and
 * `allows` asked before it is acted upon; what is optional gets its switch on `/privacy` by itself, unless it has one elsewhere.
 */
export const consentPurposes = {
  account: { need: 'necessary', asked: 'login' },
  births: { need: 'necessary', asked: 'login' },
  talks: { need: 'necessary', asked: 'login' },
  language_model: { need: 'optional', asked: 'login' },
  daily_note: { need: 'optional', asked: 'apart', switch: 'elsewhere' },
  payments: { need: 'necessary', asked: 'login' },
  forum: { need: 'necessary', asked: 'login' },
  consultation: { need: 'necessary', asked: 'login' },
  security: { need: 'necessary', asked: 'login' },
} as const satisfies Record<string, PurposeRule>

export type ConsentPurpose = keyof typeof consentPurposes
export type OptionalPurpose = {
  [P in ConsentPurpose]: (typeof consentPurposes)[P]['need'] extends 'optional' ? P : never
}[ConsentPurpose]

/** Switched on `/privacy`. */
export type SwitchedPurpose = {
  [P in OptionalPurpose]: (typeof consentPurposes)[P] extends { switch: 'elsewhere' } ? never : P
}[OptionalPurpose]

const isPurpose = (name: string): name is ConsentPurpose => name in consentPurposes
const isSwitched = (purpose: ConsentPurpose): purpose is SwitchedPurpose => {
  const rule: PurposeRule = consentPurposes[purpose]
  return rule.need === 'optional' && rule.switch !== 'elsewhere'
}

/** In the order in which they are told. */
export const purposeIds = Object.keys(consentPurposes).filter(isPurpose)
export const switchedPurposes = purposeIds.filter(isSwitched)

/** Which notice was shown, and in which language. */
const Notice = z.object({ version: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), language: Language })

/** What was agreed to at a login; a client that sends none, or something else, logs in all the same. */
export const LoginConsent = z.catch(z.optional(Notice), undefined)

/** How it stands with one purpose. `not_asked`: nothing is recorded, as with a client that says nothing of consent. */
const ConsentState = z.object({
  purpose: z.enum(purposeIds),
  need: z.enum(['necessary', 'optional']),
  /** whether this installation does it at all */
  in_use: z.boolean(),
  /** whether it may be done with this person's data; of a visitor null */
  allowed: z.nullable(z.boolean()),
  state: z.enum(['given', 'withdrawn', 'not_asked']),
  /** of the last act: when, with which notice in which language, at a login or on the page; null without one */
  act: z.nullable(z.object({ at: Instant, version: z.string(), language: Language, how: z.enum(['login', 'page']) })),
})
export type ConsentState = z.output<typeof ConsentState>

export const privacy = {
  getPrivacy: endpoint({
    method: 'GET',
    path: '/apis/users/privacy.php',
    access: 'optional',
    limit: 'read',
    summary: 'What data is used for, and what the caller has agreed to; of a visitor the purposes alone',
    input: Nothing,
    output: z.extend(Success, { version: z.string(), consents: z.array(ConsentState) }),
    errors: [],
  }),
  agreeToNotice: endpoint({
    method: 'POST',
    path: '/apis/users/agree.php',
    access: 'member',
    limit: 'write',
    summary: 'Agree to the notice after a login that said nothing of it, or to a newer one; no withdrawal is undone',
    input: Notice,
    output: Success,
    errors: [],
  }),
  changeConsent: endpoint({
    method: 'POST',
    path: '/apis/users/change_consent.php',
    access: 'member',
    limit: 'write',
    summary: 'Withdraw the consent to an optional purpose, or give it again; it holds from the next thing that is done',
    input: z.extend(Notice, { purpose: z.enum(switchedPurposes), given: z.boolean() }),
    output: Success,
    errors: [],
  }),
}
