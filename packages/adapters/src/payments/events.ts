import { createHash } from 'node:crypto'
import { field } from '@dhruva/common'
import * as z from 'zod/mini'
import { OrderEntity, PaymentEntity, RefundEntity, SubscriptionEntity } from './entities.ts'
import type { PaymentEvent } from './port.ts'

const EventBody = z.object({
  event: z.string().check(z.regex(/^[a-z_.]{1,80}$/)),
  created_at: z.optional(z.int()),
  payload: z.record(z.string(), z.unknown()),
})

/**
 * The event a body tells of, null when it tells of none. An entity that is missing, or of a shape nobody knows, is null: the rest is
 * told all the same.
 * @param id the provider's; what came without is known by its text, which stays the same when it is sent again
 */
export const eventOf = (body: Buffer, id: string | undefined): PaymentEvent | null => {
  const { success, data: found } = z.safeParse(EventBody, jsonOf(body))
  if (!success) return null
  const entity = <T extends z.ZodMiniType>(name: string, schema: T): z.output<T> | null =>
    z.safeParse(schema, field(found.payload[name], 'entity')).data ?? null
  const subscription = entity('subscription', SubscriptionEntity)
  const payment = entity('payment', PaymentEntity)
  return {
    id: id ?? createHash('sha256').update(body).digest('hex'),
    type: found.event,
    createdAt: new Date((found.created_at ?? 0) * 1_000),
    order: entity('order', OrderEntity),
    payment: payment && { ...payment, subscriptionId: subscription?.id ?? null },
    refund: entity('refund', RefundEntity),
    subscription,
  }
}

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
