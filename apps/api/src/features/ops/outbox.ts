import type { FastifyInstance } from 'fastify'
import type { Ctx } from '#context.ts'
import { escapeHtml, page } from '#features/ops/page.ts'
import { addLocal } from '#http/local.ts'

const messages = async (ctx: Ctx) =>
  (await ctx.db.prisma.smsOutbox.findMany({ orderBy: { id: 'desc' }, take: 200 })).map(({ to, body, sentAt }) => ({
    to,
    body,
    sent_at: sentAt.toISOString(),
  }))

const HIDDEN = { config: { hidden: true } }

type Message = Awaited<ReturnType<typeof messages>>[number]

const card = ({ to, body, sent_at }: Message) => `<article>
  <p class="code">${escapeHtml(/\d{6}/.exec(body)?.[0] ?? '')}</p>
  <p>${escapeHtml(body)}</p>
  <p class="small"><span>${escapeHtml(to)}</span> <time datetime="${sent_at}">${sent_at.slice(11, 19)} UTC</time></p>
</article>`

/**
 * `/dev/outbox` and `/dev/outbox.json`: the text messages "sent", newest first. Only with the outbox provider, and
 * only for this machine: who reads them logs in as anybody.
 */
export const addOutbox = (app: FastifyInstance, ctx: Ctx) => {
  if (ctx.config.production || ctx.config.sms.SMS_PROVIDER !== 'outbox') return
  addLocal(app, (local) => {
    local.get('/dev/outbox.json', HIDDEN, async (_, reply) =>
      reply.header('cache-control', 'no-store').send(await messages(ctx)),
    )
    local.get('/dev/outbox', HIDDEN, async (_, reply) => {
      const sent = await messages(ctx)
      const body = sent.map(card).join('\n') || '<p>No text message yet. Ask for a code and it appears here.</p>'
      return page(reply, { title: 'Text messages', body: `<h1>Text messages</h1>\n${body}`, refreshSeconds: 2 })
    })
  })
}
