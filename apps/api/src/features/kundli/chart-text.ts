import { type Chart, runningPeriods, sadeSatiNow } from '@dhruva/jyotish'

const QUOTE = '"'
const ESCAPE = '\\'

/** Where the object that begins at `start` of a JSON text ends, behind its last brace. */
const endOfObject = (json: string, start: number): number => {
  let depth = 0
  let quoted = false
  for (let at = start; at < json.length; at++) {
    const letter = json[at]
    if (quoted) {
      if (letter === ESCAPE) at++
      else if (letter === QUOTE) quoted = false
    } else if (letter === QUOTE) quoted = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  throw new Error('a JSON text that does not end')
}

/** The same JSON with one member changed: only that one is read and written again. `key` names one object in the whole text. */
const changeMember = <T>(json: string, key: string, change: (member: T) => T): string => {
  const start = json.indexOf('{', json.indexOf(`"${key}":`))
  const end = endOfObject(json, start)
  const member: T = JSON.parse(json.slice(start, end))
  return json.slice(0, start) + JSON.stringify(change(member)) + json.slice(end)
}

/**
 * `withCurrent` on a chart as PostgreSQL writes it (jsonb as text): twelve kilobytes go through as they are, only the periods
 * and Sade Sati are read and told anew.
 */
export const chartTextNow = (stored: string, now: Date): string => {
  const withPeriods = changeMember<Chart['vimshottari']>(stored, 'vimshottari', (vimshottari) => ({
    ...vimshottari,
    current: runningPeriods({ vimshottari }, now),
  }))
  return changeMember<Chart['doshas']['sade_sati']>(withPeriods, 'sade_sati', (standing) => sadeSatiNow(standing, now))
}
