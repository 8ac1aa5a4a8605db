// A push service on this machine, and browsers that take notes from it: written from the RFCs, not with the library that sends.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Settings of a product that sends notes to push services of this machine; the keys are the example of RFC 8291. */
export const PUSH_SETTINGS = {
  PUSH_PUBLIC_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  PUSH_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  PUSH_CONTACT: 'mailto:help@dhruva.example',
  PUSH_SERVICES: 'http://127.0.0.1',
}

/** A browser that takes notes, as it says so; the keys are of the same example. */
export const TEST_BROWSER = {
  endpoint: 'http://127.0.0.1/test-browser',
  p256dh: PUSH_SETTINGS.PUSH_PUBLIC_KEY,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const CURVE = 'prime256v1'
const part = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** The keys of a browser's subscription, its own half too. */
export type Keys = { privateKey: Buffer; p256dh: string; auth: string }

const newKeys = (): Keys => {
  const pair = createECDH(CURVE)
  const p256dh = pair.generateKeys().toString('base64url')
  return { privateKey: pair.getPrivateKey(), p256dh, auth: randomBytes(16).toString('base64url') }
}

/**
 * What a message says: RFC 8291 over RFC 8188, in one record.
 * @throws when it was not sealed for these keys
 */
export const unseal = ({ privateKey, p256dh, auth }: Keys, body: Buffer): string => {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const own = createECDH(CURVE)
  own.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender])
  const secret = part(own.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    part(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    part(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record')
  return padded.subarray(0, end).toString()
}

const readJson = (text: string | undefined): unknown => JSON.parse(Buffer.from(text ?? '', 'base64url').toString())

/**
 * Whether the sender is who it says: RFC 8292, `vapid t=<JWT>, k=<its key>`.
 * @returns what the JWT claims
 * @throws when it was not signed by that key
 */
export const vapidOf = (authorization: string): { claims: unknown; key: string } => {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), *k=([\w-]+)$/.exec(authorization) ?? []
  const [head, claims, signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  if (x === undefined || y === undefined) throw new Error('no key')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('not signed by its key')
  return { claims: readJson(claims), key }
}

/** A message that came, opened. */
export type Received = { note: unknown; headers: IncomingHttpHeaders; vapid: ReturnType<typeof vapidOf> }

/** How the service answers; `silent` never does. */
export type Answer = { status: number; headers?: Record<string, string> } | 'silent'

/** Starts a push service that takes a message only when it can be opened and its sender is shown. */
export const startFakePush = async () => {
  const browsers = new Map<string, { keys: Keys; received: Received[] }>()
  let answer: Answer = { status: 201 }
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const body = await buffer(request)
    const browser = browsers.get(request.url ?? '')
    if (answer === 'silent') return
    if (!browser) return void response.writeHead(410).end()
    if (answer.status !== 201) return void response.writeHead(answer.status, answer.headers).end()
    try {
      const vapid = vapidOf(request.headers.authorization ?? '')
      const note: unknown = JSON.parse(unseal(browser.keys, body))
      browser.received.push({ note, headers: request.headers, vapid })
      response.writeHead(201, { location: `${request.url}/1` }).end()
    } catch {
      response.writeHead(400).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return {
    origin,
    /** Requests of any kind so far. */
    asked: () => asked,
    /** From now on. */
    answers: (next: Answer) => {
      answer = next
    },
    /** A browser that has subscribed: what it tells the product, and what it has been sent. */
    browser: () => {
      const path = `/${randomBytes(16).toString('base64url')}`
      const received: Received[] = []
      const browser = { keys: newKeys(), received }
      browsers.set(path, browser)
      const { p256dh, auth } = browser.keys
      return {
        endpoint: origin + path,
        keys: { p256dh, auth },
        received,
        /** The person has forbidden notes, or removed the browser. */
        leave: () => void browsers.delete(path),
      }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FakePush = Awaited<ReturnType<typeof startFakePush>>
