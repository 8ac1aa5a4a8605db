import * as z from 'zod/mini'
import { Instant } from './common.ts'

const Named = z.object({ name: z.string(), name_hi: z.string() })

/** 0 = Chaitra .. 11 = Phalguna; `adhika`: the extra month */
const Masa = z.object({ month: z.int(), adhika: z.boolean() })

/** The lunar month where it ends with the new Moon, and where it ends with the full Moon (North India). */
export const Masas = z.object({ amanta: Masa, purnimanta: Masa, kshaya: z.boolean() })
export type Masas = z.output<typeof Masas>

const Ritu = z.enum(['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira'])
const Ayana = z.enum(['uttarayana', 'dakshinayana'])

/** Month, fortnight, years, season: what is taken at the day's sunrise. */
export const HinduDay = z.object({
  masa: Masas,
  paksha: z.enum(['shukla', 'krishna']),
  /** of the same tithi's two sunrises the first or the second */
  vriddhi: z.nullable(z.enum(['first', 'second'])),
  /** the tithi 1..30 that no sunrise has */
  kshaya: z.nullable(z.int()),
  /** years that have begun; `samvatsara` 0 = Prabhava .. 59 = Kshaya */
  samvat: z.object({
    vikrama: z.object({ year: z.int(), samvatsara: z.int() }),
    gujarati: z.object({ year: z.int() }),
    shaka: z.object({ year: z.int(), samvatsara: z.int() }),
  }),
  ritu: z.object({ drik: Ritu, vedic: Ritu }),
  ayana: z.object({ drik: Ayana, vedic: Ayana }),
  /** sidereal signs, 0 = Mesha */
  sun_sign: z.int(),
  /** what the above is called */
  names: z.object({
    amanta: Named,
    purnimanta: Named,
    vikrama: Named,
    shaka: Named,
    ritu: Named,
    ayana: Named,
    sun_sign: Named,
  }),
  moon_signs: z.array(z.extend(Named, { sign: z.int(), start: Instant, end: Instant })),
})
export type HinduDay = z.output<typeof HinduDay>

const Part = z.object({ start: Instant, end: Instant, night: z.boolean() })

/** Eight of the daylight, eight of the night. */
export const Choghadiya = z.extend(Part, {
  id: z.enum(['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog']),
  quality: z.enum(['good', 'middling', 'bad']),
})
export type Choghadiya = z.output<typeof Choghadiya>

/** Twelve of the daylight, twelve of the night. */
export const Hora = z.extend(Part, { graha: z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']) })
export type Hora = z.output<typeof Hora>

/** Every named stretch of the day; `good`: sought for a beginning, else avoided. */
export const DayMuhurta = z.object({
  id: z.enum([
    'brahma',
    'abhijit',
    'vijaya',
    'godhuli',
    'nishita',
    'amrit_kaal',
    'rahu_kaal',
    'yamaganda',
    'gulika',
    'dur_muhurta',
    'varjyam',
    'bhadra',
    'panchak',
    'ganda_mula',
  ]),
  good: z.boolean(),
  start: Instant,
  end: Instant,
})
export type DayMuhurta = z.output<typeof DayMuhurta>
