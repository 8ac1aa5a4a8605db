import { DAY_MS } from '@dhruva/common'
import { type LunarMonth, MONTH } from './lunar-month.ts'
import type { Samvat } from './types.ts'

/** Midnight at Ujjain with which Kali began, 18 February 3102 BC (Julian day 588465.5 there, 75.77 E), ms since 1970 UTC. */
const KALI_MS = (588_465.5 - 75.77 / 360 - 2_440_587.5) * DAY_MS
/** Days of a yuga and Jupiter's turns in it, with bija (Surya Siddhanta 1.29-31 as Makaranda corrects it: 364220 less 8). */
const YUGA_DAYS = 1_577_917_828
const JUPITER_TURNS = 364_212
/** The first of Kali was Vijaya, the 27th. */
const VIJAYA = 26

/** Jupiter's year 0..59 at an instant: a sign of his mean motion is a year (Surya Siddhanta 1.55). */
function jupiterYear(ms: number): number {
  const signs = ((ms - KALI_MS) / DAY_MS) * ((12 * JUPITER_TURNS) / YUGA_DAYS)
  return (Math.floor(signs) + VIJAYA) % 60
}

/** The years that run in a month; `chaitraMs`: when the Chaitra that it follows began. */
export function samvatOf({ month, startMs }: LunarMonth, chaitraMs: number): Samvat {
  // Chaitra begins between the middle of March and that of April.
  const shaka = new Date(chaitraMs).getUTCFullYear() - 78
  const vikrama = shaka + 135
  const isAfterDiwali = month >= MONTH.kartika && startMs >= chaitraMs
  return {
    vikrama: { year: vikrama, samvatsara: jupiterYear(chaitraMs) },
    gujarati: { year: isAfterDiwali ? vikrama : vikrama - 1 },
    shaka: { year: shaka, samvatsara: (shaka + 11) % 60 },
  }
}
