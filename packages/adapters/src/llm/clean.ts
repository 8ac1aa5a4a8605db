// C0 but the line feed, DEL, C1, and the controls that turn the direction of text around. Joiners stay: Hindi needs them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNWANTED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Takes control characters out of a model's text, which comes in parts: half a character waits for its other half. */
export function createCleaner(): (text: string) => string {
  let half = ''
  return (text) => {
    const whole = (half + text).replaceAll('\t', ' ').replace(UNWANTED, '')
    const splits = /[\ud800-\udbff]$/.test(whole)
    half = splits ? whole.slice(-1) : ''
    return (splits ? whole.slice(0, -1) : whole).toWellFormed()
  }
}
