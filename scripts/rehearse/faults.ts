import { ok } from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveQuestions, startAsking } from './asking.ts'
import { cutOff, fillTmp, fillUp, isWell, type Name, names, signal, startedAt } from './harms.ts'
import { audit, type Say } from './life.ts'
import { startLoad } from './load.ts'
import { ask, crowd, type Person } from './person.ts'
import type { Stack } from './stack.ts'

const WITHIN_S = 15
/** The watchdogs look from then on. */
const GRACE_MS = 35_000
/** How long a network or room on the disk is missing. */
const MISSING_MS = 20_000
const PATIENCE_MS = 120_000
const ASKERS = 10
const READS_PER_SECOND = 50

const secondsSince = (started: number) => Math.round((performance.now() - started) / 100) / 10

/** @returns seconds until it holds */
const until = async (what: string, holds: () => Promise<boolean>, started = performance.now()): Promise<number> => {
  while (!(await holds())) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${what} did not come back`)
    await sleep(200)
  }
  return secondsSince(started)
}

/** It begins anew by itself. */
const afterSignal = async (stack: Stack, name: Name, kind: 'KILL' | 'STOP') => {
  if (kind === 'STOP') await sleep(GRACE_MS)
  const before = startedAt(stack, name)
  const started = performance.now()
  signal(stack, name, kind)
  return until(name, async () => startedAt(stack, name) !== before && (await isWell(stack, name)), started)
}

/** It is there all the time, and works again when what it misses is back. */
const afterMissing = async (stack: Stack, name: Name, back: () => void, person: Person) => {
  await sleep(MISSING_MS)
  back()
  const isAnswered = () => ask(stack.base, person, 'And how will my health be?').then(Boolean, () => false)
  return until(name, async () => (await isWell(stack, name)) && (await isAnswered()))
}

const HARMS: Record<string, (stack: Stack, name: Name, person: Person) => Promise<number>> = {
  killed: (stack, name) => afterSignal(stack, name, 'KILL'),
  hung: (stack, name) => afterSignal(stack, name, 'STOP'),
  'cut off': (stack, name, person) => afterMissing(stack, name, cutOff(stack, name), person),
}

type Options = { times: string; harm?: string[] | undefined }

/** Runs it while people read and ask. What they were answered to the end is kept, and the books are right. */
const underLoad = async (stack: Stack, say: Say, work: (person: Person) => Promise<void>) => {
  const people = await crowd(ASKERS + 1)
  giveQuestions(stack.compose, people)
  const [person, ...askers] = people
  if (!person) throw new Error('nobody came')
  const load = startLoad(stack.base, '/apis/languages.php', READS_PER_SECOND)
  const asking = startAsking(stack.base, askers)
  await work(person)
  const { whole, failed, lost } = await asking.stop()
  say(`${whole} replies were read to the end, ${lost.length} of them lost; others: ${JSON.stringify(failed)}`)
  say(`reads: ${JSON.stringify(await load.stop())}`)
  audit(stack)
  ok(lost.length === 0, `lost: ${lost.join(' | ')}`)
}

const tell = (say: Say, what: string, seconds: readonly number[]) => say(`${what}: back after ${seconds.join(', ')} s`)

/** Each program is killed, made to hang and cut off from the network, so many times: it is back without hands. */
export const faults = async (stack: Stack, say: Say, { times, harm = Object.keys(HARMS) }: Options) => {
  const late: string[] = []
  await underLoad(stack, say, async (person) => {
    for (const [kind, work] of Object.entries(HARMS).filter(([one]) => harm.includes(one)))
      for (const name of names) {
        const seconds: number[] = []
        for (let time = 0; time < Number(times); time++) seconds.push(await work(stack, name, person))
        tell(say, `${name} ${kind}`, seconds)
        if (seconds.some((one) => one > WITHIN_S)) late.push(`${name} ${kind}`)
      }
  })
  ok(late.length === 0, `later than ${WITHIN_S} s: ${late.join(', ')}`)
}

/** The disk of the databases is full, then what each of our programs may write to: it is back when there is room. Needs root. */
export const fullDisk = async (stack: Stack, say: Say, { times }: Options) => {
  const disk = stack.moveToSmallDisk()
  stack.compose('up', '--detach', '--wait')
  const places: [string, Name, () => () => void][] = [
    ['disk of the databases', 'postgres', () => fillUp(disk)],
    ['/tmp of the api', 'api', () => fillTmp(stack, 'api')],
    ['/tmp of the worker', 'worker', () => fillTmp(stack, 'worker')],
  ]
  const late: string[] = []
  await underLoad(stack, say, async (person) => {
    for (const [place, name, fill] of places) {
      const seconds: number[] = []
      for (let time = 0; time < Number(times); time++) seconds.push(await afterMissing(stack, name, fill(), person))
      tell(say, `${place} full`, seconds)
      if (seconds.some((one) => one > WITHIN_S)) late.push(place)
    }
  })
  ok(late.length === 0, `later than ${WITHIN_S} s: ${late.join(', ')}`)
}
