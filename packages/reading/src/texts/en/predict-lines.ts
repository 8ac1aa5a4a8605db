import type { Advice, TaraId, WindowClass } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { them, your } from '#texts/forms/whose.ts'
import type { Period } from './predict.ts'
import type { Field } from './predict-fields-data.ts'
import { nth } from './vocab.ts'

/** How a time is as a whole, one word each in every type. */
export type Band = 'very_good' | 'good' | 'steady' | 'mixed' | 'careful'
/** When a stretch runs inside of a period; null where it goes on beyond. */
export type Stay = { from: string | null; to: string | null }

const BANDS: Record<Band, string> = {
  very_good: 'very good',
  good: 'good',
  steady: 'steady',
  mixed: 'mixed',
  careful: 'careful',
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
  best: ['is at its best', 'has its best stretch', 'stands at its strongest'],
  good: ['goes well', 'has good support', 'is on a good footing'],
  fair: ['goes fairly well', 'moves in small steps', 'has some room'],
  slow: ['goes slowly', 'needs patience', 'takes its time'],
  rest: ['wants quiet', 'asks for rest', 'is best left in peace'],
}

const STAR_OF: Record<TaraId, string> = {
  janma: 'your own beginning',
  sampat: 'gain',
  vipat: 'small hurdles',
  kshema: 'safety',
  pratyak: 'cross-winds',
  sadhana: 'work that succeeds',
  naidhana: 'rest',
  mitra: 'friends',
  parama_mitra: 'close friends',
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
  week: 'the coming seven days',
  month: 'the coming thirty days',
  year: 'the coming twelve months',
}
const STEP_FOR: Record<Period, string> = {
  day: '',
  week: ' for the week',
  month: ' for the month',
  year: ' for the year',
}

const stay = ({ from, to }: Stay, whole: string): string =>
  from ? (to ? `from ${from} to ${to}` : `from ${from} on`) : to ? `until ${to}` : whole

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The sentences of a prediction. Names, dates and clauses come in written; `v` chooses a wording. */
export const predictLines = (whom: Whose) => {
  const have = whom === 'you' ? 'you have' : 'they have'
  const before = whom === 'you' ? 'before you' : 'before them'
  const fromOwn = (h: number) => `the ${nth(h)} from ${your(whom)} own`
  const fromMoon = (h: number) => `the ${nth(h)} from ${your(whom)} Moon`
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
            `two ${BANDS[first]} days lie ahead, ${one} and ${other}.`,
            `${one} is ${a(first)} day, and ${other} is another.`,
            `from ${one} to ${other} the tone stays ${BANDS[first]}.`,
            `${have} ${BANDS[first]} days ${before}, ${one} as well as ${other}.`,
            `${one} is ${a(first)} day, and ${other} is no different.`,
            `both ${one} and ${other} come as ${BANDS[first]} days.`,
            `${one} sets ${a(first)} pace and ${other} keeps it.`,
          ])
        : at(v, [
            `${one} is ${a(first)} day for ${them(whom)}, ${other} ${a(second)} one.`,
            `${have} ${a(first)} ${one} ${before}, then ${a(second)} ${other}.`,
            `expect ${a(first)} ${one} and ${a(second)} ${other}.`,
            `${a(first)} day comes with ${one}, ${a(second)} one with ${other}.`,
            `of these two days ${one} is ${a(first)} one, ${other} ${a(second)} one.`,
            `${a(first)} ${one} leads into ${a(second)} ${other}.`,
            `the sky gives ${them(whom)} ${a(first)} ${one} and ${a(second)} ${other}.`,
            `${one} comes as ${a(first)} day and ${other} as ${a(second)} one.`,
          ]),
    leadSpan: (v: number, period: Period, band: Band, most: Field | null, least: Field | null) => {
      const room = most ? `most room in ${NAMES[most].toLowerCase()}` : ''
      const patience = least ? `most patience asked in ${NAMES[least].toLowerCase()}` : ''
      const both = [room, patience].filter((text) => text !== '').join(' and ')
      const tail = both === '' ? '' : `, with ${both}`
      return at(v, [
        `${have} ${a(band)} ${period} ${before}${tail}.`,
        `${SPANS[period]} make ${a(band)} ${period}${tail}.`,
        `${a(band)} ${period} begins${tail}.`,
        `taken together this is ${a(band)} ${period}${tail}.`,
      ])
    },

    better: (v: number, day: string, alike: boolean, moon: string, sign: string, h: number, clause: string) => {
      const own = `${sign}, ${fromOwn(h)}`
      if (alike) return `The two days weigh alike; on ${day} ${moon} is in ${own}: ${clause}.`
      return at(v, [
        `${day} is the better of the two: ${moon} is in ${own}, and ${clause}.`,
        `The easier hours are those of ${day}, with ${moon} in ${own}: ${clause}.`,
        `Lean on ${day}, when ${moon} passes ${own}: ${clause}.`,
        `${day} carries more, as ${moon} is in ${own}: ${clause}.`,
        `If one of the two is to count, let it be ${day}: ${moon} is in ${own}, and ${clause}.`,
      ])
    },
    betterBy: (day: string, g: string, sign: string, h: number) =>
      `${day} is the better of the two, with ${g} in ${sign}, ${fromMoon(h)}, on ${your(whom)} side.`,
    bestDay: (v: number, day: string, moon: string, sign: string, h: number, clause: string) =>
      at(v, [
        `The best day is ${day}: ${moon} is in ${sign}, ${fromOwn(h)}, and ${clause}.`,
        `${day} stands out, with ${moon} in ${sign}, ${fromOwn(h)}: ${clause}.`,
        `Of all these days ${day} is the easiest: ${moon} is in ${sign}, ${fromOwn(h)}, and ${clause}.`,
      ]),
    star: (tara: string, id: TaraId) => `Its star is ${tara} for ${them(whom)}, a star of ${STAR_OF[id]}.`,
    carries: (v: number, when: string, g: string, sign: string, h: number, clause: string) =>
      at(v, [
        `The best time comes ${when}: ${g} is in ${sign}, ${fromMoon(h)}, and ${clause}.`,
        `You are carried best ${when}, with ${g} in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Things go most easily ${when}: ${g} is in ${sign}, ${fromMoon(h)}, and ${clause}.`,
      ]),
    tender: (v: number, from: string | null, to: string, moon: string, sign: string, h: number, clause: string) => {
      const when = from ? `From ${from} to ${to}` : `Until ${to}`
      const named = h === 8 ? `${fromOwn(h)} (Chandrashtama)` : fromOwn(h)
      return at(v, [
        `${when} ${moon} passes ${sign}, ${named}: ${clause}.`,
        `${when} go gently, with ${moon} in ${sign}, ${named}: ${clause}.`,
      ])
    },
    careStar: (v: number, day: string, tara: string, id: TaraId, clause: string) =>
      at(v, [
        `Go gently on ${day}, for its star is ${tara} for ${them(whom)}, one of ${STAR_OF[id]}: ${clause}.`,
        `The star of ${day} is ${tara} for ${them(whom)}, one of ${STAR_OF[id]}: ${clause}.`,
      ]),
    slows: (v: number, when: string, g: string, sign: string, h: number, clause: string) =>
      at(v, [
        `Go slowly ${when}: ${g} is in ${sign}, ${fromMoon(h)}, and ${clause}.`,
        `More care is due ${when}, with ${g} in ${sign}, ${fromMoon(h)}: ${clause}.`,
        `Things drag a little ${when}: ${g} is in ${sign}, ${fromMoon(h)}, and ${clause}.`,
      ]),
    standing: (when: string, clause: string, best: boolean) =>
      best ? `The best time comes ${when}: ${clause}.` : `More care is due ${when}: ${clause}.`,
    yearBest: (when: Stay, reason: string) => `On the whole the best stretch runs ${stay(when, 'all year')}${reason}.`,
    yearCare: (when: Stay, reason: string) =>
      `Go more slowly ${stay(when, 'all year')}${reason}, and let what is steady stay so.`,

    fieldOfDay: (field: Field, cause: string | null, clause: string) =>
      `- **${NAMES[field]}:** ${cause ? `${capital(cause)}, so ${clause}` : capital(clause)}.`,
    field: (v: number, field: Field, of: WindowClass, when: Stay, reason: string, clause: string | null) => {
      const time = when.from || when.to ? ` ${stay(when, '')}` : ''
      return `- **${NAMES[field]}** ${at(v, GOES[of])}${time}${reason}${clause ? `: ${clause}` : ''}.`
    },
    fieldThen: (v: number, of: WindowClass, when: Stay, clause: string | null) =>
      `${capital(stay(when, ''))} it ${at(v, GOES[of])}${clause ? `: ${clause}` : ''}.`,
    sits: (g: string, at: string, helps: boolean) => (helps ? `, with ${g} in ${at}` : `, while ${g} weighs on ${at}`),
    looks: (g: string, at: string, helps: boolean) =>
      helps ? `, with ${g} looking on ${at}` : `, while ${g} looks hard at ${at}`,
    antar: (g: string) => `, with ${g} behind it`,

    enters: (g: string, sign: string, at: string, colour: string, area: string) =>
      `${g} enters ${sign}, ${at}, and ${colour} ${area}`,
    turns: (g: string, sign: string, at: string, back: boolean, matters: string) =>
      back
        ? `${g} turns retrograde in ${sign}, ${at}: ${matters} come back for a second look`
        : `${g} moves forward again in ${sign}, ${at}: ${matters} find their pace`,
    begins: (level: 'maha' | 'antar' | 'pratyantar', g: string, areas: string) =>
      `the ${g} ${{ maha: 'mahadasha', antar: 'antardasha', pratyantar: 'pratyantar' }[level]} begins and brings ${areas} forward`,
    tail: (field: Field, advice: Advice) => `; in ${NAMES[field].toLowerCase()} ${TAILS[advice]}`,
    dated: (date: string, text: string) => `- **${date}:** ${capital(text)}.`,

    step: (period: Period, clause: string) => `One step${STEP_FOR[period]}: ${clause}.`,
  }
}
