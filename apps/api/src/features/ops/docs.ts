import { type AnyEndpoint, Failure } from '@dhruva/contract'
import { errors } from '@dhruva/contract/errors'
import { accessInWords, type ListedEndpoint, limitInWords, listEndpoints, openApi } from '@dhruva/contract/openapi'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Ctx } from '#context.ts'
import { escapeHtml, page } from '#features/ops/page.ts'
import { dataHeaders } from '#http/errors.ts'
import { addLocal } from '#http/local.ts'

const schemaText = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return escapeHtml(JSON.stringify(rest, null, 2))
}

const block = (title: string, schema: z.ZodMiniType, io: 'input' | 'output') =>
  `<details><summary>${title}</summary><pre>${schemaText(schema, io)}</pre></details>`

const answer = (endpoint: AnyEndpoint) => {
  if (endpoint.kind === 'file') return `<p>A file, <code>${endpoint.type}</code>.</p>`
  if (endpoint.kind === 'json' || endpoint.kind === 'hook') return block('Answer', endpoint.output, 'output')
  if (endpoint.kind === 'events') return `<p>Server-sent events.</p>${block('Event', endpoint.event, 'output')}`
  return `<p>A stream: the text, then U+001E, one JSON object and a line feed.</p>${block('Tail', endpoint.tail, 'output')}`
}

const refusals = ({ errors: codes }: AnyEndpoint) =>
  codes.length === 0
    ? ''
    : `<p class="small">${codes.map((code) => `<span><code>${code}</code> ${errors[code][0]}</span>`).join(' ')}</p>`

const article = ({ key, endpoint }: ListedEndpoint) => `<article id="${key}">
<h3><span class="method">${[endpoint.method, endpoint.altMethod].filter(Boolean).join(' or ')}</span> ${endpoint.path}</h3>
<p>${escapeHtml(endpoint.summary)}</p>
<p class="small"><span>${key}</span><span>${accessInWords(endpoint)}</span><span>limit: ${limitInWords(endpoint)}</span></p>
${refusals(endpoint)}${block('Request', endpoint.input, 'input')}${answer(endpoint)}
</article>`

const INTRO = `<h1>Dhruva, the API</h1>
<p>JSON in, JSON out. A session is <code>Authorization: Bearer …</code>. Every answer carries <code>x-request-id</code>; a refusal is
<code>{ "status": "fail", "message", "code" }</code>, with status 200 where the person can act on it. The same as a document:
<a href="/openapi.json">openapi.json</a>.</p>`

const render = () => {
  const listed = listEndpoints()
  const features = [...new Set(listed.map((one) => one.feature))]
  const contents = features.map((feature) => `<a href="#${feature}">${feature}</a>`).join('\n')
  const sections = features.map((feature) => {
    const articles = listed.filter((one) => one.feature === feature).map(article)
    return `<section id="${feature}"><h2>${feature}</h2>\n${articles.join('\n')}</section>`
  })
  return `${INTRO}\n<nav>${contents}</nav>\n${sections.join('\n')}\n<h2>Refusal</h2>${block('Every refusal', Failure, 'output')}`
}

/**
 * `/openapi.json` and `/docs`: the contract for programs and for people, from the schemas the service itself uses.
 * For this machine alone, unless PUBLIC_DOCS is on.
 */
export const addDocs = (app: FastifyInstance, { config }: Ctx) => {
  const document = JSON.stringify(openApi())
  const body = render()
  const addRoutes = (to: FastifyInstance) => {
    const route = { config: { hidden: !config.publicDocs } }
    to.get('/openapi.json', route, async (_, reply) =>
      reply.headers(dataHeaders).type('application/json; charset=utf-8').send(document),
    )
    to.get('/docs', route, async (_, reply) => page(reply, { title: 'API', body }))
  }
  if (config.publicDocs) addRoutes(app)
  else addLocal(app, addRoutes)
}
