// The limit: node:http and node-postgres with the product's own statements, tokens checked by hand, JSON written by hand.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { findSession, listChats, openDb, readBalances } from '@dhruva/db'

const [url = '', secret = ''] = process.argv.slice(2)
const db = openDb({ url, poolSize: 10 })
const verified = new Map<string, string>()

function jtiOf(request: IncomingMessage): string | null {
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

type User = { uid: number; mobile: string }

async function info({ uid, mobile }: User): Promise<string> {
  const row = await readBalances(db, uid, new Date())
  return `{"status":"success","uid":${uid},"mobile":"${mobile}","balance":${row.money_paise / 100},"oracle_questions":${
    row.oracle_grant + row.oracle_paid
  },"astra_questions":${row.astra_grant + row.astra_paid},"daily_predictions":${3 - row.daily},"weekly_predictions":${
    1 - row.weekly
  },"monthly_predictions":${1 - row.monthly},"yearly_predictions":${1 - row.yearly},"transferable_oracle_questions":${
    row.oracle_paid
  },"subscription_questions":${row.sub_q}}`
}

async function list({ uid }: User): Promise<string> {
  const rows = await listChats(db, uid, 0)
  const chats = rows.map(
    (row) =>
      `{"asst_id":"${row.asst_id}","to_name":"${row.to_name}","chat_time":"${row.chat_time.toISOString()}","message":${JSON.stringify(
        row.message,
      )},"mid":${row.mid},"bid":${row.bid},"user_name":${JSON.stringify(row.user_name)},"celebrity":${row.celebrity}}`,
  )
  return `{"status":"success","chats":[${chats.join(',')}]}`
}

const bodyOf = (request: IncomingMessage) =>
  new Promise<string>((resolve) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
  })

async function answer(request: IncomingMessage): Promise<string | null> {
  if (request.method === 'POST') JSON.parse(await bodyOf(request))
  const jti = jtiOf(request)
  const user = jti ? await findSession(db, jti) : null
  if (!user) return null
  return request.url === '/apis/users/getInfo.php' ? info(user) : list(user)
}

const server = createServer(async (request, response) => {
  const body = await answer(request)
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
