import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { findHeldTurn, type HoldResult } from '@dhruva/db'
import { sweepHolds } from '@dhruva/domain'
import type { Question } from '@dhruva/reading'
import type { GenerationDeps } from '#generation/deps.ts'
import { type Generation, startDraft, startGeneration } from '#generation/generation.ts'
import { startHeartbeat } from '#generation/heartbeat.ts'
import { createInFlight } from '#generation/in-flight.ts'
import { CROWDED, LAST_TRIES_MS } from '#generation/limits.ts'
import { createRemoteReplies, type RemoteReplies, stopRemote } from '#generation/remote-replies.ts'
import type { Settle } from '#generation/store-reply.ts'
import { createTeller } from '#generation/tell-peers.ts'
import { createUserQueue } from '#generation/user-queue.ts'
import { type Mail, type Message, openMail } from '#peers/mail.ts'

/** A turn as the process that writes its reply takes it. */
export type HoldRequest = { turnId: string; owner: string; now: Date }

export type Ask = {
  uid: number
  /** what is to be written */
  question: Question
  /** takes what it costs, or says why it cannot */
  hold: (turn: HoldRequest) => Promise<HoldResult>
  /** it is answered without a reading and costs nothing */
  isFree: boolean
  /** the person does not want a language model of others to read it */
  isWithoutModel: boolean
  /** it was asked before and is answered once more: it costs nothing */
  isRedo?: boolean
  /** the question can surely be held: the astrologer may begin at once, beside the hold, and nobody sees a word before it */
  isLikely: boolean
  /** how it is charged and stored, unless as a question of a chat */
  settle?: Settle
}

/** A reply that is being written now, or why there is none; `full`: this process writes as many as it may, or is ending. */
export type Started = { result: 'held'; generation: Generation } | { result: Exclude<HoldResult, 'held'> | 'full' }

/** The replies this process writes. They outlive the requests that asked for them. */
export type Generations = {
  /** Holds the question and begins to write. */
  start: (ask: Ask) => Promise<Started>
  /** a reply that this process writes */
  of: (turnId: string) => Generation | undefined
  /** a reply that another process writes */
  ofRemote: RemoteReplies['of']
  /** Ends a running reply wherever it is written, and waits until the books are settled. */
  stop: (uid: number, turnId: string) => Promise<void>
  /** Ends whatever reply runs for a person, as `stop`. */
  stopFor: (uid: number) => Promise<void>
  /** No new replies; those that run get this long, then they fail and are refunded. */
  close: (deadlineMs: number) => Promise<void>
  size: () => number
}

type Running = Map<string, Generation & { uid: number }>

/** Takes the question. What is in the way may be a question whose process died, or one that ends while that is found out. */
const acquire = async ({ db }: GenerationDeps, { uid, hold }: Ask, turn: HoldRequest): Promise<HoldResult> => {
  const result = await hold(turn)
  if (result !== 'running') return result
  await sweepHolds(db, turn.now, uid)
  return hold(turn)
}

/** How a person's reply is ended, here or elsewhere. */
const createStops = (
  deps: GenerationDeps & { mail: Mail },
  running: Running,
): Pick<Generations, 'stop' | 'stopFor'> => {
  const stop = async (uid: number, turnId: string) => {
    const own = running.get(turnId)
    await (own ? own.stop({ kind: 'stopped' }) : stopRemote(deps, uid, turnId))
  }
  return {
    stop,
    stopFor: async (uid) => {
      const own = [...running.values()].find((generation) => generation.uid === uid)
      const turnId = own?.turnId ?? (await findHeldTurn(deps.db, uid))?.turn_id
      if (turnId) await stop(uid, turnId)
    },
  }
}

/** The replies of one process: held, written, ended, and given up when the process ends. */
export const createGenerations = (deps: GenerationDeps): Generations => {
  const owner = randomUUID()
  const running: Running = new Map()
  const inFlight = createInFlight()
  const endHere = (turnId: string) => void running.get(turnId)?.stop({ kind: 'stopped' })
  const heart = startHeartbeat(deps, owner, () => [...running.keys()], endHere)
  const joinMs = () => (running.size > CROWDED.replies ? CROWDED.joinMs : 0)
  const perUser = createUserQueue()
  const hear = (message: Message) => {
    if (message.says === 'stop') endHere(message.turn)
    else if (message.says === 'follow') void tell(message)
    else remote.hear(message)
  }
  const mail = openMail(deps.store, owner, hear)
  const remote = createRemoteReplies(mail, owner)
  const tell = createTeller(mail, (turnId) => running.get(turnId))
  let closing = false

  const giveUp = new AbortController()

  const begin = async (ask: Ask): Promise<Started> => {
    heart.begin()
    const { settle } = ask
    const turnId = randomUUID()
    const { result, draft } = await perUser.run(ask.uid, async (isFirst) => {
      const holding = acquire(deps, ask, { turnId, owner, now: deps.now() })
      const early = ask.isLikely && isFirst ? startDraft(deps, ask) : null
      const result = await holding.catch((error: unknown) => {
        early?.cut({ kind: 'stopped' })
        throw error
      })
      return { result, draft: early }
    })
    if (result !== 'held') {
      draft?.cut({ kind: 'stopped' })
      return { result }
    }
    const generation = startGeneration(
      deps,
      { turnId, settle },
      ask,
      draft ?? startDraft(deps, ask),
      joinMs,
      giveUp.signal,
    )
    running.set(turnId, { ...generation, uid: ask.uid })
    inFlight.track(generation.done.then(() => running.delete(turnId)))
    return { result, generation }
  }

  return {
    ...createStops({ ...deps, mail }, running),
    // a question on its way to being held counts: whatever keeps the process busy is or becomes a reply
    start: async (ask) =>
      closing || inFlight.size() >= deps.limits.maxReplies ? { result: 'full' } : inFlight.track(begin(ask)),
    of: (turnId) => running.get(turnId),
    ofRemote: remote.of,
    close: async (deadlineMs) => {
      closing = true
      await Promise.race([inFlight.idle(), sleep(deadlineMs, undefined, { ref: false })])
      for (const generation of running.values()) generation.stop({ kind: 'failed', why: 'shutdown' })
      const late = setTimeout(() => giveUp.abort(), LAST_TRIES_MS)
      await inFlight.idle()
      clearTimeout(late)
      await heart.stop()
    },
    size: () => running.size,
  }
}
