import { deflateRawSync } from 'node:zlib'
import { ConfigError } from '@dhruva/common'

/** Where more can be said of a wrong setting than that it is. */
export const WRONG: Record<string, string> = {
  JWT_SECRET: 'is shorter than 32 characters: make one with openssl rand -base64 32',
  JWT_SECRET_PREVIOUS: 'is shorter than 32 characters',
  MOBILE_SECRET: 'is shorter than 32 characters: make one with openssl rand -base64 32',
  METRICS_TOKEN: 'is shorter than 16 characters or has spaces',
  TWILIO_ACCOUNT_SID: 'is not AC and 32 hexadecimal digits, as the console of Twilio shows it',
  TWILIO_FROM: 'is neither a number with + and its country, nor MG and 32 hexadecimal digits, nor the name of a sender',
  TWILIO_BASE_URL: 'is not an address with http or https',
  SMS_PROVIDER: 'is not outbox or twilio',
  ASTROLOGER: 'is not embedded or openai',
  PAYMENTS: 'is not sandbox or razorpay',
  PLACES: 'is not embedded or google',
  TRUST_PROXY:
    'is neither a number of proxies nor a list of their addresses; docker compose wants it wherever HOST is set',
  RECHARGE_PACKS: 'is not a list of packs as in .env.example',
  SUBSCRIPTION_PLANS: 'is not a list of plans as in .env.example',
  CONSULTANTS: 'is not a list of astrologers as in .env.example',
  VIDEOS: 'is not a list of videos as in .env.example',
  TESTIMONIALS: 'is not a list of testimonials as in .env.example',
  HELPLINES: 'is not an object of helplines as in .env.example',
  DESK_URL: 'is not an address such as https://desk.dhruva.example, without anything behind the host',
  SELLER_STATE: 'is not the GST code of a state',
  SELLER_GSTIN: 'is not a GSTIN',
}

/** Bytes that even the shortest secret packs to when it is made by chance; one that repeats itself packs to fewer. */
const LEAST_PACKED = 24

const refuseRepeating = (name: string, value = '') => {
  if (value && deflateRawSync(value).length < LEAST_PACKED)
    throw new ConfigError(`${name} repeats itself: make one with openssl rand -base64 32`)
}

type Read = {
  isSecure: boolean
  deskUrl: string | null
  jwtSecret: string
  previousJwtSecret: string | undefined
  mobileSecret: string
  sms: { SMS_PROVIDER: string }
  payments: { PAYMENTS: string }
  seller: { isTrial: boolean; gstin: string }
  tax: { sellerState: string }
  rateLimits: object | null
}

/** @throws ConfigError where a host of its own for the desk is not one: a browser tells sites apart by the name of their host */
export const refuseSharedHost = ({ deskUrl, publicUrl }: { deskUrl: string | null; publicUrl: string }) => {
  if (deskUrl !== null && new URL(deskUrl).hostname === new URL(publicUrl).hostname)
    throw new ConfigError('DESK_URL has the host of PUBLIC_URL: give the desk another one, or leave it out')
}

/** @throws ConfigError for what is right on a machine of one's own and wrong where people come */
export const refuseInProduction = (
  config: Read,
  env: { PUBLIC_URL?: unknown; MOBILE_SECRET?: unknown; SELLER_STATE?: unknown },
) => {
  if (env.PUBLIC_URL === undefined) throw new ConfigError('PUBLIC_URL is missing')
  if (!config.isSecure) throw new ConfigError('PUBLIC_URL does not begin with https: a proxy in front speaks TLS')
  // also the name of the site in deploy/caddy/Caddyfile, where a slash would mean one page of it
  if (String(env.PUBLIC_URL).endsWith('/')) throw new ConfigError('PUBLIC_URL ends with a slash: leave it out')
  if (config.deskUrl !== null && !config.deskUrl.startsWith('https:'))
    throw new ConfigError('DESK_URL does not begin with https: a proxy in front speaks TLS')
  refuseRepeating('JWT_SECRET', config.jwtSecret)
  refuseRepeating('JWT_SECRET_PREVIOUS', config.previousJwtSecret)
  if (env.MOBILE_SECRET === undefined)
    throw new ConfigError(
      'MOBILE_SECRET is missing: one of its own, or JWT_SECRET where the service ran without one so far',
    )
  refuseRepeating('MOBILE_SECRET', config.mobileSecret)
  if (config.sms.SMS_PROVIDER === 'outbox') throw new ConfigError('SMS_PROVIDER=outbox is for development only')
  if (config.payments.PAYMENTS === 'sandbox') throw new ConfigError('PAYMENTS=sandbox is for development only')
  if (env.SELLER_STATE === undefined) throw new ConfigError('SELLER_STATE is missing: invoices split the tax by it')
  if (config.seller.isTrial)
    throw new ConfigError('SELLER_NAME, SELLER_ADDRESS or SELLER_GSTIN is missing: invoices name them')
  if (!config.seller.gstin.startsWith(config.tax.sellerState))
    throw new ConfigError('SELLER_GSTIN is of another state than SELLER_STATE')
  if (!config.rateLimits) throw new ConfigError('RATE_LIMITS=off is for development only')
}
