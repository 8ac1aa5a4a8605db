import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerOf } from '#http/limits.ts'
import type { TrustProxy } from '../proxies.ts'

export type ConnectionLimits = {
  /** open at once in this process */
  all: number
  /** of one address; a proxy's are those of many people and count in `all` alone */
  perAddress: number
  /** how long an answer waits for a reader who takes nothing of it, in milliseconds */
  unreadMs: number
}

/** Open connections of one address, and those without a request under way, longest idle first. */
type Group = { size: number; idle: Set<Socket> }

const oldestOf = (idle: Set<Socket>): Socket | undefined => idle.values().next().value

/**
 * Makes room for new connections by ending idle ones, longest idle first: those of the same address when it has its share, of
 * anybody when the process has all it holds. A new one for which nothing can end is ended itself. A connection whose first request
 * has not come counts as idle. One whose reader takes nothing of what is written to it is ended too.
 */
export const limitConnections = (server: Server, limits: ConnectionLimits, trust: TrustProxy | false) => {
  const isProxy = trust || (() => false)
  const idle = new Set<Socket>()
  const groups = new Map<string, Group>()
  const groupOf = new WeakMap<Socket, Group>()
  let size = 0

  const setIdle = (socket: Socket, group: Group | undefined) => {
    idle.add(socket)
    group?.idle.add(socket)
  }
  const setBusy = (socket: Socket) => {
    idle.delete(socket)
    groupOf.get(socket)?.idle.delete(socket)
  }
  /** Ends an idle one for a new one, or the new one. */
  const evictIdle = (from: Set<Socket>, added: Socket) => {
    const ended = oldestOf(from) ?? added
    setBusy(ended)
    ended.destroy()
  }
  const join = (socket: Socket): Group | undefined => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, 0)) return undefined
    const caller = callerOf(address)
    const group = groups.get(caller) ?? { size: 0, idle: new Set() }
    group.size++
    groups.set(caller, group)
    groupOf.set(socket, group)
    socket.once('close', () => {
      group.size--
      if (group.size === 0) groups.delete(caller)
    })
    return group
  }

  server.on('connection', (socket: Socket) => {
    size++
    const group = join(socket)
    socket.once('close', () => {
      size--
      setBusy(socket)
    })
    if (group && group.size > limits.perAddress) evictIdle(group.idle, socket)
    else if (size > limits.all) evictIdle(idle, socket)
    if (!socket.destroyed) setIdle(socket, group)
  })
  server.setTimeout(limits.unreadMs, (socket) => {
    // silence is a reader's fault only when something waits to be read
    if (idle.has(socket) || socket.writableLength > 0) socket.destroy()
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    setBusy(socket)
    response.once('close', () => {
      if (!socket.destroyed) setIdle(socket, groupOf.get(socket))
    })
  })
}
