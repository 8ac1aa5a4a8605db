import net from 'node:net'
import { listen } from '@dhruva/testkit/loopback'
import { onTestFinished } from 'vitest'

/** A line to a server that can be cut in the middle of an answer, as a lost mobile connection is. Ends with the test. */
export const openLine = async (target: string) => {
  const { hostname, port } = new URL(target)
  const open = new Set<net.Socket>()
  let isCut = false
  const join = (one: net.Socket, other: net.Socket) => {
    open.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      open.delete(one)
      other.destroy()
    })
    one.pipe(other)
  }
  const server = net.createServer((near) => {
    if (isCut) return near.destroy()
    const far = net.connect(Number(port), hostname)
    join(near, far)
    join(far, near)
  })
  const own = await listen(server)
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    mend: () => {
      isCut = false
    },
  }
}
