import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { tryVendors } from './try-vendors.ts'

let status = 200
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.authorization ?? request.headers['x-goog-api-key']}`)
  response.writeHead(status).end('{}')
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = server.address()
const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

const settings = {
  sms: {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret-token',
    TWILIO_FROM: 'MG1',
    TWILIO_BASE_URL: base,
  },
  astrologer: {
    ASTROLOGER: 'openai',
    OPENAI_API_KEY: 'secret-key',
    OPENAI_MODEL: 'm/1',
    OPENAI_BASE_URL: `${base}/v1`,
    EMBEDDED_PACE_MS: 0,
    LLM_INR_PROMPT: 0,
    LLM_INR_CACHED: 0,
    LLM_INR_REPLY: 0,
  },
  payments: {
    PAYMENTS: 'razorpay',
    RAZORPAY_KEY_ID: 'rzp',
    RAZORPAY_KEY_SECRET: 'secret-payments',
    RAZORPAY_WEBHOOK_SECRET: 'w',
    RAZORPAY_BASE_URL: base,
  },
  places: {
    PLACES: 'google',
    GOOGLE_MAPS_KEY: 'secret-places',
    GOOGLE_MAPS_BASE_URL: base,
    GOOGLE_MAPS_CALLS_A_DAY: 10,
  },
} as const

test.each<[number, string[]]>([
  [200, []],
  [404, ['OPENAI_MODEL names a model that this key has not']],
  [
    401,
    [
      'TWILIO_ACCOUNT_SID or TWILIO_AUTH_TOKEN is not what Twilio knows: no login code can be sent',
      'OPENAI_API_KEY is refused: the embedded astrologer will answer',
      'RAZORPAY_KEY_ID or RAZORPAY_KEY_SECRET is not what Razorpay knows: nothing can be paid',
      'GOOGLE_MAPS_KEY is refused by Google: no place can be found',
    ],
  ],
  [500, []],
])('%s of every vendor is said as %j', async (answer, lines) => {
  status = answer
  expect(await tryVendors(settings)).toEqual(lines)
})

test('each is asked with its own key, at an address that costs nothing', () => {
  const code = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  expect(asked.slice(0, 4).sort()).toEqual(
    [
      `/2010-04-01/Accounts/AC1.json ${code('AC1:secret-token')}`,
      '/v1/models/m%2F1 Bearer secret-key',
      `/v1/orders?count=1 ${code('rzp:secret-payments')}`,
      '/v1/places/none secret-places',
    ].sort(),
  )
})

test('one that is away is said to be, and nothing is thrown', async () => {
  const away = { ...settings.sms, TWILIO_BASE_URL: 'http://127.0.0.1:1' }
  const none = { astrologer: { ASTROLOGER: 'embedded', EMBEDDED_PACE_MS: 0 }, places: { PLACES: 'embedded' } } as const
  const payments = { PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: base } as const
  expect(await tryVendors({ ...none, payments, sms: away })).toEqual(['Twilio does not answer'])
})
