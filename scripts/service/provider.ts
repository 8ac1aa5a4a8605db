// The provider of payments for a command beside the service: as the environment says, made only when it is asked for.
import { createPayments, PaymentsEnv } from '@dhruva/adapters'
import { settingsOf } from '@dhruva/common'
import { environmentOf } from '@dhruva/db/environment'

/** @throws ConfigError naming the setting that is wrong */
export const providerFromEnv = () => {
  const env = environmentOf(process.env, 'api')
  return createPayments(settingsOf(PaymentsEnv.safeParse(env), env))
}
