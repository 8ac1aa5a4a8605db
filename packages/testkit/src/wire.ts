import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { listen } from './loopback.ts'

/** A line to a server that a test can cut or let go silent, as a network does. */
export type Wire = {
  /** the server's address, through the line */
  url: string
  /** Connections that exist fall silent: nothing passes, nobody is told. New ones are as ever. */
  silence(): void
  /** New connections are taken, and silent too, until `heal`. */
  silenceAll(): void
  /** New connections work again; those that fell silent stay so. */
  heal(): void
  /** connections that pass what they are given */
  open(): number
  close(): Promise<void>
}

/**
 * A line to the server of a connection string.
 * @param serverUrl whose host and port are at the far end; the rest is kept
 */
export async function layWire(serverUrl: string): Promise<Wire> {
  const target = new URL(serverUrl)
  const flowing = new Set<Socket>()
  const silent = new Set<Socket>()
  let isDead = false

  const server = net.createServer((near) => {
    near.on('error', () => {}).setNoDelay()
    if (isDead) return void silent.add(near.pause())
    const far = net.connect(Number(target.port || 5432), target.hostname).setNoDelay()
    join(near, far)
    join(far, near)
  })
  const join = (one: Socket, other: Socket) => {
    flowing.add(one)
    one.on('error', () => {})
    one.on('data', (data) => !silent.has(one) && other.write(data))
    one.on('close', () => {
      flowing.delete(one)
      // an end is not passed on by a line that passes nothing
      if (!silent.has(one)) other.destroy()
    })
  }
  const port = await listen(server)

  const silence = () => {
    for (const socket of flowing) silent.add(socket.pause())
    flowing.clear()
  }
  return {
    url: Object.assign(new URL(serverUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    silence,
    silenceAll: () => {
      isDead = true
      silence()
    },
    heal: () => {
      isDead = false
    },
    open: () => flowing.size / 2,
    close: async () => {
      for (const socket of [...flowing, ...silent]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
