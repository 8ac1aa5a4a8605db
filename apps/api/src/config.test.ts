import { ConfigError, type Env } from '@dhruva/common'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'

const least: Env = { DATABASE_URL: 'postgresql://u:p@localhost/app', JWT_SECRET: 'x'.repeat(32) }
const live: Env = {
  ...least,
  NODE_ENV: 'production',
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: 'MG1',
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'k',
  RAZORPAY_WEBHOOK_SECRET: 'w',
  SELLER_STATE: '07',
  SELLER_NAME: 'Dhruva Jyotish LLP',
  SELLER_ADDRESS: '12 Janpath, New Delhi 110001',
  SELLER_GSTIN: '07AABCD1234E1Z5',
  PUBLIC_URL: 'https://dhruva.example',
  JWT_SECRET: 'V0nMd3rJ7sQ1xK9wPz5aYt8eLc2uGh6b',
  MOBILE_SECRET: 'q7TzB4nWc9RmK2xYpL6vHs3dJf8aGe5u',
}

it('needs two settings and has a default for every other', () => {
  expect(readConfig(least)).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    sms: { SMS_PROVIDER: 'outbox' },
    astrologer: { ASTROLOGER: 'embedded' },
    places: { PLACES: 'embedded' },
    payments: { PAYMENTS: 'sandbox' },
    free: { oracle: 3, astra: 3, appAstra: 3, predictions: { daily: 3, weekly: 1, monthly: 1, yearly: 1 } },
    questionPriceRupees: 6,
    maxBirths: 100,
    otp: { limits: { perHour: 5, perDay: 10 }, ceiling: 2_000, proofBits: 18 },
    site: { info: { store_url: null, facebook: null }, gst_percent: 18 },
  })
})

it('is reached from this machine alone unless more is asked for; in a container, from outside of it', () => {
  expect(readConfig(least).host).toBe('127.0.0.1')
  expect(readConfig({ ...least, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(readConfig(live).host).toBe('0.0.0.0')
})

it('takes an empty variable as an unset one', () => {
  expect(readConfig({ ...least, PORT: '', REDIS_URL: ' ', STORE_URL: '' })).toMatchObject({
    port: 3000,
    redisUrl: undefined,
  })
})

it('reads what is set', () => {
  const config = readConfig({
    ...live,
    PORT: '8080',
    SOCIAL_X: 'https://x.com/dhruva',
    FREE_ORACLE_QUESTIONS: '0',
  })
  expect(config).toMatchObject({ production: true, port: 8080, free: { oracle: 0 } })
  expect(config.site.info).toMatchObject({ x: 'https://x.com/dhruva', facebook: null })
})

describe('a wrong setting is named in one line that does not repeat its value', () => {
  const wrong: [Env, string][] = [
    [{ ...least, DATABASE_URL: undefined }, 'DATABASE_URL is missing'],
    [
      { ...least, DATABASE_URL: 'mysql://secret' },
      'DATABASE_URL is not postgresql://user:password@host:5432/database; a password with / # ? @ or % goes into POSTGRES_PASSWORD, beside DATABASE_HOST',
    ],
    [{ ...least, JWT_SECRET: '' }, 'JWT_SECRET is missing'],
    [
      { ...least, JWT_SECRET: 'short secret' },
      'JWT_SECRET is shorter than 32 characters: make one with openssl rand -base64 32',
    ],
    [{ ...least, PORT: '70000' }, 'PORT is not valid'],
    [{ ...least, PORT: 'http' }, 'PORT is not valid'],
    [{ ...least, RATE_LIMITS: 'maybe' }, 'RATE_LIMITS is not valid'],
    [{ ...least, REDIS_URL: 'localhost' }, 'REDIS_URL is not redis://host:6379'],
    ...['ftp://secret', 'dhruva.example', 'https://dhruva.example/app', 'https://me@dhruva.example', 'https://'].map(
      (wrong): [Env, string] => [
        { ...least, PUBLIC_URL: wrong },
        'PUBLIC_URL is not an address such as https://dhruva.example, without anything behind the host',
      ],
    ),
    [{ ...least, SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER is not outbox or twilio'],
    [{ ...least, SMS_PROVIDER: 'twilio' }, 'TWILIO_ACCOUNT_SID is missing'],
    [{ ...least, ASTROLOGER: 'openai' }, 'OPENAI_API_KEY is missing'],
    [{ ...least, PLACES: 'google' }, 'GOOGLE_MAPS_KEY is missing'],
    [{ ...least, PAYMENTS: 'cash' }, 'PAYMENTS is not sandbox or razorpay'],
    [{ ...least, PAYMENTS: 'razorpay' }, 'RAZORPAY_KEY_ID is missing'],
    [{ ...live, RAZORPAY_WEBHOOK_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET is missing'],
    [{ ...live, RAZORPAY_BASE_URL: 'ftp://secret' }, 'RAZORPAY_BASE_URL is not valid'],
    [{ ...live, PAYMENTS: 'sandbox' }, 'PAYMENTS=sandbox is for development only'],
    [{ ...live, PAYMENTS: '' }, 'PAYMENTS=sandbox is for development only'],
    [{ ...least, FREE_ASTRA_QUESTIONS: '-1' }, 'FREE_ASTRA_QUESTIONS is not valid'],
    [{ ...live, SMS_PROVIDER: 'outbox' }, 'SMS_PROVIDER=outbox is for development only'],
    [{ ...live, SELLER_STATE: '' }, 'SELLER_STATE is missing: invoices split the tax by it'],
    [{ ...live, SELLER_GSTIN: '' }, 'SELLER_NAME, SELLER_ADDRESS or SELLER_GSTIN is missing: invoices name them'],
    [{ ...live, SELLER_GSTIN: '29AABCD1234E1Z5' }, 'SELLER_GSTIN is of another state than SELLER_STATE'],
    [{ ...least, SELLER_GSTIN: '07AABCD1234' }, 'SELLER_GSTIN is not a GSTIN'],
    [{ ...least, SELLER_STATE: '28' }, 'SELLER_STATE is not the GST code of a state'],
    [{ ...least, SERVICE_SAC: '99' }, 'SERVICE_SAC is not valid'],
    [{ ...live, RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is for development only'],
    [{ ...live, JWT_SECRET: undefined }, 'JWT_SECRET is missing'],
    [
      { ...live, MOBILE_SECRET: undefined },
      'MOBILE_SECRET is missing: one of its own, or JWT_SECRET where the service ran without one so far',
    ],
    ...['junk', 'AC1', `AD${'0'.repeat(32)}`].map((wrong): [Env, string] => [
      { ...live, TWILIO_ACCOUNT_SID: wrong },
      'TWILIO_ACCOUNT_SID is not AC and 32 hexadecimal digits, as the console of Twilio shows it',
    ]),
    [
      { ...live, TWILIO_FROM: '98765 43210 is my number' },
      'TWILIO_FROM is neither a number with + and its country, nor MG and 32 hexadecimal digits, nor the name of a sender',
    ],
    [{ ...live, METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is shorter than 16 characters or has spaces'],
    ...['x'.repeat(32), '0123456789'.repeat(5), 'secret'.repeat(20)].flatMap((weak): [Env, string][] => [
      [{ ...live, MOBILE_SECRET: weak }, 'MOBILE_SECRET repeats itself: make one with openssl rand -base64 32'],
      [{ ...live, JWT_SECRET: weak }, 'JWT_SECRET repeats itself: make one with openssl rand -base64 32'],
      [
        { ...live, JWT_SECRET_PREVIOUS: weak },
        'JWT_SECRET_PREVIOUS repeats itself: make one with openssl rand -base64 32',
      ],
    ]),
    [{ ...live, PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    [
      { ...live, PUBLIC_URL: 'http://dhruva.example' },
      'PUBLIC_URL does not begin with https: a proxy in front speaks TLS',
    ],
    ...['true', 'banana', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1 10.0.0.2', '-1', '1.5', '1000', '10.0.0.1,,'].map(
      (wrong): [Env, string] => [
        { ...least, TRUST_PROXY: wrong },
        'TRUST_PROXY is neither a number of proxies nor a list of their addresses; docker compose wants it wherever HOST is set',
      ],
    ),
  ]
  it.each(wrong)('%#: %s → %s', (env, line) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(line))
    expect(line).not.toContain('secret')
  })
})

describe('packs', () => {
  const wallet = { id: 'w', for: 'wallet', original: 250, price: 239 }
  const oracle = { id: 'o-10', for: 'oracle', original: 60, price: 49, questions: 10 }
  const packsOf = (...packs: object[]) => readConfig({ ...least, RECHARGE_PACKS: JSON.stringify(packs) }).packs

  it('are three of each unless others are set', () => {
    const { packs, tax } = readConfig({ ...least, GST_PERCENT: '12.5' })
    expect(packs.map(({ id }) => id).join(' ')).toBe(
      'oracle-10 oracle-25 oracle-60 astra-10 astra-25 astra-60 wallet-100 wallet-250 wallet-500',
    )
    expect(tax).toEqual({ gstRate: 1_250, sac: '999799', sellerState: '29' })
  })

  it('are what is set', () => {
    expect(packsOf(oracle, wallet)).toEqual([
      { id: 'o-10', for: 'oracle', originalRupees: 60, rupees: 49, questions: 10 },
      { id: 'w', for: 'wallet', originalRupees: 250, rupees: 239, questions: 0 },
    ])
  })

  it.each<[string, object[]]>([
    ['none', []],
    ['one id twice', [oracle, { ...wallet, id: 'o-10' }]],
    ['a price above what it is compared with', [{ ...oracle, price: 61 }]],
    ['a price of nothing', [{ ...oracle, price: 0 }]],
    ['a part of a rupee', [{ ...oracle, price: 48.5 }]],
    ['no questions', [{ ...oracle, questions: 0 }]],
    ['a wallet with questions', [{ ...wallet, questions: 1 }]],
    ['nobody to ask', [{ ...oracle, for: 'aries' }]],
    ['an id that is no word of an address', [{ ...oracle, id: 'Oracle 10' }]],
    ['a field that is misspelt', [{ ...wallet, orginal: 1 }]],
  ])('are refused with %s', (_, packs) => {
    expect(() => packsOf(...packs)).toThrow(new ConfigError('RECHARGE_PACKS is not a list of packs as in .env.example'))
  })

  it('are refused when they are no JSON', () => {
    expect(() => readConfig({ ...least, RECHARGE_PACKS: '[{' })).toThrow('RECHARGE_PACKS is not a list of packs')
  })
})

describe('plans', () => {
  const words = { name: { en: 'Yearly', hi: 'वार्षिक' }, points: { en: ['Much'], hi: ['बहुत'] } }
  const plan = { id: 'big', original: 600, price: 499, questions: 1_500, ...words }
  const plansOf = (...plans: object[]) => readConfig({ ...least, SUBSCRIPTION_PLANS: JSON.stringify(plans) }).plans

  it('are one unless others are set, with four days of grace', () => {
    const { plans, subscriptionGraceDays } = readConfig(least)
    expect(plans).toMatchObject([{ id: 'monthly', rupees: 199, questions: 500, featured: true }])
    expect(subscriptionGraceDays).toBe(4)
  })

  it('are what is set', () => {
    expect(plansOf(plan)).toEqual([
      { id: 'big', originalRupees: 600, rupees: 499, questions: 1_500, featured: false, ...words },
    ])
  })

  it.each<[string, object[]]>([
    ['none', []],
    ['a price above the original one', [{ ...plan, price: 601 }]],
    ['no questions', [{ ...plan, questions: 0 }]],
    ['one language only', [{ ...plan, name: { en: 'Yearly' } }]],
    ['the id of the free one', [{ ...plan, id: 'free' }]],
    ['the same id twice', [plan, plan]],
  ])('are refused with %s', (_, plans) => {
    expect(() => plansOf(...plans)).toThrow(
      new ConfigError('SUBSCRIPTION_PLANS is not a list of plans as in .env.example'),
    )
  })
})
