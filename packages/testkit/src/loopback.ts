import { once } from 'node:events'
import type { Server } from 'node:net'

/** Lets a server listen at a free port of the loopback, which is given back. */
export const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the loopback gave no port')
  return address.port
}
