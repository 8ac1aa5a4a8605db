import type * as z from 'zod/mini'
import type { LlmEnv } from './llm/config.ts'
import type { PaymentsSettings } from './payments/config.ts'
import type { PlacesSettings } from './places/config.ts'
import type { SmsEnv } from './sms/config.ts'

type Settings = {
  sms: z.output<typeof SmsEnv>
  astrologer: z.output<typeof LlmEnv>
  payments: PaymentsSettings
  places: PlacesSettings
}

/** One call that costs nothing and changes nothing, and what each refusal of it means. */
type Trial = {
  vendor: string
  url: string
  init?: RequestInit
  says: Partial<Record<number, string>>
}

const TIMEOUT_MS = 5_000

const basic = (user: string, password: string): RequestInit => ({
  headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
})

const smsTrial = (env: Settings['sms']): Trial[] => {
  if (env.SMS_PROVIDER !== 'twilio') return []
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_BASE_URL: base = 'https://api.twilio.com' } = env
  const refused = 'TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN is not what Twilio knows: no login code can be sent'
  const url = `${base}/2010-04-01/Accounts/${sid}.json`
  return [{ vendor: 'Twilio', url, init: basic(sid, token), says: { 401: refused, 403: refused } }]
}

const astrologerTrial = (env: Settings['astrologer']): Trial[] => {
  if (env.ASTROLOGER !== 'openai') return []
  const { OPENAI_API_KEY: key, OPENAI_MODEL: model, OPENAI_BASE_URL: base = 'https://api.openai.com/v1' } = env
  const refused = 'OPENAI_API_KEY is refused: the embedded astrologer will answer'
  return [
    {
      vendor: 'the language model',
      url: `${base}/models/${encodeURIComponent(model)}`,
      init: { headers: { authorization: `Bearer ${key}` } },
      says: { 401: refused, 403: refused, 404: 'OPENAI_MODEL names a model that this key has not' },
    },
  ]
}

const paymentsTrial = (env: PaymentsSettings): Trial[] => {
  if (env.PAYMENTS !== 'razorpay') return []
  const refused = 'RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not what Razorpay knows: nothing can be paid'
  const url = `${new URL(env.RAZORPAY_BASE_URL).origin}/v1/orders?count=1`
  const init = basic(env.RAZORPAY_KEY_ID, env.RAZORPAY_KEY_SECRET)
  return [{ vendor: 'Razorpay', url, init, says: { 401: refused, 403: refused } }]
}

const placesTrial = (env: PlacesSettings): Trial[] => {
  if (env.PLACES !== 'google') return []
  const refused = 'GOOGLE_MAPS_KEY is refused by Google: no place can be found'
  // the place that is asked for does not exist, which a good key is told with 400 or 404 and without a bill
  const url = `${env.GOOGLE_MAPS_BASE_URL}/v1/places/none`
  const headers = { 'x-goog-api-key': env.GOOGLE_MAPS_KEY, 'x-goog-fieldmask': 'id' }
  return [{ vendor: 'Google Places', url, init: { headers }, says: { 401: refused, 403: refused } }]
}

const attempt = async ({ vendor, url, init, says }: Trial): Promise<string[]> => {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    const line = says[answer.status]
    return line ? [line] : []
  } catch {
    return [`${vendor} does not answer`]
  }
}

/**
 * Asks every vendor that is set whether it takes what the settings say.
 * @returns a line for each that does not, which names the setting and never its value
 */
export const tryVendors = async ({ sms, astrologer, payments, places }: Settings): Promise<string[]> => {
  const trials = [...smsTrial(sms), ...astrologerTrial(astrologer), ...paymentsTrial(payments), ...placesTrial(places)]
  return (await Promise.all(trials.map(attempt))).flat()
}
