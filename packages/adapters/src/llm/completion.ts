import { setTimeout as sleep } from 'node:timers/promises'
import { createSseParser, SseError } from '@dhruva/common'
import * as z from 'zod/mini'
import { LlmFailure, type Usage } from './port.ts'

/** Longest reply in UTF-16 units; asked for are some 1,500 tokens. */
const MAX_TEXT = 65_536
const DRAIN_MS = 1_000

const Delta = z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })
const Choice = z.object({ delta: z.nullish(Delta), finish_reason: z.nullish(z.string()) })
const Counts = z.object({
  prompt_tokens: z.int(),
  completion_tokens: z.int(),
  total_tokens: z.nullish(z.int()),
  prompt_tokens_details: z.nullish(z.object({ cached_tokens: z.nullish(z.int()) })),
  completion_tokens_details: z.nullish(z.object({ reasoning_tokens: z.nullish(z.int()) })),
})
const Chunk = z.object({
  choices: z.optional(z.array(Choice)),
  usage: z.nullish(Counts),
  error: z.optional(z.unknown()),
})

type Body = ReadableStream<Uint8Array>
type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads the body of a streamed chat completion.
 *
 * @param restMs from one read to the next, 0: none; what comes meanwhile is one read
 * @returns its text, one string for what one read of the network brought
 * @throws LlmFailure unless the completion says that it is complete; whatever the body throws when it breaks
 */
export async function* readCompletion(
  body: Body,
  onUsage: (usage: Usage) => void,
  restMs: () => number,
): AsyncGenerator<string> {
  const completion = createCompletion(onUsage)
  const reader = body.getReader()
  let finished = false
  try {
    while (!completion.ended()) {
      const { done, value } = await reader.read()
      if (done) break
      const text = completion.take(value)
      if (!text) continue
      yield text
      const rest = restMs()
      if (rest > 0) await sleep(rest)
    }
    completion.check()
    finished = true
  } finally {
    void (finished ? drain(reader) : hangUp(reader))
  }
}

const hangUp = (reader: Reader) => reader.cancel().catch(() => {})

/** Reads a complete body to its very end, so that its connection can be used again. */
async function drain(reader: Reader): Promise<void> {
  const late = setTimeout(() => void hangUp(reader), DRAIN_MS)
  try {
    while (!(await reader.read()).done);
  } catch {
    // complete all the same
  } finally {
    clearTimeout(late)
  }
}

function createCompletion(onUsage: (usage: Usage) => void) {
  const parser = createSseParser()
  let failure: LlmFailure | undefined
  /** why the provider ended it before its end; what it cost comes behind */
  let ending: LlmFailure | undefined
  let complete = false
  let done = false
  let length = 0

  function takeChunk(data: string): string {
    const chunk = parseChunk(data)
    if (!chunk || chunk.error !== undefined) {
      failure = new LlmFailure(chunk ? 'unavailable' : 'broken', chunk ? 'error in the stream' : 'not a completion')
      return ''
    }
    if (chunk.usage) {
      onUsage(usageOf(chunk.usage))
    }
    const [choice] = chunk.choices ?? []
    if (choice?.delta?.refusal) failure = new LlmFailure('refused', 'refusal')
    if (choice?.finish_reason === 'stop') complete = true
    else if (choice?.finish_reason) ending = failureOfEnd(choice.finish_reason)
    return choice?.delta?.content ?? ''
  }

  return {
    ended: () => done || failure !== undefined,
    /** @returns the text of this part of the body, which counts also when it ends in a failure */
    take(bytes: Uint8Array): string {
      let text = ''
      for (const data of eventsIn(bytes)) {
        if (data === '[DONE]') done = true
        if (done || failure) break
        text += takeChunk(data)
      }
      length += text.length
      if (length > MAX_TEXT) failure = new LlmFailure('unusable', 'too long')
      return text
    },
    check(): void {
      if (failure ?? ending) throw failure ?? ending
      if (!complete && !done) throw new LlmFailure('broken', 'cut off')
      if (length === 0) throw new LlmFailure('unusable', 'no text')
    },
  }

  function eventsIn(bytes: Uint8Array): string[] {
    try {
      return parser.push(bytes)
    } catch (error) {
      if (!(error instanceof SseError)) throw error
      failure = new LlmFailure('broken', 'not an event stream')
      return []
    }
  }
}

const usageOf = (counts: z.output<typeof Counts>): Usage => {
  const { prompt_tokens: promptTokens, completion_tokens: completion, total_tokens: total } = counts
  const thoughtTokens = counts.completion_tokens_details?.reasoning_tokens ?? 0
  // some count thought within the completion, some beside it: of these the total tells
  const replyTokens = Math.max(completion, thoughtTokens, (total ?? 0) - promptTokens)
  const cached = counts.prompt_tokens_details?.cached_tokens ?? 0
  return { promptTokens, cachedTokens: Math.min(cached, promptTokens), replyTokens, thoughtTokens }
}

const ENDS: Partial<Record<string, LlmFailure['kind']>> = { content_filter: 'refused', length: 'length' }

const failureOfEnd = (reason: string) =>
  new LlmFailure(ENDS[reason] ?? 'unusable', /^\w{1,40}$/.test(reason) ? `ended by ${reason}` : 'ended')

function parseChunk(data: string): z.output<typeof Chunk> | undefined {
  try {
    return z.safeParse(Chunk, JSON.parse(data)).data
  } catch {
    return undefined
  }
}
