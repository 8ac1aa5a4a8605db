import type { Verified } from '@dhruva/fact-check'
import type { Answer, Fact, Prompt, Question } from '@dhruva/reading'

/** The next part of a reply and the ids of the facts that the sentence ending with it rests on. */
export type Piece = { text: string; facts: string[] }

/** What a reply is, known when it begins: only a reading is charged. */
export type Said = Pick<Answer, 'kind' | 'about' | 'next'>

/** Who is told about a reply while it is written. */
export type Listener = {
  /** what its pieces may name: told before the first of them that does, and again when there are more */
  onFacts?: (facts: readonly Fact[]) => void
  /** told once, before its first piece */
  onReply?: (said: Said) => void
  /** told when the embedded astrologer answers because the model failed */
  onFallback?: (failure: LlmFailure) => void
  /** told what each call of a language model used that its reply took: tries, and sentences that were asked for anew */
  onUsage?: (usage: Usage) => void
  /** told once, at the end, what was found when the sentences were checked; by who needs no check never */
  onChecked?: (found: Verified) => void
}

export type Llm = {
  name: 'embedded' | 'openai'
  /**
   * Writes the reply to a question, piece by piece; joined they are the reply. It is complete when the iteration ends.
   *
   * @throws LlmFailure when it could not be written to its end; the reason of `signal`, at once, when that aborts
   */
  answer(question: Question, signal: AbortSignal, listener?: Listener): AsyncIterable<Piece>
  /** Writes what a prompt of its own asks for; who takes no prompts has none. */
  complete?: (prompt: Prompt, signal: AbortSignal, listener?: Listener) => AsyncIterable<Piece>
}

/**
 * - `unavailable`: the provider cannot be reached or fails
 * - `silent`: it took too long to its first word, or between two
 * - `limited`: it has had too many requests, or its quota is used up
 * - `misconfigured`: it does not take our key, model or address; nothing helps until an operator has mended that
 * - `broken`: the stream broke off or is not what the protocol says
 * - `refused`: it will not answer this question
 * - `unusable`: what it wrote to this question is no reply: nothing, far too much, a call of a tool
 * - `length`: the reply reached its token limit; what came of it is good
 */
export type LlmFailureKind =
  | 'unavailable'
  | 'silent'
  | 'limited'
  | 'misconfigured'
  | 'broken'
  | 'refused'
  | 'unusable'
  | 'length'

/** Why another answered: the kind of the failure, or of a text that could not be used what was found in it. */
export type FallbackReason = LlmFailureKind | (string & {})

/** A reply that failed. `fault` is a word for the log, never a text of the provider or of a person. */
export class LlmFailure extends Error {
  readonly kind: LlmFailureKind
  readonly fault: string

  constructor(kind: LlmFailureKind, fault: string) {
    super(`the astrologer's reply failed: ${kind} (${fault})`)
    this.name = 'LlmFailure'
    this.kind = kind
    this.fault = fault
  }
}

/** What a call used, as the provider counts it, or estimated where it does not say: `cachedTokens` are of the prompt's, `thoughtTokens` of the reply's. */
export type Usage = { promptTokens: number; cachedTokens: number; replyTokens: number; thoughtTokens: number }

/** Who is told what the replies of a provider cost and what checking them found. */
export type LlmCounts = {
  countTokens: (usage: Usage) => void
  /** rupees, of one answer with all its calls */
  countCost: (rupees: number) => void
  /** milliseconds to the first text of one call */
  countFirstText: (ms: number) => void
  countChecked: (found: Verified) => void
  countProviderFailure: (provider: 'llm', kind: LlmFailureKind) => void
  /** a sentence was left out or changed, or the reply ended, for what may not be said */
  countScreened: (check: string) => void
  /** a sentence was asked for anew: whether one came that is so */
  countRewrite: (mended: boolean) => void
  /** the embedded astrologer answered for it */
  countFallback: (reason: FallbackReason) => void
  /** the provider is spared after failing, or no longer */
  setBreaker: (open: boolean) => void
}
