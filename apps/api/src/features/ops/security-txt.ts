import { DAY_MS } from '@dhruva/common'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#context.ts'
import { dataHeaders } from '#http/errors.ts'
import { securityContact } from '#security-contact.ts'

const PATH = '/.well-known/security.txt'

/** Whoever reads an older copy asks anew; the standard allows a year. */
const GOOD_FOR_MS = 90 * DAY_MS

/** A moment that changes once a day, so that the file is the same to all who ask that day. */
const endOf = (now: Date): string =>
  new Date(Math.floor((now.getTime() + GOOD_FOR_MS) / DAY_MS) * DAY_MS).toISOString().replace('.000Z', 'Z')

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Without a contact there is none. */
export const addSecurityTxt = (app: FastifyInstance, ctx: Ctx) => {
  const { publicUrl: site } = ctx.config
  app.get(PATH, { config: { hidden: true } }, async (_, reply) => {
    const contact = await securityContact(ctx)
    if (contact === null) return reply.callNotFound()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${endOf(ctx.now())}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${site}${PATH}`,
      `Policy: ${site}/security`,
    ]
    return reply
      .headers({ ...dataHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
