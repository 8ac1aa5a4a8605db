import type { Code } from '@dhruva/common'

const ENGLISH: ReadonlyArray<readonly [RegExp, string]> = [
  [/\byour own\b/g, 'their own'],
  [/\bYour\b/g, 'Their'],
  [/\byour\b/g, 'their'],
  [/\b(for|to|of|with|gives) you\b/g, '$1 them'],
  [/\byou\b/g, 'they'],
]

const HINDI: ReadonlyArray<readonly [RegExp, string]> = [
  [/आपके/g, 'उनके'],
  [/आपका/g, 'उनका'],
  [/आपकी/g, 'उनकी'],
  [/आपको/g, 'उन्हें'],
  [/आप(?!\p{L}|\p{M})/gu, 'वे'],
]

/** Turns what is said to a person into what is said about one: only for sentences written so that nothing else changes. */
export const ofAnother = (code: Code, text: string): string =>
  (code === 'en' ? ENGLISH : HINDI).reduce((said, [what, by]) => said.replace(what, by), text)
