import type { Token } from './types.ts'
import { has } from './words.ts'

const LATIN_HINDI = /^(?:mein|me|mei|se|par|ko|ka|ke|ki)$/
/** A postposition of Hindi: it belongs to what is before it. */
export const isPost = (token: Token | undefined): boolean =>
  token !== undefined && (/[\u0900-\u097f]/.test(token.word) || LATIN_HINDI.test(token.word))

const FILLERS =
  /^(?:only|all|just|right|straight|both|still|already|भी|bhi|ही|hi|वाले|wale|wala|वाला|दोनों|dono|donon|अभी|abhi|अपनी|apni|apne|अपने|khud|khud|स्वयं)$/
export const isFiller = (token: Token | undefined): boolean =>
  token?.is.kind === 'word' &&
  (has(token, 'the', 'your', 'house', 'signword', 'nakword', 'natal') || FILLERS.test(token.word))
