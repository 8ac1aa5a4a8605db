import { field } from '@dhruva/common'
import { answer, createMarks, type Prompt, promptFor, tokensIn } from '@dhruva/reading'
import type { OpenAI } from 'openai'
import { settingsOf, type Wishes, withoutRefused } from './capabilities.ts'
import { createCleaner } from './clean.ts'
import { readCompletion } from './completion.ts'
import { type Listener, type Llm, LlmFailure, type Piece, type Usage } from './port.ts'
import { fetchStream } from './transport.ts'

export type OpenAiConfig = {
  apiKey: string
  model: string
  /** another server that speaks the same protocol */
  baseUrl?: string | undefined
  /** instead of what its name tells */
  wishes?: Wishes
  /** told what each reply cost */
  onUsage?: (usage: Usage) => void
}

type Asking = { briefly?: boolean; signal: AbortSignal; listener?: Listener | undefined }
type Request = OpenAI.ChatCompletionCreateParamsStreaming

/** Said where a reply used its tokens up, in thought or in blanks, before it had said a word. */
const BRIEFLY = 'Be brief: answer at once, in at most 100 words.'
/** Whoever waits for the reply has shorter clocks of his own; this one ends a call that is stuck. */
const TIMEOUT_MS = 120_000

/**
 * All replies together are read so often in a millisecond. A read costs far more than the tokens it brings: so the process carries
 * hundreds of replies, each a moment later, and a few are read as they come.
 */
const READS_PER_MS = 4
const SHORTEST_REST_MS = 10

/** Imported only where it is used: without it the process is 34 MB smaller. */
const openSdk = async ({ apiKey, baseUrl }: OpenAiConfig) => {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    maxRetries: 0,
    timeout: TIMEOUT_MS,
    fetch: fetchStream,
  })
}

/**
 * Replies of a language model behind OpenAI's protocol. The model is given the facts; marks in its text name them. The
 * vendor's SDK asks; what it answers is read by a parser of our own, which hands on each token as it comes and knows a
 * reply that was cut off.
 */
export const createOpenAiLlm = (config: OpenAiConfig): Llm => {
  const { model, baseUrl, onUsage = () => {}, wishes } = config
  const sdk = openSdk(config)
  // what the provider refused is not tried again; what is kept there is no business of another server's
  const refused = new Set(baseUrl ? ['store'] : [])
  let open = 0
  const restMs = () => {
    const rest = open / READS_PER_MS
    return rest < SHORTEST_REST_MS ? 0 : rest
  }
  const requestOf = ({ system, messages, length }: Prompt, briefly: boolean): Request => {
    const content = briefly ? `${system}\n\n${BRIEFLY}` : system
    return {
      model,
      messages: [{ role: 'system', content }, ...messages],
      stream: true,
      stream_options: { include_usage: true },
      ...withoutRefused(settingsOf(model, length, wishes), refused),
    }
  }
  /** A setting that the provider names as one it does not take is left out from then on. */
  async function asked(prompt: Prompt, briefly: boolean, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    for (;;) {
      const request = requestOf(prompt, briefly)
      try {
        return await ask(await sdk, request, signal)
      } catch (error) {
        const name = refusedSetting(error, request)
        if (!name) throw error
        refused.add(name)
      }
    }
  }
  async function* reply(prompt: Prompt, { briefly = false, signal, listener = {} }: Asking): AsyncGenerator<Piece> {
    const marks = createMarks(prompt.facts.map(({ id }) => id))
    const clean = createCleaner()
    const body = await asked(prompt, briefly, signal)
    open++
    let counted = false
    let written = ''
    const count = (usage: Usage) => {
      counted = true
      onUsage(usage)
      listener.onUsage?.(usage)
    }
    try {
      // not `yield*`: of a list it waits three times for each piece
      for await (const text of readCompletion(body, count, restMs)) {
        written += text
        for (const piece of marks.push(clean(text))) yield piece
      }
    } finally {
      open--
      // a reply that was left or broke off is paid as well, and its provider never said how much
      if (!counted) count(estimateOf(prompt, written))
    }
    for (const piece of marks.end()) yield piece
  }
  return {
    name: 'openai',
    async *complete(prompt, signal, listener) {
      try {
        yield* reply(prompt, { signal, listener })
      } catch (error) {
        signal.throwIfAborted()
        throw failureOf(error)
      }
    },
    async *answer(question, signal, listener = {}) {
      signal.throwIfAborted()
      const prompt = promptFor(question)
      const { about, next } = answer(question)
      listener.onReply?.({ kind: 'reading', about, next })
      listener.onFacts?.(prompt.facts)
      let begun = false
      for (const briefly of [false, true]) {
        try {
          for await (const piece of reply(prompt, { briefly, signal, listener })) {
            begun ||= piece.text.trim() !== ''
            yield piece
          }
          return
        } catch (error) {
          signal.throwIfAborted()
          const failure = failureOf(error)
          if (failure.kind !== 'length' || begun || briefly) throw failure
        }
      }
    },
  }
}

const estimateOf = ({ system, messages }: Prompt, written: string): Usage => ({
  promptTokens: messages.reduce((sum, { content }) => sum + tokensIn(content), tokensIn(system)),
  cachedTokens: 0,
  replyTokens: tokensIn(written),
  thoughtTokens: 0,
})

async function ask(sdk: OpenAI, request: Request, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await sdk.chat.completions.create(request, { signal }).asResponse()
  if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return response.body
  }
  await response.body?.cancel()
  throw new LlmFailure('broken', 'not an event stream')
}

const SETTINGS = ['max_completion_tokens', 'max_tokens', 'reasoning_effort', 'temperature', 'store']

/** The one of the settings that a 400 names, as its parameter or in its words; empty when none is. */
function refusedSetting(error: unknown, request: Request): string {
  if (field(error, 'status') !== 400) return ''
  const param = field(error, 'param')
  const said = `${typeof param === 'string' ? param : ''} ${field(error, 'message')}`
  return SETTINGS.find((name) => name in request && new RegExp(`\\b${name}\\b`).test(said)) ?? ''
}

const KINDS: Partial<Record<number, LlmFailure['kind']>> = {
  400: 'refused',
  401: 'misconfigured',
  403: 'misconfigured',
  404: 'misconfigured',
  413: 'refused',
  422: 'refused',
  429: 'limited',
}

/** The provider's texts may quote the question: only its status and a code go on. */
function failureOf(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error
  const status = field(error, 'status')
  if (typeof status !== 'number') return new LlmFailure('unavailable', 'network')
  const code = field(error, 'code')
  const fault =
    typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `status ${status} ${code}` : `status ${status}`
  return new LlmFailure(KINDS[status] ?? 'unavailable', fault)
}
