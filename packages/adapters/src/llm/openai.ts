import { createMarks, promptFor, type Question } from '@dhruva/reading'
import type { OpenAI } from 'openai'
import { createCleaner } from './clean.ts'
import { readCompletion } from './completion.ts'
import { type Llm, LlmFailure, type Usage } from './port.ts'

export type OpenAiConfig = {
  apiKey: string
  model: string
  /** another server that speaks the same protocol */
  baseUrl?: string | undefined
  /** told what each reply cost */
  onUsage?: (usage: Usage) => void
}

type Request = OpenAI.ChatCompletionCreateParamsStreaming

const MAX_REPLY_TOKENS = 1_500
/** Whoever waits for the reply has shorter clocks of his own; this one ends a call that is stuck. */
const TIMEOUT_MS = 120_000

/** Imported only where it is used: without it the process is 34 MB smaller. */
const openSdk = async ({ apiKey, baseUrl }: OpenAiConfig) => {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    maxRetries: 0,
    timeout: TIMEOUT_MS,
    fetchOptions: { redirect: 'error' },
  })
}

/**
 * Replies of a language model behind OpenAI's protocol. The model is given the facts; marks in its text name them. The
 * vendor's SDK asks; what it answers is read by a parser of our own, which hands on each token as it comes and knows a
 * reply that was cut off.
 */
export const createOpenAiLlm = (config: OpenAiConfig): Llm => {
  const { model, baseUrl, onUsage = () => {} } = config
  const sdk = openSdk(config)
  const requestFor = (question: Question) => {
    const { system, messages, factIds } = promptFor(question)
    const request: Request = {
      model,
      messages: [{ role: 'system', content: system }, ...messages],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: MAX_REPLY_TOKENS,
      // others that speak the protocol may not know it
      ...(baseUrl ? {} : { store: false }),
    }
    return { request, factIds }
  }
  return {
    name: 'openai',
    async *answer(question, signal) {
      signal.throwIfAborted()
      const { request, factIds } = requestFor(question)
      const marks = createMarks(factIds)
      const clean = createCleaner()
      try {
        const body = await ask(await sdk, request, signal)
        // not `yield*`: of a list it waits three times for each piece
        for await (const text of readCompletion(body, onUsage)) for (const piece of marks.push(clean(text))) yield piece
        for (const piece of marks.end()) yield piece
      } catch (error) {
        signal.throwIfAborted()
        throw failureOf(error)
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

const textAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/** The provider's texts may quote the question: only its status and a code go on. */
function failureOf(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error
  const status = textAt(error, 'status')
  if (typeof status !== 'number') return new LlmFailure('unavailable', 'network')
  const code = textAt(error, 'code')
  const fault =
    typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `status ${status} ${code}` : `status ${status}`
  if (status === 429) return new LlmFailure('limited', fault)
  return new LlmFailure(status === 400 || status === 422 ? 'refused' : 'unavailable', fault)
}
