import type { Env } from '@dhruva/common'
import { ALIVE_MS, type FromChild, NUMBER, ToChild } from './messages.ts'

/** The other processes of this api, as one of them sees them. */
export type Siblings = {
  /** of this process, from 1 */
  number: number
  /** Says what this one's figures are, whoever asks. */
  tellFigures: (own: () => string | Promise<string>) => void
  /** The figures of all that answer, by their numbers. */
  figures: () => Promise<[number: number, text: string][]>
}

/** Longer than the others are waited for. */
const ANSWER_MS = 2_000

/** Joins the processes of an api that was started with several. @returns null in one that is alone */
export const joinSiblings = (env: Env): Siblings | null => {
  const number = Number(env[NUMBER])
  if (!process.send || !number) return null
  const say = (message: FromChild) => process.connected && process.send?.(message)
  const waiting = new Map<number, (texts: [number, string][]) => void>()
  let questions = 0
  let own: () => string | Promise<string> = () => ''

  setInterval(() => say('alive'), ALIVE_MS).unref()
  process.on('message', async (received) => {
    const message = ToChild.safeParse(received).data
    if (!message) return
    if ('texts' in message) waiting.get(message.of)?.(message.texts)
    else say({ answers: 'figures', of: message.of, text: await own() })
  })

  return {
    number,
    tellFigures: (tell) => {
      own = tell
    },
    figures: () =>
      new Promise((resolve) => {
        const of = ++questions
        const done = (texts: [number, string][]) => {
          clearTimeout(late)
          waiting.delete(of)
          resolve(texts)
        }
        // the one who started us is gone: then this process tells of itself
        const late = setTimeout(async () => done([[number, await own()]]), ANSWER_MS)
        waiting.set(of, done)
        say({ asks: 'figures', of })
      }),
  }
}
