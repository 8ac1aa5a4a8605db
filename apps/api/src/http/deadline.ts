import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { fail } from '#http/fail.ts'

/** Every call is answered, or begins to be, within six seconds: so long a person waits, and no proxy gives up before. */
const ANSWER_MS = 5_500
const LOOK_MS = 250
const RETRY_AFTER_SECONDS = 2

/**
 * Answers a call by the deadline, whatever it waits for: the person hears that the service is not available. What the call does
 * goes on behind it, and its end is told to nobody.
 */
export type Deadline = {
  set: (reply: FastifyReply) => void
  /** @returns whether there was one: false when the call was given up */
  lift: (reply: FastifyReply) => boolean
}

/** One clock for all open calls: a timer for each would cost what many calls do. */
export const createDeadline = (app: FastifyInstance): Deadline => {
  const until = new Map<FastifyReply, number>()
  const giveUp = (reply: FastifyReply) => {
    until.delete(reply)
    if (reply.raw.headersSent) return
    const { request } = reply
    request.log.warn({ request_id: request.id }, 'a call was given up')
    sendRefusal(request, reply, fail('unavailable', {}, { retry_after_seconds: RETRY_AFTER_SECONDS }))
  }
  let lastLook = performance.now()
  const look = () => {
    const now = performance.now()
    // while the process itself stood still no call waited for anything else, and its answer may be next
    const stoodStillMs = now - lastLook > 2 * LOOK_MS ? now - lastLook - LOOK_MS : 0
    lastLook = now
    for (const [reply, at] of until) {
      const due = at + stoodStillMs
      // nor is a body that is slow to come ours to wait for
      if (reply.request.raw.complete === false) until.set(reply, now + ANSWER_MS)
      else if (due < now) giveUp(reply)
      else until.set(reply, due)
    }
  }
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  app.addHook('onClose', () => clearInterval(timer))
  return {
    set: (reply) => {
      if (!until.has(reply)) until.set(reply, performance.now() + ANSWER_MS)
    },
    lift: (reply) => until.delete(reply),
  }
}
