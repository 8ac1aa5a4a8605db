// The limit: node:http and node-postgres with the product's own statements, tokens checked by hand, JSON written by hand.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { type Db, findSession } from '@dhruva/db'

type User = { uid: number; mobile: string }
/** The fields of a body that the calls here look at. */
type Body = { bid?: number; did: number; start?: number; comment: string; zodiac?: string; when?: string }
/** By path: the JSON that answers a call of a member. */
export type Answers = Record<string, (user: User, body: Body) => Promise<string>>
type Bare = {
  db: Db
  /** that signs the tokens */
  secret: string
  members: Answers
  /** by path: the JSON of a call that needs no session */
  anyone: Record<string, (body: Body) => string>
}

/** The session of a token, its signature checked once. */
const createReader = (secret: string) => {
  const verified = new Map<string, string>()
  return (request: IncomingMessage): string | null => {
    const token = request.headers.authorization?.slice(7) ?? ''
    const known = verified.get(token)
    if (known) return known
    const [head, payload = '', signature = ''] = token.split('.')
    const right = createHmac('sha256', secret).update(`${head}.${payload}`).digest()
    const sent = Buffer.from(signature, 'base64url')
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) return null
    const { jti, exp }: { jti: string; exp: number } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    if (exp * 1000 < Date.now()) return null
    verified.set(token, jti)
    return jti
  }
}

const bodyOf = (request: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
  })

/** Serves until the process is told to end; its address is sent to the one that started it. */
export function serveBare({ db, secret, members, anyone }: Bare) {
  const jtiOf = createReader(secret)
  const answerTo = async (request: IncomingMessage) => {
    const path = request.url ?? ''
    const body: Body = JSON.parse(request.method === 'POST' ? await bodyOf(request) : '{}')
    const open = anyone[path]
    if (open) return open(body)
    const jti = jtiOf(request)
    const user = jti ? await findSession(db, jti, new Date()) : null
    return (user && (await members[path]?.(user, body))) ?? null
  }
  const server = createServer(async (request, response) => {
    const body = await answerTo(request)
    if (body === null) return void response.writeHead(401).end()
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  })
  process.on('SIGTERM', () => process.exit(0))
  process.on('disconnect', () => process.exit(0))
}
