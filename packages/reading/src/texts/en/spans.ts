import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { Label } from '#types.ts'
import { so } from './frames-places.ts'
import { house, list } from './vocab.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const monthName = (month: number): string => MONTHS[month - 1] ?? ''

const months = (count: number): string => {
  const years = count % 12 === 0
  const number = years ? count / 12 : count
  return `${number === 1 ? 'coming' : `coming ${number}`} ${years ? 'year' : 'month'}${number === 1 ? '' : 's'}`
}

/** A named time as it stands after `in`. */
const label = (time: Label): string => {
  if (time.kind === 'year') return String(time.year)
  if (time.kind === 'rest_of_year') return `the rest of ${time.year}`
  if (time.kind === 'after') return `the five years after ${time.year}`
  if (time.kind === 'until') return `the time to the end of ${time.year}`
  if (time.kind === 'ahead') return `the ${months(time.months)}`
  if (time.kind === 'month') return `${monthName(time.month)} ${time.year}`
  return `the rest of ${monthName(time.month)} ${time.year}`
}

export type OneAntar = {
  label: string
  maha: string
  antar: string
  from: string
  to: string
  role: string
  clause: string
}
export type TwoAntars = Omit<OneAntar, 'from'> & { on: string; before: string; newMaha: string | null }
/** A slow graha that stays in one sign, or goes through several; `to` is null for the last. */
export type Stay = { graha: string; sign: string; h: number; label: string; clause: string }
export type Stays = Omit<Stay, 'sign' | 'h'> & {
  stays: ReadonlyArray<{ sign: string; h: number; to: string | null }>
  longest: string
}

/** A period inside a named time; without `from` it runs already. */
export type InTime = { graha: string; period: string; from: string | null; to: string; role: string }

const dates = ({ from, to }: InTime): string => (from ? `${from} to ${to}` : `which runs now and lasts to ${to}`)

const tail = (role: string, graha: string, clause: string): string =>
  clause ? `${graha} ${role}${so(clause)}` : `${graha} ${role}`

/** Sentences about a time that was named. */
export const spans = {
  label,
  one: (v: number, p: OneAntar) =>
    pickVariant(v, [
      `In ${p.label} one period holds throughout, the ${p.antar} antardasha of your ${p.maha} mahadasha, ${p.from} to ${p.to}; ${tail(p.role, p.antar, p.clause)}.`,
      `In ${p.label} all of the time belongs to the ${p.antar} antardasha of your ${p.maha} mahadasha, ${p.from} to ${p.to}; ${tail(p.role, p.antar, p.clause)}.`,
    ]),
  two: (v: number, p: TwoAntars) =>
    p.newMaha
      ? `In ${p.label} a larger chapter turns: on ${p.on} your ${p.maha} mahadasha ends with the antardasha of ${p.before} and the ${p.newMaha} mahadasha begins, its first antardasha running to ${p.to}; ${tail(p.role, p.antar, p.clause)}.`
      : pickVariant(v, [
          `In ${p.label} the tone changes on ${p.on}: until then the ${p.before} antardasha of your ${p.maha} mahadasha runs, and from that day the ${p.antar} antardasha, to ${p.to}; ${tail(p.role, p.antar, p.clause)}.`,
          `In ${p.label} the turning point is ${p.on}, when the ${p.before} antardasha of your ${p.maha} mahadasha gives way to the ${p.antar} antardasha, which lasts to ${p.to}; ${tail(p.role, p.antar, p.clause)}.`,
        ]),
  many: (name: string, periods: ReadonlyArray<{ antar: string; to: string }>) =>
    `In ${name} you pass through several antardashas: ${list(periods.map(({ antar, to }) => `${antar} to ${to}`))}.`,
  window: (name: string, s: string, p: InTime) =>
    `In ${name} the stretch that speaks most clearly for ${s} is the ${p.graha} ${p.period}, ${dates(p)}, because ${p.graha} ${p.role}.`,
  noWindow: (name: string, s: string, p: InTime) =>
    `In ${name} no period speaks for ${s} directly; the most helpful stretch is the ${p.graha} ${p.period}, ${dates(p)}, as ${p.graha} ${p.role}.`,
  stay: (v: number, p: Stay) =>
    pickVariant(v, [
      `${p.graha} stays in ${p.sign}, your ${house(p.h)}, all through ${p.label} and ${p.clause}.`,
      `All through ${p.label} ${p.graha} keeps to ${p.sign}, your ${house(p.h)}, and ${p.clause}.`,
    ]),
  passages: (v: number, p: Stays) => {
    const way = p.stays.map(({ sign, h, to }, index) => {
      const again = p.stays.slice(0, index).some((stay) => stay.sign === sign)
      const place = again ? `${sign} again` : `${sign}, your ${house(h)}`
      return to ? `${place}, to ${to}` : `then ${place}`
    })
    return pickVariant(v, [
      `In ${p.label} ${p.graha} goes through ${way.join('; ')}. In ${p.longest}, its longest stay, it ${p.clause}.`,
      `The way of ${p.graha} in ${p.label}: ${way.join('; ')}. Longest in ${p.longest}, it ${p.clause}.`,
    ])
  },
  rahu: (area: string) => `draws attention to ${area}`,
  dasha: (name: string, antar: string, to: string, role: string) =>
    `in ${name} the ${antar} antardasha leads, which lasts to ${to}, and ${antar} ${role}`,
  past: 'Hold this beside what you remember of that time: where the two meet, the chart is easier to trust.',
  over: (lord: string, to: string) =>
    `The Vimshottari count of 120 years has run out for this birth: it ended on ${to} with the ${lord} mahadasha, so I read the lagna, the grahas and the sky of these days instead of a dasha.`,
  overPlain:
    'The Vimshottari count of 120 years has run out for this birth, so the lagna, the grahas and the sky of these days are read instead of a dasha.',
}
