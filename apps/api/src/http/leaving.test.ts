import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { discussions, lives } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp, { env: { LIVE_HEARTBEAT_MS: '50' } })
const { hostname, port } = new URL(await world.address())

it('whoever goes away while an answer begins is no failure', async () => {
  const { token } = await world.member('restless')
  const before = world.log.length
  const leave = async (afterMs: number) => {
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    socket.write(`GET ${lives.live.path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    await sleep(afterMs)
    socket.destroy()
  }
  for (let n = 0; n < 40; n++) await leave(n / 8)
  // whoever comes after them is answered, and logged after them
  await world.visitor().raw(discussions.searchDiscussions, {})
  await expect.poll(() => world.log.length).toBeGreaterThan(before)
  const levels = world.log.slice(before).map((line): number => JSON.parse(line).level)
  expect(Math.max(...levels)).toBeLessThan(50)
})
