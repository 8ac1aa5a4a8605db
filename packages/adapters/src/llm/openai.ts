import { field } from '@dhruva/common'
import { answer, createMarks, type Prompt, promptFor } from '@dhruva/reading'
import type { OpenAI } from 'openai'
import { type Settings, settingsOf, type Wishes, withoutSetting } from './capabilities.ts'
import { createCleaner } from './clean.ts'
import { readCompletion } from './completion.ts'
import { type Llm, LlmFailure, type Piece, type Usage } from './port.ts'
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
  // what the provider refused is not tried again
  let settings = settingsOf(model, wishes)
  let open = 0
  const restMs = () => {
    const rest = open / READS_PER_MS
    return rest < SHORTEST_REST_MS ? 0 : rest
  }
  const requestOf = ({ system, messages }: Prompt, briefly: boolean): Request => {
    const content = briefly ? `${system}\n\n${BRIEFLY}` : system
    return {
      model,
      messages: [{ role: 'system', content }, ...messages],
      stream: true,
      stream_options: { include_usage: true },
      ...(baseUrl ? withoutStore(settings) : settings),
    }
  }
  /** A setting that the provider names as one it does not take is left out from then on. */
  async function asked(prompt: Prompt, briefly: boolean, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    for (;;) {
      try {
        return await ask(await sdk, requestOf(prompt, briefly), signal)
      } catch (error) {
        const less = withoutSetting(settings, refusedSetting(error, settings))
        if (!less) throw error
        settings = less
      }
    }
  }
  async function* reply(prompt: Prompt, briefly: boolean, signal: AbortSignal): AsyncGenerator<Piece> {
    const marks = createMarks(prompt.facts.map(({ id }) => id))
    const clean = createCleaner()
    const body = await asked(prompt, briefly, signal)
    open++
    try {
      // not `yield*`: of a list it waits three times for each piece
      for await (const text of readCompletion(body, onUsage, restMs))
        for (const piece of marks.push(clean(text))) yield piece
    } finally {
      open--
    }
    for (const piece of marks.end()) yield piece
  }
  return {
    name: 'openai',
    complete: (prompt, signal) => reply(prompt, false, signal),
    async *answer(question, signal, { onFacts, onReply } = {}) {
      signal.throwIfAborted()
      const prompt = promptFor(question)
      const { about, next } = answer(question)
      onReply?.({ kind: 'reading', about, next })
      onFacts?.(prompt.facts)
      let begun = false
      for (const briefly of [false, true]) {
        try {
          for await (const piece of reply(prompt, briefly, signal)) {
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

async function ask(sdk: OpenAI, request: Request, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await sdk.chat.completions.create(request, { signal }).asResponse()
  if (response.body && response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return response.body
  }
  await response.body?.cancel()
  throw new LlmFailure('broken', 'not an event stream')
}

/** The one of the settings that a 400 names, as its parameter or in its words; empty when none is. */
function refusedSetting(error: unknown, settings: Settings): string {
  if (field(error, 'status') !== 400) return ''
  const param = field(error, 'param')
  const said = `${typeof param === 'string' ? param : ''} ${field(error, 'message')}`
  return Object.keys(settings).find((name) => new RegExp(`\\b${name}\\b`).test(said)) ?? ''
}

const withoutStore = ({ store: _, ...others }: Settings): Settings => others

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
