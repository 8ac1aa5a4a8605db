import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testRedis } from '#database.ts'

const address = await testRedis()

test.skipIf(!address)('there is a Redis to talk to', async () => {
  const { hostname, port } = new URL(address ?? '')
  const socket = net.connect(Number(port), hostname)
  socket.end('PING\r\nQUIT\r\n')
  expect(await text(socket)).toMatch(/^\+PONG/)
})
