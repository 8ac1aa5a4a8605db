import * as z from 'zod/mini'
import { isPushService, PUSH_SERVICES } from './services.ts'

/** So many bytes in base64url. */
const key = (bytes: number) =>
  z.optional(z.string().check(z.refine((value) => Buffer.from(value, 'base64url').length === bytes)))

const namesIn = (value: string) => value.split(',').map((name) => name.trim())

const shown = {
  /** a point of P-256, uncompressed */
  PUSH_PUBLIC_KEY: key(65),
  /** whom the push services write to when something is wrong with what we send */
  PUSH_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:.+@|https:\/\/).+$/))),
  PUSH_SERVICES: z._default(
    z.optional(z.string().check(z.refine((value) => namesIn(value).every(isPushService)))),
    PUSH_SERVICES.join(','),
  ),
}

/** The environment of who takes browsers in for notes; without a key there are none. */
export const PushShownEnv = z
  .object(shown)
  .check(z.refine((env) => !env.PUSH_PUBLIC_KEY || env.PUSH_CONTACT !== undefined, { path: ['PUSH_CONTACT'] }))

/** What a browser is told, null where there are no notes. `services`: where they may be sent. */
export const shownPushOf = (env: z.output<typeof PushShownEnv>) => ({
  publicKey: env.PUSH_PUBLIC_KEY ?? null,
  services: namesIn(env.PUSH_SERVICES),
})

/** The environment of who sends notes to browsers; without keys nobody does. */
export const PushEnv = z.object({ ...shown, PUSH_PRIVATE_KEY: key(32) }).check(
  z.refine((env) => !env.PUSH_PUBLIC_KEY === !env.PUSH_PRIVATE_KEY, { path: ['PUSH_PRIVATE_KEY'] }),
  z.refine((env) => !env.PUSH_PUBLIC_KEY || env.PUSH_CONTACT !== undefined, { path: ['PUSH_CONTACT'] }),
)

/** Keys and contact; null where there are none. `services`: where notes may be sent. */
export const pushOf = (env: z.output<typeof PushEnv>) => {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact } = env
  return {
    keys: publicKey && privateKey && contact ? { publicKey, privateKey, contact } : null,
    services: namesIn(env.PUSH_SERVICES),
  }
}

export type PushSettings = ReturnType<typeof pushOf>
export type ShownPush = ReturnType<typeof shownPushOf>
