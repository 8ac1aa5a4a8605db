import { createMarks, promptFor } from '@dhruva/reading'
import type { OpenAI } from 'openai'
import { ahead } from './ahead.ts'
import { createCleaner } from './clean.ts'
import { readCompletion } from './completion.ts'
import { type Llm, LlmFailure, type Usage } from './port.ts'
import { createPost } from './post.ts'

export type OpenAiConfig = {
  apiKey: string
  model: string
  /** another server that speaks the same protocol */
  baseUrl?: string | undefined
  /** told what each reply cost */
  onUsage?: (usage: Usage) => void
}

type Body = OpenAI.ChatCompletionCreateParamsStreaming

const OPENAI = 'https://api.openai.com/v1'
const MAX_REPLY_TOKENS = 1_500

/**
 * Replies of a language model behind OpenAI's protocol. The model is given the facts; marks in its text name them.
 * The vendor's SDK lends its types only: sending by it took half a millisecond more before each first word, and 34 MB.
 */
export const createOpenAiLlm = (config: OpenAiConfig): Llm => {
  const { apiKey, model, baseUrl, onUsage = () => {} } = config
  const post = createPost(new URL(`${(baseUrl ?? OPENAI).replace(/\/$/, '')}/chat/completions`), apiKey)
  const requests = ahead((question) => {
    const { system, messages, factIds } = promptFor(question)
    const body: Body = {
      model,
      messages: [{ role: 'system', content: system }, ...messages],
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: MAX_REPLY_TOKENS,
      // others that speak the protocol may not know it
      ...(baseUrl ? {} : { store: false }),
    }
    return { body: Buffer.from(JSON.stringify(body)), factIds }
  })
  return {
    name: 'openai',
    prepare: requests.prepare,
    async *answer(question, signal) {
      signal.throwIfAborted()
      const { body, factIds } = requests.take(question)
      const marks = createMarks(factIds)
      const clean = createCleaner()
      try {
        const response = await post(body, signal)
        for await (const text of readCompletion(response, onUsage)) yield* marks.push(clean(text))
        yield* marks.end()
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof LlmFailure ? error : new LlmFailure('unavailable', 'network')
      }
    },
  }
}
