const NASALS: ReadonlyArray<readonly [RegExp, string]> = [
  [/ङ्(?=[क-घ])/g, 'ं'],
  [/ञ्(?=[च-झ])/g, 'ं'],
  [/ण्(?=[ट-ढ])/g, 'ं'],
  [/न्(?=[त-ध])/g, 'ं'],
  [/म्(?=[प-भ])/g, 'ं'],
]

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/

/**
 * A text in one spelling: small letters, no marks of emphasis, no Latin diacritics, Devanagari without nukta, with
 * anusvara for every nasal before its own consonant and with Latin digits.
 */
export const normalise = (text: string): string => {
  // most English has nothing else to be respelt
  if (ASCII.test(text))
    return text
      .replaceAll('`', "'")
      .replace(/[*_#~]/g, '')
      .toLowerCase()
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d\u2060]/g, '')
    .normalize('NFC')
    .replace(/\u093c/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[*_#~]/g, '')
    .replace(/±\s*\d+\s*\p{L}[\p{L}\p{M}]*/gu, '')
    .toLowerCase()
  return NASALS.reduce((spelt, [nasal, anusvara]) => spelt.replace(nasal, anusvara), plain)
}
