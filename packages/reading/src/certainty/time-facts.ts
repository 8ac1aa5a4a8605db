import { offsetSecondsAt, type Stability } from '@dhruva/jyotish'
import { createFact } from '#facts/create-fact.ts'
import type { Parts } from '#parts.ts'
import type { Fact, Opens } from '#types.ts'

/** A clock time at the place of birth, `06:12`. */
export const clockAt = (tz: string, instant: string): string => {
  const ms = Date.parse(instant)
  return new Date(ms + offsetSecondsAt(tz, ms) * 1000).toISOString().slice(11, 16)
}

const fact = (id: string, kind: Fact['kind'], opens: Opens, parts: Parts): Fact =>
  createFact({ id, kind, parts, whose: 'one', opens, strength: 2 })

const LAGNA = { kind: 'lagna', id: 'lagna' } as const
const MOON = { kind: 'graha', id: 'moon' } as const

const lagnaOver = ({ ascendant }: Stability, tz: string): Parts => {
  const changes = ascendant.changes.map(({ at, sign }) => ({ at: clockAt(tz, at), sign }))
  return { says: 'lagna_over', sign: ascendant.sign.values[0] ?? 0, changes }
}

/** What an uncertain time of birth leaves open, said so that it holds: ids `time.birth`, `time.lagna`, `time.moon` … */
export const timeFacts = (found: Stability, tz: string): Fact[] => {
  const { minutes, ascendant, signs, nakshatra, dasha } = found
  const list = [fact('time.birth', 'lagna', LAGNA, { says: 'birth_time', uncertainty: minutes })]
  if (!ascendant.sign.certain) list.push(fact('time.lagna', 'lagna', LAGNA, lagnaOver(found, tz)))
  if (!signs.moon.certain) {
    const parts = { says: 'moon_sign_over', graha: 'moon', signs: signs.moon.values } as const
    list.push(fact('time.moon', 'placement', MOON, parts))
  }
  if (!nakshatra.certain) {
    const parts = { says: 'nakshatra_over', graha: 'moon', nakshatras: nakshatra.values } as const
    list.push(fact('time.nakshatra', 'nakshatra', MOON, parts))
  }
  if (dasha.running && !dasha.running.maha.certain) {
    const parts = { says: 'maha_over', grahas: dasha.running.maha.values } as const
    list.push(fact('time.maha', 'dasha', { kind: 'dasha', id: 'maha' }, parts))
  }
  return list
}
