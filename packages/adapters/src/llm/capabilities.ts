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

/** Enough for the longest reply, a prediction of a year in Devanagari. */
const REPLY_TOKENS = 1_500
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

export type Wishes = { maxTokens?: number | undefined; effort?: Effort | undefined }

/** What a model is asked with. */
export const settingsOf = (model: string, { maxTokens, effort }: Wishes = {}): Settings => {
  const can = capabilitiesOf(model)
  const least = effort ?? can.effort
  return {
    max_completion_tokens: maxTokens ?? REPLY_TOKENS + (can.reasons ? THOUGHT_TOKENS : 0),
    ...(least ? { reasoning_effort: least } : {}),
    ...(can.temperature ? { temperature: TEMPERATURE } : {}),
    ...(can.store ? { store: false } : {}),
  }
}

/** The settings without one that the provider does not take; null when nothing of them was meant. */
export const withoutSetting = (settings: Settings, refused: string): Settings | null => {
  const { max_completion_tokens: limit, ...others } = settings
  if (refused === 'max_completion_tokens') return limit === undefined ? null : { ...others, max_tokens: limit }
  const kept = Object.entries(settings).filter(([name]) => name !== refused)
  return kept.length === Object.keys(settings).length ? null : Object.fromEntries(kept)
}
