import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@dhruva/payments-sandbox'
import * as z from 'zod/mini'
import { createPayments } from '../create.ts'

/** For an adapter whose checkout nobody opens. */
export const noCheckout = {
  checkoutUrl: '',
  checkoutSources: { scripts: [], frames: [], connections: [], forms: [] },
}

export type Heard = { body: Buffer; headers: IncomingHttpHeaders }

/** What the control answers, as far as anybody asks. */
const Said = z.object({
  razorpay_payment_id: z._default(z.string(), ''),
  razorpay_signature: z._default(z.string(), ''),
  error: z.optional(z.unknown()),
  statuses: z._default(z.array(z.number()), []),
})

/** What listens to webhooks: notes what it hears and answers as it is told. */
export const startEar = async () => {
  const heard: Heard[] = []
  let answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({ body: Buffer.concat(chunks), headers: request.headers })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/`,
    heard,
    /** the statuses of the next answers; 200 after them */
    answer: (...statuses: number[]) => {
      answers = statuses
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address !== null ? address.port : 0

/** A sandbox with an ear for its events, the adapter on it, and its control. */
export const startMerchant = async (options: { file?: string; now?: () => Date; timeoutMs?: number } = {}) => {
  const { now = () => new Date(), timeoutMs = 2_000, ...rest } = options
  const ear = await startEar()
  const sandbox = await startSandbox({ ...rest, now, webhookUrl: ear.url, firstPauseMs: 20 })
  const payments = createPayments({ PAYMENTS: 'sandbox', RAZORPAY_BASE_URL: sandbox.url }, timeoutMs)
  const control = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return Said.parse(await answer.json())
  }
  const events = () =>
    ear.heard.flatMap(({ body, headers }) => {
      const [signature, id] = [headers['x-razorpay-signature'], headers['x-razorpay-event-id']]
      const event = payments.readEvent(body, String(signature), String(id))
      return event ? [event] : []
    })
  return {
    payments,
    control,
    ear,
    /** what was heard and is signed */
    events,
    types: () => events().map(({ type }) => type),
    url: sandbox.url,
    close: async () => {
      await sandbox.close()
      await ear.close()
    },
  }
}
