import { field } from '@dhruva/common'
import { fastify } from 'fastify'
import { serveApi } from './api.ts'
import { createCheckout } from './checkout.ts'
import { createClock } from './clock.ts'
import { serveControl } from './control.ts'
import { createHooks } from './hooks.ts'
import { addMoods, type Mood } from './moods.ts'
import { servePages } from './pages.ts'
import { createBank } from './payments.ts'
import { Refused } from './refused.ts'
import { openStore } from './store.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Known to everybody, since they guard nothing. The adapter of payments knows the same. */
export const KEYS = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-no-money-moves',
  webhookSecret: 'sandbox-webhooks',
}

export type SandboxOptions = {
  /** 0: any that is free */
  port?: number
  /** where the merchant hears of events; null: nowhere */
  webhookUrl: string | null
  /** what it knows is kept here; without it, in memory */
  file?: string
  now: () => Date
  /** of an event that was not taken, until it is sent again; then twice as long each time */
  firstPauseMs?: number
}

export type Sandbox = {
  /** such as `http://127.0.0.1:3001` */
  url: string
  close(): Promise<void>
}

const HOST = '127.0.0.1'
/** How often it looks for debits that are due. */
const TICK_MS = 1_000

/** Starts a provider of payments that speaks Razorpay's protocol and moves no money. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { webhookUrl, firstPauseMs = 1_000 } = options
  const store = openStore(options.file)
  const clock = createClock(store, options.now)
  const hooks = createHooks({ store, secret: KEYS.webhookSecret, url: webhookUrl, firstPauseMs })
  const bank = createBank({ store, clock, hooks })
  const subscriptions = createSubscriptions({ store, clock, hooks }, bank)
  const checkout = createCheckout({ store, clock, bank, subscriptions, keySecret: KEYS.keySecret })

  const server = fastify({ forceCloseConnections: true })
  server.setErrorHandler((error, _, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.body)
    // not JSON, no such path
    const status = Number(field(error, 'statusCode') ?? 500)
    if (status < 500) return reply.code(status).send(new Refused('The request is invalid').body)
    console.error(error)
    return reply.code(500).send({ error: { code: 'SERVER_ERROR', description: 'The sandbox stumbled' } })
  })
  // the moods are the api's alone: who may be told of one must be able to end it
  let be: (mood: Mood) => void = () => {}
  await server.register(
    async (api) => {
      be = addMoods(api)
      serveApi(api, { store, bank, subscriptions, ...KEYS })
    },
    { prefix: '/v1' },
  )
  const control = { store, clock, hooks, bank, subscriptions, checkout, be }
  await server.register(async (routes) => serveControl(routes, control), { prefix: '/sandbox' })
  await server.register(async (pages) => servePages(pages, checkout))
  const url = await server.listen({ host: HOST, port: options.port ?? 0 })
  const tick = setInterval(subscriptions.passTime, TICK_MS)
  tick.unref()

  return {
    url,
    close: async () => {
      clearInterval(tick)
      hooks.stop()
      await server.close()
    },
  }
}
