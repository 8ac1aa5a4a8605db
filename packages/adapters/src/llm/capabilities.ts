import type { Prompt } from '@dhruva/reading'

/** What of the protocol a model takes. Providers' pages on their models say so; a server of another maker is found out by trying. */
export type Effort = 'minimal' | 'low' | 'medium' | 'high'
export type Capabilities = {
  /** thinks before its first word, in tokens that count */
  reasons: boolean
  /** the least it may be told to think; null where it takes no such wish */
  effort: Effort | null
  temperature: boolean
  /** may be told to keep nothing */
  store: boolean
}

/** The first that fits a model's name, without a maker before it (`openai/gpt-5`). */
const FAMILIES: readonly (readonly [name: RegExp, is: Capabilities])[] = [
  [/^gpt-5[\w.-]*chat/, { reasons: false, effort: null, temperature: false, store: true }],
  [/^gpt-5/, { reasons: true, effort: 'minimal', temperature: false, store: true }],
  [/^o\d/, { reasons: true, effort: 'low', temperature: false, store: true }],
  [/^(?:gpt-[34]|chatgpt)/, { reasons: false, effort: null, temperature: true, store: true }],
  [/(?:reason|think|[-_.]r1\b|^qwq|^gpt-oss)/, { reasons: true, effort: null, temperature: false, store: false }],
]
const UNKNOWN: Capabilities = { reasons: false, effort: null, temperature: false, store: false }

/** @param model its name as it is asked for; of one that no family fits, the least is taken for granted */
export const capabilitiesOf = (model: string): Capabilities => {
  const name = model.toLowerCase().split('/').at(-1) ?? ''
  return FAMILIES.find(([family]) => family.test(name))?.[1] ?? UNKNOWN
}

/** Beside its words: the marks that name its facts. */
const MARK_TOKENS = 400
/** A word of Devanagari is some letters to a token, one of Latin letters a token or two. */
const WORD_TOKENS: Record<Length['script'], number> = { english: 3, roman_hindi: 3, devanagari: 6 }
/** What thinking may use up before the first word. */
const THOUGHT_TOKENS = 3_000
const TEMPERATURE = 0.6

/** Beside model, messages and stream. */
export type Settings = {
  max_completion_tokens?: number
  max_tokens?: number
  reasoning_effort?: Effort
  temperature?: number
  store?: boolean
}

/** How long a reply is to be. */
export type Length = Prompt['length']

export type Wishes = { maxTokens?: number | undefined; effort?: Effort | undefined }

/** What a model is asked with for a reply of a length; what it thinks before comes on top. */
export const settingsOf = (
  model: string,
  { words, script }: Length,
  { maxTokens, effort }: Wishes = {},
): Required<Pick<Settings, 'max_completion_tokens'>> & Settings => {
  const can = capabilitiesOf(model)
  const least = effort ?? can.effort
  const reply = words * WORD_TOKENS[script] + MARK_TOKENS
  return {
    max_completion_tokens: maxTokens ?? reply + (can.reasons ? THOUGHT_TOKENS : 0),
    ...(least ? { reasoning_effort: least } : {}),
    ...(can.temperature ? { temperature: TEMPERATURE } : {}),
    ...(can.store ? { store: false } : {}),
  }
}

/** The settings without those that a provider refused; a limit that it does not know by its newer name has the older. */
export const withoutRefused = (settings: Settings, refused: ReadonlySet<string>): Settings => {
  const { max_completion_tokens: limit, ...others } = settings
  const known =
    refused.has('max_completion_tokens') && limit !== undefined ? { ...others, max_tokens: limit } : settings
  return Object.fromEntries(Object.entries(known).filter(([name]) => !refused.has(name)))
}
