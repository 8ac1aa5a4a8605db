import { type Listener, LlmFailure } from '@dhruva/adapters'
import type { StoredFact, StoredReplyKind, TurnEnd } from '@dhruva/db'
import { LEASE_MS } from '@dhruva/domain'
import type { Verified } from '@dhruva/fact-check'
import type { Fact, Question } from '@dhruva/reading'
import type { GenerationDeps } from '#generation/deps.ts'
import { createReplyText, type ReplyText } from '#generation/reply-text.ts'
import { type Held, storeReply } from '#generation/store-reply.ts'
import { type Outcome, type Writing, writeReply } from '#generation/write-reply.ts'

/** How a question ended in the books; `mid` is the stored reply, null when none is stored; `facts` are what the text rests on. */
export type Ended = Pick<TurnEnd, 'outcome' | 'mid'> & {
  charged: boolean
  facts: StoredFact[]
  reply: StoredReplyKind | null
}

/** What is to be written, and whether it costs. */
export type Task = {
  question: Question
  /** care, a refusal or a courtesy, which costs nothing and which no language model writes */
  isFree: boolean
  /** the person does not want a language model of others to read it: the embedded astrologer writes */
  isWithoutModel: boolean
  /** a reading that is given once more: it costs nothing either */
  isRedo?: boolean
}

/** A reply being written, from the moment its question is held until that is charged or refunded. */
export type Generation = {
  turnId: string
  /** the text from its first character; ends with the writing, shortly before `done` */
  view: () => AsyncGenerator<string, void, undefined>
  /** resolves when text and books are stored; never rejects */
  done: Promise<Ended>
  stop: (outcome: Outcome) => Promise<Ended>
}

/** The facts that a text names, as they are stored beside it. */
const storedFacts = (text: ReplyText, told: ReadonlyMap<string, Fact>): StoredFact[] =>
  [...text.facts].flatMap(([id, at]) => {
    const fact = told.get(id)
    return fact ? [{ id, text: { en: fact.text.en, hi: fact.text.hi }, opens: fact.opens, at }] : []
  })

/** A reply that is being written, before it has anything to do with the books. */
export type Draft = Writing & {
  text: ReplyText
  facts: () => StoredFact[]
  reply: () => StoredReplyKind | null
  /** why another than the chosen astrologer wrote it */
  fellBack: () => LlmFailure | null
  checked: () => Verified | null
}

/** Lets the astrologer begin. Until the question is held nobody may see the text; cut it when it cannot be held. */
export const startDraft = (
  { llm, plain, limits }: GenerationDeps,
  { question, isFree, isWithoutModel }: Task,
): Draft => {
  const text = createReplyText()
  const told = new Map<string, Fact>()
  let found: Verified | null = null
  let reply: StoredReplyKind | null = null
  let failure: LlmFailure | null = null
  const listener: Listener = {
    onFacts: (facts) => {
      for (const fact of facts) told.set(fact.id, fact)
    },
    onReply: ({ kind, about, next }) => {
      reply = { kind, about, next }
    },
    onFallback: (why) => {
      failure = why
    },
    onChecked: (result) => {
      found = result
    },
  }
  const provide = (signal: AbortSignal) => (isFree || isWithoutModel ? plain : llm).answer(question, signal, listener)
  const writing = writeReply(provide, text, limits)
  return {
    text,
    facts: () => storedFacts(text, told),
    reply: () => reply,
    fellBack: () => failure,
    checked: () => found,
    ...writing,
  }
}

const noteFailure = ({ log, llm }: GenerationDeps, turnId: string, outcome: Outcome): void => {
  if (outcome.kind !== 'failed') return
  const { why, error } = outcome
  const kind = error instanceof LlmFailure ? error.kind : undefined
  log.warn({ turn: turnId, why, kind, err: error, llm: llm.name }, 'a reply failed')
}

const noteFallback = ({ log }: GenerationDeps, turnId: string, failure: LlmFailure | null): void => {
  if (!failure) return
  const { kind, fault } = failure
  log.warn({ turn: turnId, kind, fault }, 'the embedded astrologer answered for the language model')
  if (kind === 'misconfigured')
    log.error({ kind, err: failure }, 'the language model does not take our key, model or address')
}

/** What was false is named by its kind alone: the sentence may quote the person. */
const noteWithheld = ({ log, llm }: GenerationDeps, turnId: string, found: Verified | null): void => {
  if (!found || found.dropped === 0) return
  const { claims, dropped, composed, kinds } = found
  log.warn({ turn: turnId, llm: llm.name, claims, dropped, composed, kinds }, 'sentences were withheld')
}

/**
 * Makes a draft the reply to a question that is held now: shows it, and settles or refunds when it has ended.
 * @param giveUp ends the tries to store it while the database is away
 */
export const startGeneration = (
  deps: GenerationDeps,
  held: Held,
  { question, isFree, isRedo = false }: Omit<Task, 'isWithoutModel'>,
  { text, facts: factsTold, reply: replyTold, fellBack, ended: writing, cut, checked }: Draft,
  joinMs: () => number,
  giveUp: AbortSignal,
): Generation => {
  const { turnId } = held
  const untilMs = performance.now() + LEASE_MS
  const close = async (): Promise<Ended> => {
    const outcome = await writing
    noteFailure(deps, turnId, outcome)
    noteFallback(deps, turnId, fellBack())
    noteWithheld(deps, turnId, checked())
    const facts = factsTold()
    const reply = replyTold()
    const said = { question: question.message, text: text.read(), facts, reply }
    const { outcome: ended, mid, state } = await storeReply(deps, { ...held, outcome, said, untilMs, giveUp })
    return { outcome: ended, mid, charged: state === 'posted' && !isFree && !isRedo, facts, reply }
  }
  const done = close()

  return {
    turnId,
    view: () => text.view(joinMs),
    done,
    stop: (outcome) => {
      cut(outcome)
      return done
    },
  }
}
