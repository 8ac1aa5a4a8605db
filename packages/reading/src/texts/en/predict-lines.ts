import type { Advice, TaraId, WindowClass } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { them, Your, your } from '#texts/forms/whose.ts'
import { fromBirthMoon, type Period } from './predict.ts'
import type { Field } from './predict-fields-data.ts'

/** How a time is as a whole, one word each in every type. */
export type Band = 'very_good' | 'good' | 'steady' | 'mixed' | 'careful'
/** When a stretch runs inside of a period; null where it goes on beyond. */
export type Stay = { from: string | null; to: string | null }

const BANDS: Record<Band, string> = {
  very_good: 'very good',
  good: 'good',
  steady: 'steady',
  mixed: 'mixed',
  careful: 'demanding',
}
const a = (band: Band): string => `a ${BANDS[band]}`

const NAMES: Record<Field, string> = {
  work: 'Work',
  study: 'Study',
  money: 'Money',
  love: 'Love',
  couple: 'Marriage',
  family: 'Family',
  body: 'Health',
}

/** How a field goes in a stretch of a class; a verb phrase. */
const GOES: Record<WindowClass, readonly string[]> = {
  best: ['is at its best', 'has its best stretch', 'is at its strongest'],
  good: ['goes well', 'has good support', 'is in good shape'],
  fair: ['goes fairly well', 'moves in small steps', 'stays on an even keel'],
  slow: ['goes slowly', 'needs patience', 'takes its time'],
  rest: ['needs a quiet spell', 'is best not pushed', 'calls for calm'],
}

const STAR_OF: Record<TaraId, string> = {
  janma: 'your own beginning',
  sampat: 'gain',
  vipat: 'small hurdles',
  kshema: 'safety',
  pratyak: 'resistance',
  sadhana: 'work that succeeds',
  naidhana: 'rest',
  mitra: 'friendship',
  parama_mitra: 'close friendship',
}

const LEVELS = {
  maha: 'mahadasha (major period)',
  antar: 'antardasha (sub-period)',
  pratyantar: 'pratyantar (minor period)',
}

const TAILS: Record<Advice, string> = {
  act: 'act',
  act_check: 'act, with a second look',
  prepare_try: 'try small things',
  prepare: 'prepare',
  hold: 'keep things steady',
}

const SPANS: Record<Period, string> = {
  day: 'these two days',
  week: 'the next seven days',
  month: 'the next thirty days',
  year: 'the next twelve months',
}
const STEP_FOR: Record<Period, string> = {
  day: '',
  week: ' for the week',
  month: ' for the month',
  year: ' for the year',
}

const stay = ({ from, to }: Stay, whole: string): string =>
  from ? (to ? `from ${from} to ${to}` : `from ${from} onwards`) : to ? `until ${to}` : whole

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of a prediction. Names, dates and clauses come in written; `v` chooses a wording. */
export const predictLines = (whom: Whose) => {
  const have = whom === 'you' ? 'you have' : 'they have'
  const fromMoon = (h: number) => fromBirthMoon(h, whom)
  const at = (v: number, wordings: readonly string[]): string => wordings[v % wordings.length] ?? ''
  return {
    heading: (text: string) => `**${text}**`,
    onDate: (date: string) => `on ${date}`,
    between: (from: string, to: string) => `from ${from} to ${to}`,
    todayAndTomorrow: (one: string, other: string) => `Today and tomorrow: ${one} and ${other}`,
    at: (date: string, hour: string) => `${hour} on ${date}`,
    zone: 'Indian time',

    leadTwo: (v: number, one: string, first: Band, other: string, second: Band) =>
      first === second
        ? at(v, [
            `${one} and ${other} are both ${BANDS[first]} days for ${them(whom)}.`,
            `two ${BANDS[first]} days are ahead, ${one} and ${other}.`,
            `${one} is ${a(first)} day, and ${other} is another.`,
            `${one} looks ${BANDS[first]}, and so does ${other}.`,
            `${have} ${BANDS[first]} days ahead, ${one} as well as ${other}.`,
            `${one} is ${a(first)} day, and ${other} is no different.`,
            `both ${one} and ${other} look ${BANDS[first]}.`,
            `${one} starts on ${a(first)} note and ${other} keeps to it.`,
          ])
        : at(v, [
            `${one} is ${a(first)} day for ${them(whom)}, ${other} ${a(second)} one.`,
            `${have} ${a(first)} ${one} ahead, then ${a(second)} ${other}.`,
            `expect ${a(first)} ${one} and ${a(second)} ${other}.`,
            `${one} looks ${BANDS[first]}, ${other} ${BANDS[second]}.`,
            `of the two days, ${one} is ${a(first)} one and ${other} ${a(second)} one.`,
            `${a(first)} ${one} leads into ${a(second)} ${other}.`,
            `${one} brings ${a(first)} day, and ${other} ${a(second)} one.`,
            `first comes ${a(first)} ${one}, after it ${a(second)} ${other}.`,
          ]),
    leadSpan: (v: number, period: Period, band: Band, most: Field | null, least: Field | null) => {
      const room = most ? `${NAMES[most].toLowerCase()} comes easiest` : ''
      const patience = least ? `${NAMES[least].toLowerCase()} needs the most patience` : ''
      const both = [room, patience].filter((text) => text !== '').join(', and ')
      const tail = both === '' ? '' : `: ${both}`
      return at(v, [
        `${have} ${a(band)} ${period} ahead${tail}.`,
        `${SPANS[period]} look ${BANDS[band]} on the whole${tail}.`,
        `${a(band)} ${period} begins${tail}.`,
        `on the whole, this is ${a(band)} ${period}${tail}.`,
      ])
    },

    better: (v: number, day: string, alike: boolean, moon: string, sign: string, h: number, clause: string) => {
      const own = `${sign}, ${fromMoon(h)}`
      if (alike) return `The two days are alike; on ${day} ${moon} is in ${own}: ${clause}.`
      return at(v, [
        `${day} is the better of the two, with ${moon} in ${own}: ${clause}.`,
        `The easier day is ${day}, with ${moon} in ${own}: ${clause}.`,
        `Lean on ${day}, when ${moon} passes ${own}: ${clause}.`,
        `${day} has more to offer, as ${moon} is in ${own}: ${clause}.`,
        `Of the two, choose ${day} for what matters, while ${moon} is in ${own}: ${clause}.`,
      ])
    },
    betterBy: (day: string, g: string, sign: string, h: number) =>
      `${day} is the better of the two, with ${g} in ${sign}, ${fromMoon(h)}, on ${your(whom)} side.`,
    bestDay: (v: number, day: string, moon: string, sign: string, h: number, clause: string) =>
      at(v, [
        `The best day is ${day}, with ${moon} in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `${day} stands out, as ${moon} is in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Of all these days ${day} is the easiest, with ${moon} in ${sign}, ${fromMoon(h)}: ${clause}.`,
      ]),
    star: (tara: string, id: TaraId) => `${Your(whom)} tara that day is ${tara}, the star of ${STAR_OF[id]}.`,
    carries: (v: number, when: string, g: string, sign: string, h: number, clause: string) =>
      at(v, [
        `The best time comes ${when}, with ${g} in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Support is strongest ${when}, as ${g} is in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Things go most easily ${when}, while ${g} is in ${sign}, ${fromMoon(h)}: ${clause}.`,
      ]),
    tender: (v: number, from: string | null, to: string, moon: string, sign: string, h: number, clause: string) => {
      const when = from ? `From ${from} to ${to}` : `Until ${to}`
      const named = h === 8 ? `${fromMoon(h)} (Chandrashtama)` : fromMoon(h)
      return at(v, [
        `${when} ${moon} passes ${sign}, ${named}: ${clause}.`,
        `${when} go gently, with ${moon} in ${sign}, ${named}: ${clause}.`,
      ])
    },
    careStar: (v: number, day: string, tara: string, id: TaraId, clause: string) =>
      at(v, [
        `Go gently on ${day}, when ${your(whom)} tara is ${tara}, the star of ${STAR_OF[id]}: ${clause}.`,
        `On ${day} ${your(whom)} tara is ${tara}, the star of ${STAR_OF[id]}: ${clause}.`,
      ]),
    slows: (v: number, when: string, g: string, sign: string, h: number, clause: string) =>
      at(v, [
        `Go slowly ${when}, while ${g} is in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Take more care ${when}, with ${g} in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Things drag a little ${when}, as ${g} is in ${sign}, ${fromMoon(h)}: ${clause}.`,
      ]),
    standing: (when: string, clause: string, best: boolean) =>
      best ? `The best time comes ${when}: ${clause}.` : `Take more care ${when}: ${clause}.`,
    // of life as a whole new steps are judged, of a public figure work
    yearBest: (when: Stay, reason: string) =>
      `The best stretch of the year for ${whom === 'you' ? 'new steps' : 'work'} runs ${stay(when, 'all year')}${reason}.`,
    yearCare: (when: Stay, reason: string) =>
      whom === 'you'
        ? `Put off new steps ${stay(when, 'all year')}${reason}, and leave what works as it is.`
        : `Work goes most slowly ${stay(when, 'all year')}${reason}.`,

    fieldOfDay: (field: Field, cause: string | null, clause: string) =>
      `- **${NAMES[field]}:** ${cause ? `${capital(cause)}: ${clause}` : capital(clause)}.`,
    field: (v: number, field: Field, of: WindowClass, when: Stay, reason: string, clause: string | null) => {
      const time = when.from || when.to ? ` ${stay(when, '')}` : ''
      return `- **${NAMES[field]}** ${at(v, GOES[of])}${time}${reason}${clause ? `: ${clause}` : ''}.`
    },
    fieldThen: (v: number, of: WindowClass, when: Stay, clause: string | null) =>
      `${capital(stay(when, ''))} it ${at(v, GOES[of])}${clause ? `: ${clause}` : ''}.`,
    sits: (g: string, at: string, helps: boolean) => (helps ? `, with ${g} in ${at}` : `, while ${g} weighs on ${at}`),
    looks: (g: string, at: string, helps: boolean) =>
      helps ? `, with ${g} aspecting ${at}` : `, while ${g} aspects ${at} sternly`,
    antar: (g: string, helps: boolean) => (helps ? `, with support from ${g}` : `, while ${g} asks for care`),

    enters: (g: string, sign: string, at: string, colour: string, area: string) =>
      `${g} enters ${sign}, ${at}, and ${colour} ${area}`,
    turns: (g: string, sign: string, at: string, back: boolean, matters: string) =>
      back
        ? `${g} turns retrograde in ${sign}, ${at}: ${matters} come back for a second look`
        : `${g} moves forward again in ${sign}, ${at}: ${matters} find their pace`,
    begins: (level: 'maha' | 'antar' | 'pratyantar', g: string, areas: string) =>
      `the ${g} ${LEVELS[level]} begins and brings ${areas} to the fore`,
    tail: (field: Field, advice: Advice) => `; in ${NAMES[field].toLowerCase()}, ${TAILS[advice]}`,
    dated: (date: string, text: string) => `- **${date}:** ${capital(text)}.`,

    step: (period: Period, clause: string) => `One step${STEP_FOR[period]}: ${clause}.`,
  }
}
