import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Received = { to: string; body: string; from: string; authorization: string }

/** How the server treats the next requests. */
export type Mood = 'well' | 'invalid number' | 'too many' | 'broken' | 'silent' | 'reset'

const ACCOUNT = 'AC00000000000000000000000000000000'

const refusals = {
  'invalid number': [400, 21211],
  'too many': [429, 20429],
  broken: [500, 20500],
} as const

/** A local server that speaks the part of Twilio's protocol that sending a message needs. */
export const startFakeTwilio = async () => {
  const received: Received[] = []
  let mood: Mood = 'well'
  let asked = 0
  const server = createServer(async (request, response) => {
    asked++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    if (request.url !== `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`) return void response.writeHead(404).end('{}')
    if (mood === 'reset') return void request.socket.destroy()
    if (mood === 'silent') return void (await sleep(60_000, undefined, { ref: false }))
    response.setHeader('content-type', 'application/json')
    if (mood !== 'well') {
      const [status, code] = refusals[mood]
      return void response.writeHead(status).end(JSON.stringify({ status, code, message: `about ${form.get('To')}` }))
    }
    received.push({
      to: form.get('To') ?? '',
      body: form.get('Body') ?? '',
      from: form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      authorization: request.headers.authorization ?? '',
    })
    response.writeHead(201).end(JSON.stringify({ sid: 'SM1', status: 'queued' }))
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address())))
  })
  return {
    account: ACCOUNT,
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    /** requests of any kind so far */
    asked: () => asked,
    be: (next: Mood) => {
      mood = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address !== null ? address.port : 0
