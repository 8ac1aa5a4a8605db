import path from 'node:path'
import { type Env, filled, settingsOf } from '@dhruva/common'
import * as z from 'zod/mini'

const Settings = z.object({
  DATA_DIR: z._default(z.optional(z.string()), '.data'),
  PORT: z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535))), 3000),
  RAZORPAY_BASE_URL: z._default(
    z.optional(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })),
    'http://127.0.0.1:3001',
  ),
})

/**
 * Reads every setting of the sandbox once: it listens where the API looks for the provider, and tells the API what happened.
 * @throws ConfigError naming the first setting that is wrong
 */
export const readConfig = (source: Env = process.env) => {
  const env = filled(source)
  const settings = settingsOf(z.safeParse(Settings, env), env)
  return {
    port: Number(new URL(settings.RAZORPAY_BASE_URL).port || 80),
    file: path.join(path.resolve(settings.DATA_DIR), 'payments-sandbox.jsonl'),
    webhookUrl: `http://127.0.0.1:${settings.PORT}/apis/payments/webhook.php`,
  }
}
