const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** The language a text is marked with, judged by its letters: Devanagari is Hindi, Latin English; undefined for neither. */
export const languageOf = (text: string): 'hi' | 'en' | undefined => {
  const start = text.slice(0, 2_000)
  const devanagari = count(start, /[\u0900-\u097f]/g)
  const latin = count(start, /[a-z]/gi)
  if (devanagari === 0 && latin === 0) return undefined
  return devanagari >= latin ? 'hi' : 'en'
}
