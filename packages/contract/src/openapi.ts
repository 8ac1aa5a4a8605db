import * as z from 'zod/mini'
import { Failure } from './common.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { errors } from './errors.ts'
import { contract } from './index.ts'

export type ListedEndpoint = { feature: string; key: string; endpoint: AnyEndpoint }

/** The buckets of the rate limit that a call counts in. */
export const limitInWords = ({ limit, extraLimit }: AnyEndpoint): string =>
  extraLimit ? `${limit}; with ${extraLimit.field} ${extraLimit.limit} too` : limit

/** Every call with its feature and key, in the order of the contract. */
export const listEndpoints = (): ListedEndpoint[] =>
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([key, endpoint]) => ({ feature, key, endpoint })),
  )

const jsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const parameters = (endpoint: AnyEndpoint) => {
  const schema = jsonSchema(endpoint.input, 'input')
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

const body = (endpoint: AnyEndpoint) => {
  const schema = jsonSchema(endpoint.input, 'input')
  return { required: (schema.required?.length ?? 0) > 0, ...json(schema) }
}

const refusal = { $ref: '#/components/schemas/Failure' }

/** What a person can act on is refused with status 200 too. */
const answerSchema = ({ output, errors: codes }: Extract<AnyEndpoint, { kind: 'json' }>) => {
  const good = jsonSchema(output, 'output')
  return codes.some((code) => errors[code][0] === 200) ? { anyOf: [good, refusal] } : good
}

const text = (type: string) => ({ content: { [type]: { schema: { type: 'string' } } } })

const bytes = { type: 'string', format: 'binary' }

const goodReply = (endpoint: AnyEndpoint) => {
  if (endpoint.kind === 'json') return { description: 'The answer', ...json(answerSchema(endpoint)) }
  if (endpoint.kind === 'hook') return { description: 'Taken', ...json(jsonSchema(endpoint.output, 'output')) }
  if (endpoint.kind === 'file') return { description: 'The file', content: { [endpoint.type]: { schema: bytes } } }
  if (endpoint.kind === 'events') {
    const event = JSON.stringify(jsonSchema(endpoint.event, 'output'))
    const description = `Server-sent events until one side leaves; the data of each is one JSON object: ${event}`
    return { description, ...text('text/event-stream') }
  }
  const tail = 'The text as it is written, then U+001E, one JSON object (the tail) and a line feed. The tail:'
  return { description: `${tail} ${JSON.stringify(jsonSchema(endpoint.tail, 'output'))}`, ...text('text/plain') }
}

const replies = (endpoint: AnyEndpoint) => {
  const good = goodReply(endpoint)
  const refusals = endpoint.errors.map((code) => `\`${code}\` (${errors[code][0]}) ${errors[code][1]}`)
  return {
    200: good,
    default: {
      description: ['A refusal.', ...refusals].join(' '),
      ...json(refusal),
    },
  }
}

/** What differs from the document's own: no session, or one if there is one. */
const SECURITY = {
  member: {},
  public: { security: [] },
  optional: { security: [{}, { session: [] }] },
  desk: { security: [{ desk: [] }] },
}

/** Who may call, in words. */
export const accessInWords = ({ access, desk }: AnyEndpoint): string =>
  desk ? `desk: ${desk.entering ? 'logging in' : desk.roles.join(', ')}${desk.fresh ? '; fresh code' : ''}` : access

const operation = ({ feature, key, endpoint }: ListedEndpoint, method: 'GET' | 'POST') => ({
  operationId: method === endpoint.method ? key : `${key}By${method}`,
  tags: [feature],
  summary: endpoint.summary,
  ...SECURITY[endpoint.access],
  ...(method === 'GET' ? { parameters: parameters(endpoint) } : { requestBody: body(endpoint) }),
  responses: replies(endpoint),
})

type Operation = ReturnType<typeof operation>

const anyOf = (one: object, other: object) => ({ anyOf: [one, other] })

/** Two calls of one address, which a field of the body tells apart, as the one operation they are to OpenAPI. */
const either = (usual: ListedEndpoint, chosen: ListedEndpoint): object => {
  const [one, other]: [Operation, Operation] = [operation(usual, 'POST'), operation(chosen, 'POST')]
  const [plain, asked] = [usual, chosen].map(({ endpoint }) => jsonSchema(endpoint.input, 'input'))
  const { discriminator } = chosen.endpoint
  const [good, streamed] = [one.responses[200], other.responses[200]]
  return {
    ...other,
    operationId: `${usual.key}Or${chosen.key[0]?.toUpperCase()}${chosen.key.slice(1)}`,
    summary: `${usual.endpoint.summary}. With ${discriminator}: ${chosen.endpoint.summary}`,
    requestBody: { required: false, ...json(anyOf(asked ?? {}, plain ?? {})) },
    responses: {
      ...other.responses,
      200: {
        description: `${good.description}. With ${discriminator}: ${streamed.description}`,
        content: { ...good.content, ...streamed.content },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export const openApi = () => {
  const paths: Record<string, Record<string, object>> = {}
  const all = listEndpoints()
  for (const listed of all.filter(({ endpoint }) => !endpoint.discriminator)) {
    const { method, altMethod, path } = listed.endpoint
    const chosen = all.find(
      ({ endpoint }) => endpoint.discriminator && endpoint.path === path && endpoint.method === method,
    )
    const usual = chosen ? either(listed, chosen) : operation(listed, method)
    const operations: Record<string, object> = { [method.toLowerCase()]: usual }
    if (altMethod) operations[altMethod.toLowerCase()] = operation(listed, altMethod)
    paths[path] = operations
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Dhruva', version: '1', description: 'Vedic astrology that rests on the computed chart.' },
    security: [{ session: [] }],
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        desk: { type: 'apiKey', in: 'cookie', name: 'desk' },
      },
      // a refusal may say more, such as what is left to ask with
      schemas: { Failure: jsonSchema(Failure, 'input') },
    },
    paths,
  }
}
