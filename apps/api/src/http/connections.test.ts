import { once } from 'node:events'
import net from 'node:net'
import { createWorld, until } from '@dhruva/testkit'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const opened: net.Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

type Client = { socket: net.Socket; ask: (path?: string) => Promise<string>; isOpen: () => boolean }

/** Connects from an address of this machine; Linux has all of 127.0.0.0/8. */
const connectTo = async (url: string, localAddress = '127.0.0.1'): Promise<Client> => {
  const { hostname: host, port } = new URL(url)
  const socket = net.connect({ host, port: Number(port), localAddress })
  opened.push(socket)
  socket.on('error', () => {})
  let isOpen = true
  socket.once('close', () => {
    isOpen = false
  })
  await once(socket, 'connect')
  const ask = async (path = '/healthz') => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return String(data).split('\r\n', 1)[0] ?? ''
  }
  return { socket, ask, isOpen: () => isOpen }
}

const OK = 'HTTP/1.1 200 OK'

const start = async (env: Record<string, string>) => {
  const world = await createWorld((parts) => buildApp({ ...parts, web: null }), { env })
  const url = await world.address()
  const count = () => new Promise<number>((resolve) => world.app.http.server.getConnections((_, n) => resolve(n)))
  return { url, count, connect: (from?: string) => connectTo(url, from) }
}

describe('one address', () => {
  it('has no more connections than its share: the longest idle one ends for a new one', async () => {
    const { connect, count } = await start({ CONNECTIONS_PER_ADDRESS: '3' })
    const clients: Client[] = []
    for (let n = 0; n < 3; n++) clients.push(await connect())
    for (const client of clients) expect(await client.ask()).toBe(OK)
    // the first one was used last
    expect(await clients[0]?.ask()).toBe(OK)
    const fourth = await connect()
    expect(await fourth.ask()).toBe(OK)
    await until(() => clients[1]?.isOpen() === false)
    expect(clients.map(({ isOpen }) => isOpen())).toEqual([true, false, true])
    expect(await count()).toBe(3)
  })

  it.runIf(process.platform === 'linux')('keeps nobody else out, however many it opens', async () => {
    const { connect, count } = await start({ CONNECTIONS_PER_ADDRESS: '20', CONNECTIONS: '40' })
    const member = await connect('127.0.0.2')
    expect(await member.ask()).toBe(OK)
    for (let n = 0; n < 100; n++) await connect('127.0.0.3')
    const other = await connect('127.0.0.4')
    expect(await other.ask()).toBe(OK)
    expect(await member.ask()).toBe(OK)
    expect(await count()).toBe(22)
  })

  it.runIf(process.platform === 'linux')(
    'is refused when all its connections are at work, and others are not',
    async () => {
      const { connect } = await start({ CONNECTIONS_PER_ADDRESS: '2' })
      const streams = [await connect(), await connect()]
      for (const stream of streams) expect(await stream.ask('/apis/astrohub/live.php')).toBe(OK)
      const third = await connect()
      expect(await third.ask()).not.toBe(OK)
      expect(streams.every(({ isOpen }) => isOpen())).toBe(true)
      expect(await (await connect('127.0.0.2')).ask()).toBe(OK)
    },
  )
})

it.runIf(process.platform === 'linux')('the process has room for a newcomer while somebody is idle', async () => {
  const { connect, count } = await start({ CONNECTIONS: '10', CONNECTIONS_PER_ADDRESS: '5' })
  for (let network = 1; network <= 6; network++)
    for (let n = 0; n < 5; n++) expect(await (await connect(`127.0.1.${network}`)).ask()).toBe(OK)
  await until(async () => (await count()) === 10)
})

it('a proxy brings as many as the process has room for', async () => {
  const { connect, count } = await start({ CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: 'loopback' })
  const clients: Client[] = []
  for (let n = 0; n < 9; n++) clients.push(await connect())
  for (const client of clients) expect(await client.ask()).toBe(OK)
  expect(await count()).toBe(9)
})

it('a reader who takes nothing of an answer is cut off; one who waits for what is not there yet is not', async () => {
  const { connect, count } = await start({ UNREAD_MS: '100', LIVE_HEARTBEAT_MS: '50000' })
  const waiting = await connect()
  expect(await waiting.ask('/apis/astrohub/live.php')).toBe(OK)
  const stalled = await connect()
  stalled.socket.pause()
  // more than the machines between hold for a reader
  stalled.socket.write('GET /openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100))
  expect(await count()).toBe(2)
  await until(async () => (await count()) === 1, 15_000)
  expect(waiting.isOpen()).toBe(true)
})
