import { INDIA } from '@dhruva/common'
import { type GrahaId, offsetSecondsAt, type Stability, TITHI_NAMES, type Transits } from '@dhruva/jyotish'
import { dateIn } from '#dates.ts'
import { both } from '#facts/natal.ts'
import { grahaName, nakshatraName, signName } from '#names.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Code, Fact, Opens } from '#types.ts'

const say = SAY_UNCERTAIN

/** A clock time at the place of birth, `06:12`. */
export const clockAt = (tz: string, instant: string): string => {
  const ms = Date.parse(instant)
  return new Date(ms + offsetSecondsAt(tz, ms) * 1000).toISOString().slice(11, 16)
}

export const tithiName = (code: Code, tithi: number): string => TITHI_NAMES[tithi - 1]?.[code] ?? String(tithi)

const fact = (id: string, kind: Fact['kind'], opens: Opens, text: (code: Code) => string): Fact => ({
  id,
  kind,
  text: both(text),
  opens,
  themes: ['life'],
  strength: 2,
})

const LAGNA = { kind: 'lagna', id: 'lagna' } as const
const MOON = { kind: 'graha', id: 'moon' } as const

const lagnaOver = ({ ascendant }: Stability, tz: string, c: Code): string => {
  const changes = ascendant.changes.map(({ at, sign }) => say[c].facts.change(signName(c, sign), clockAt(tz, at)))
  return say[c].facts.lagnaOver(signName(c, ascendant.sign.values[0] ?? 0), changes.join(''))
}

/** What an uncertain time of birth leaves open, said so that it holds: ids `time.birth`, `time.lagna`, `time.moon` … */
export const timeFacts = (found: Stability, tz: string): Fact[] => {
  const { minutes, ascendant, signs, nakshatra, dasha } = found
  const list = [
    fact('time.birth', 'lagna', LAGNA, (c) =>
      minutes === null ? say[c].facts.unknown : say[c].facts.minutes(minutes),
    ),
  ]
  if (!ascendant.sign.certain) list.push(fact('time.lagna', 'lagna', LAGNA, (c) => lagnaOver(found, tz, c)))
  if (!signs.moon.certain) {
    const names = (c: Code) => signs.moon.values.map((sign) => signName(c, sign))
    list.push(fact('time.moon', 'placement', MOON, (c) => say[c].facts.moonSignOver(names(c))))
  }
  if (!nakshatra.certain) {
    const names = (c: Code) => nakshatra.values.map((star) => nakshatraName(c, star))
    list.push(fact('time.nakshatra', 'nakshatra', MOON, (c) => say[c].facts.nakshatraOver(names(c))))
  }
  if (dasha.running && !dasha.running.maha.certain) {
    const lords: GrahaId[] = dasha.running.maha.values
    const names = (c: Code) => lords.map((lord) => grahaName(c, lord))
    list.push(fact('time.maha', 'dasha', { kind: 'dasha', id: 'maha' }, (c) => say[c].facts.mahaOver(names(c))))
  }
  return list
}

/** The tithi of the day, which no birth changes. */
export const tithiFact = (transits: Transits, at: Date): Fact =>
  fact('day.tithi', 'panchang', { kind: 'panchang', id: 'tithi' }, (c) =>
    say[c].facts.tithi(dateIn(c, INDIA, at), tithiName(c, transits.moon_tithi)),
  )
