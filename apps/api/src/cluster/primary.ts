import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { FromChild, NUMBER, type ToChild } from './messages.ts'

type Child = { worker: Worker; heardAt: number; isReady: boolean; startedAt: number }

/** What is asked of whoever runs the processes. */
export type Primary = {
  /** Starts them all. @returns the exit code of a first one that could not start, else null when all are ready */
  start: () => Promise<number | null>
  /** Has each end in order. @returns when none is left */
  stop: () => Promise<void>
}

/** A process that says nothing for so long hangs: its event loop turns no more. */
const SILENT_MS = 15_000
/** From its beginning until it is ready. */
const BEGIN_MS = 60_000
const LOOK_MS = 1_000
/** One that ended soon after its beginning waits before it begins again, longer each time. */
const WELL_MS = 60_000
const PAUSE_MS = { first: 200, most: 30_000 }
/** Figures of one that does not answer are missing rather than late. */
const FIGURES_MS = 1_000

const tell = (worker: Worker, message: ToChild) => worker.isConnected() && worker.send(message)

/** Gathers the figures of all processes for the one that was asked for them. */
const createGathering = (children: ReadonlyMap<number, Child>) => {
  const open = new Map<number, (number: number, text: string) => void>()
  let questions = 0
  const gather = async (): Promise<[number, string][]> => {
    const of = ++questions
    const texts: [number, string][] = []
    const asked = [...children].filter(([, { isReady }]) => isReady)
    const { promise: all, resolve } = Promise.withResolvers<void>()
    open.set(of, (number, text) => {
      texts.push([number, text])
      if (texts.length === asked.length) resolve()
    })
    for (const [, { worker }] of asked) tell(worker, { asks: 'figures', of })
    await Promise.race([all, sleep(FIGURES_MS)])
    open.delete(of)
    return texts.toSorted(([one], [other]) => one - other)
  }
  return { gather, take: (of: number, number: number, text: string) => open.get(of)?.(number, text) }
}

/**
 * Runs so many processes of this program behind one port. Connections are handed out in turn, so one that is killed loses none but its
 * own; it is begun anew, and so is one that hangs.
 * @param log a line for whoever runs it
 */
export const createPrimary = (count: number, log: (line: string) => void): Primary => {
  const children = new Map<number, Child>()
  const pauses = new Map<number, number>()
  const gathering = createGathering(children)
  let [isBegun, isStopping] = [false, false]

  const hear = (number: number, child: Child, received: unknown) => {
    const message = FromChild.safeParse(received).data
    if (message === undefined) return
    child.heardAt = performance.now()
    if (message === 'ready') child.isReady = true
    else if (message !== 'alive' && 'text' in message) gathering.take(message.of, number, message.text)
    else if (message !== 'alive')
      void gathering.gather().then((texts) => tell(child.worker, { answers: 'figures', of: message.of, texts }))
  }

  const replace = async (number: number, child: Child, how: number | string) => {
    if (isStopping) return
    const wasWell = child.isReady && performance.now() - child.startedAt > WELL_MS
    const pauseMs = wasWell || !pauses.has(number) ? PAUSE_MS.first : (pauses.get(number) ?? PAUSE_MS.first)
    pauses.set(number, Math.min(pauseMs * 2, PAUSE_MS.most))
    log(`api process ${number} ended (${how}) and is started again`)
    await sleep(pauseMs)
    if (!isStopping) begin(number)
  }

  const begin = (number: number): Promise<number | null> => {
    const worker = cluster.fork({ [NUMBER]: String(number) })
    const at = performance.now()
    const child: Child = { worker, heardAt: at, startedAt: at, isReady: false }
    const { promise, resolve } = Promise.withResolvers<number | null>()
    children.set(number, child)
    worker.on('message', (message: unknown) => {
      hear(number, child, message)
      if (child.isReady) resolve(null)
    })
    worker.once('exit', (code, signal) => {
      children.delete(number)
      resolve(child.isReady ? null : (code ?? 1))
      if (isBegun) void replace(number, child, signal ?? code)
    })
    return promise
  }

  let lookedAt = performance.now()
  const look = () => {
    const now = performance.now()
    const stoodStillMs = now - lookedAt - LOOK_MS
    lookedAt = now
    for (const [number, child] of children) {
      // while this process itself stood still it heard nobody
      if (stoodStillMs > LOOK_MS) child.heardAt = now
      if (isStopping || now - child.heardAt < (child.isReady ? SILENT_MS : BEGIN_MS)) continue
      log(`api process ${number} gives no sign of life and is ended`)
      child.worker.process.kill('SIGKILL')
    }
  }
  const looking = setInterval(look, LOOK_MS)

  return {
    start: async () => {
      // one first: what is wrong with the settings or the port is said once
      const code = await begin(1)
      if (code !== null) return code
      isBegun = true
      await Promise.all(Array.from({ length: count - 1 }, (_, n) => begin(n + 2)))
      return null
    },
    stop: async () => {
      isStopping = true
      const gone = [...children.values()].map(({ worker }) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const { worker } of children.values()) worker.process.kill('SIGTERM')
      await Promise.all(gone)
      clearInterval(looking)
    },
  }
}
