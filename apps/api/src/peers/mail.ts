import * as z from 'zod/mini'
import type { Store } from '#peers/store.ts'

/** What one api says to another about a reply that one of them writes; `at` and `from` are UTF-16 offsets in its text. */
const Message = z.discriminatedUnion('says', [
  z.object({ says: z.literal('follow'), turn: z.string(), to: z.string(), from: z.int() }),
  z.object({ says: z.literal('piece'), turn: z.string(), at: z.int(), text: z.string() }),
  z.object({ says: z.literal('ended'), turn: z.string() }),
  z.object({ says: z.literal('stop'), turn: z.string() }),
])
export type Message = z.output<typeof Message>

/** Words between the apis of one installation. They may be lost: whoever waits for one also looks into the database. */
export type Mail = {
  /** @returns whether an api of this name was there to hear it */
  send: (to: string, message: Message) => Promise<boolean>
}

const channelOf = (name: string) => `dhruva:api:${name}`

const parse = (text: string): Message | null => {
  const found = z.safeParse(Message, JSON.parse(text))
  // of a newer version while it is being rolled out
  return found.success ? found.data : null
}

/** Opens the letter box of one api over Redis; without Redis nobody is ever there. */
export const openMail = (store: Store | null, name: string, onMessage: (message: Message) => void): Mail => {
  if (!store) return { send: async () => false }
  store.listen(channelOf(name), (text) => {
    const message = parse(text)
    if (message) onMessage(message)
  })
  return {
    send: async (to, message) => {
      const heard = await store.ask((redis) => redis.publish(channelOf(to), JSON.stringify(message)))
      return heard !== null && heard > 0
    },
  }
}
