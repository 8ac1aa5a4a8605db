import { noteEvent } from '@dhruva/db'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '#context.ts'
import { dataHeaders } from '#http/errors.ts'
import { fail } from '#http/fail.ts'

export const WEBHOOK_PATH = '/apis/payments/webhook.php'

const BODY_BYTES = 256 * 1024

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' && /^[\w.-]{1,100}$/.test(value) ? value : undefined
}

/**
 * Where the provider of payments tells what happened: `POST /apis/payments/webhook.php`, signed over the bytes it sends, so those are
 * not parsed before. An event is written down and ordered to be acted on, and that is answered: the provider waits five seconds, sends
 * again for a day what was not taken, and then stops sending. It is no call of the contract, which is for clients.
 */
export const addWebhook = (app: FastifyInstance, ctx: Ctx) =>
  app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_, body, done) => done(null, body))
    own.post(WEBHOOK_PATH, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = headerOf(request, 'x-razorpay-signature')
      const event = ctx.payments.readEvent(body, signature, headerOf(request, 'x-razorpay-event-id'))
      if (!event) throw fail('bad_request')
      const { id, type, payment, order, refund, subscription } = event
      const told = {
        id,
        kind: type,
        payment: payment?.id ?? refund?.paymentId ?? null,
        order: order?.id ?? payment?.orderId ?? null,
        subscription: subscription?.id ?? payment?.subscriptionId ?? null,
      }
      await noteEvent(ctx.db, told, ctx.now())
      return reply.headers(dataHeaders).send({ status: 'success' })
    })
  })
