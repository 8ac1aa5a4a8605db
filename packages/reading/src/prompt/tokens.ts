/** Characters a token of a language model has at least, on average: letters of Devanagari are often two tokens together. */
const LATIN = 3.4
const DEVANAGARI = 1.9

/** Tokens that a text costs in a prompt, estimated from its characters, rather too many than too few. */
export const tokensIn = (text: string): number => {
  const devanagari = text.match(/[\u0900-\u097f]/g)?.length ?? 0
  return Math.ceil(devanagari / DEVANAGARI + (text.length - devanagari) / LATIN)
}
