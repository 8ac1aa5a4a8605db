import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Person, talkOf } from './person.ts'

const PAUSE_MS = 2_000
/** With the free ones more than anybody asks meanwhile. */
const QUESTIONS = '10000'
const QUESTION = 'How will my work go in the coming months?'

/** Each person is given questions, as an operator does. */
export const giveQuestions = (compose: (...args: string[]) => string, people: readonly Person[]): void => {
  const signed = ['--by', 'rehearsal', '--reason', 'faults']
  for (const { uid } of people)
    compose('exec', '-T', 'api', 'node', 'ops.js', 'grant', String(uid), 'oracle', QUESTIONS, ...signed)
}

/** People who ask one question after the other, whatever happens to the service. */
export const startAsking = (base: string, people: readonly Person[]) => {
  const read = new Map<Person, string[]>(people.map((person) => [person, []]))
  const failed: Record<string, number> = {}
  let over = false
  const askOn = async (person: Person) => {
    while (!over) {
      try {
        read.get(person)?.push(await ask(base, person, QUESTION))
      } catch (error) {
        const why = error instanceof Error ? error.message.slice(0, 60) : 'unknown'
        failed[why] = (failed[why] ?? 0) + 1
      }
      await sleep(PAUSE_MS)
    }
  }
  const all = people.map(askOn)
  return {
    /** Ends it. @returns how many replies were read to the end, how the others ended, and of the read ones those that are not kept */
    stop: async () => {
      over = true
      await Promise.all(all)
      let whole = 0
      const lost: string[] = []
      for (const [person, replies] of read) {
        const kept = await talkOf(base, person)
        whole += replies.length
        // the same question may get the same reply: each is there as often as it was read
        for (const reply of replies) {
          const at = kept.indexOf(reply)
          if (at < 0) lost.push(reply.slice(0, 60))
          else kept.splice(at, 1)
        }
      }
      return { whole, failed, lost }
    },
  }
}
