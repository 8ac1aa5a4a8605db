import type { CountedFrom, Whose } from '#parts.ts'
import { Your, your } from '#texts/forms/whose.ts'
import { house, list, nth } from './vocab.ts'

export type Period = 'day' | 'week' | 'month' | 'year'
export type Frame = CountedFrom

/** `your 10th house`, counted from the ascendant; from the Moon where the time of birth does not give the ascendant. */
const placed = (h: number, frame: Frame, w: Whose = 'you'): string => {
  if (frame === 'lagna') return `${your(w)} ${house(h)}`
  return `the ${house(h)} from ${your(w)} ${frame === 'moon' ? 'Moon' : 'Sun'}`
}

/** `the 6th from your birth Moon`, `your birth Moon's own sign`: where a graha that moves stands. */
export const fromBirthMoon = (h: number, w: Whose): string =>
  h === 1 ? `${your(w)} birth Moon's own sign` : `the ${nth(h)} from ${your(w)} birth Moon`

const PHASES = { rising: 'first', peak: 'middle', setting: 'last' } as const

const stay = (from: string | null, to: string | null): string =>
  from ? (to ? `From ${from} to ${to}` : `From ${from} onwards`) : to ? `Until ${to}` : 'All through'

/** The same behind a place. */
const span = (from: string | null, to: string | null): string => {
  const text = from || to ? stay(from, to) : ''
  return text === '' ? '' : ` ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/**
 * Words of predictions, said to a person or of one. Names and dates come in written; `v` chooses a phrasing; clauses have no
 * full stop.
 */
export const predict = (whom: Whose) => ({
  placed,
  nth,
  list,
  dated: (weekday: string, date: string) => `${weekday}, ${date}`,
  covers: (span: string) => `this reading covers ${span}.`,
  span: (from: string, to: string) => `${from} to ${to}`,
  month: (name: string, year: number) => `${name} ${year}`,

  hail: (name: string, text: string) => (name ? `${name}, ${text}` : text),

  goodTransit: (v: number, g: string, sign: string, h: number, matter: string) =>
    [
      `${g} in ${sign}, ${fromBirthMoon(h, whom)}, supports ${matter}`,
      `${matter} gets support from ${g} in ${sign}, ${fromBirthMoon(h, whom)}`,
      `${g} in ${sign}, ${fromBirthMoon(h, whom)}, is good for ${matter}`,
    ][v % 3] ?? '',
  badTransit: (v: number, g: string, sign: string, h: number, matter: string) =>
    [
      `${g} in ${sign}, ${fromBirthMoon(h, whom)}, asks for patience in ${matter}`,
      `${matter} takes a little more effort with ${g} in ${sign}, ${fromBirthMoon(h, whom)}`,
      `${g} in ${sign}, ${fromBirthMoon(h, whom)}, holds ${matter} back a little`,
    ][v % 3] ?? '',
  heldBack: (v: number, g: string, sign: string, h: number, matter: string, others: string[], helps: boolean) =>
    helps
      ? `${g} in ${sign}, ${fromBirthMoon(h, whom)}, does not weigh on ${matter}, held back by ${list(others)}`
      : v % 2 === 0
        ? `the help of ${g} in ${sign}, ${fromBirthMoon(h, whom)}, reaches ${matter} only in part, held back by ${list(others)}`
        : `${g} in ${sign}, ${fromBirthMoon(h, whom)}, would help ${matter} but is held back by ${list(others)}`,
  inHouse: (v: number, g: string, at: string, matter: string, helps: boolean) =>
    helps
      ? ([`${g} passes ${at} and supports ${matter}`, `${matter} gains from ${g} in ${at}`][v % 2] ?? '')
      : ([
          `${g} passes ${at} and asks for more effort in ${matter}`,
          `with ${g} in ${at}, take things slowly in ${matter}`,
        ][v % 2] ?? ''),
  onHouse: (v: number, g: string, at: string, matter: string, helps: boolean) =>
    helps
      ? ([`${g} aspects ${at} kindly and steadies ${matter}`, `the aspect of ${g} on ${at} is good for ${matter}`][
          v % 2
        ] ?? '')
      : ([
          `${g} aspects ${at} sternly, so ${matter} takes more care`,
          `under the aspect of ${g} on ${at}, ${matter} moves more slowly`,
        ][v % 2] ?? ''),
  dasha: (v: number, level: 'maha' | 'antar', g: string, matter: string, helps: boolean) => {
    const period = level === 'maha' ? 'mahadasha' : 'antardasha'
    return helps
      ? ([`${g}, lord of the ${period}, supports ${matter}`, `the ${period} of ${g} is good for ${matter}`][v % 2] ??
          '')
      : ([
          `${g}, lord of the ${period}, asks for discipline in ${matter}`,
          `the ${period} of ${g} asks for care in ${matter}`,
        ][v % 2] ?? '')
  },
  whole: { day: 'the day', week: 'the week', month: 'the month', year: 'the year' },

  eventsHead: {
    day: '**In the sky of these two days:**',
    week: '**What moves in the sky:**',
    month: '**What moves in the sky this month:**',
    year: '',
  },
  staysHead: {
    day: '**The slow grahas of these days:**',
    week: '**The slow grahas of the week:**',
    month: '**The slow grahas of the month:**',
    year: '**The slow grahas of the year:**',
  },

  ingress: (g: string, sign: string, date: string, at: string, area: string) =>
    `- On ${date} ${g} enters ${sign}, ${at}: attention turns to ${area}.`,
  retrograde: (g: string, sign: string, date: string, at: string, matters: string) =>
    `- On ${date} ${g} turns retrograde in ${sign}, ${at}: ${matters} come back for a second look.`,
  direct: (g: string, sign: string, date: string, at: string, matters: string) =>
    `- On ${date} ${g} moves forward again in ${sign}, ${at}: ${matters} find their pace.`,
  newMoon: (sign: string, date: string, at: string, area: string) =>
    `- On ${date} the new moon falls in ${sign}, ${at}: a quiet start for ${area}.`,
  fullMoon: (sign: string, date: string, at: string, area: string) =>
    `- On ${date} the full moon falls in ${sign}, ${at}: a clear view of ${area}.`,
  lunarEclipse: (sign: string, date: string, at: string) =>
    `- On ${date} a lunar eclipse falls in ${sign}, ${at}: an evening for quiet and gratitude.`,
  solarEclipse: (sign: string, date: string, at: string) =>
    `- On ${date} a solar eclipse falls in ${sign}, ${at}: a day to pause and look inward.`,
  still: {
    day: 'No graha changes its sign in these two days, so the tone holds.',
    week: 'No graha changes its sign or turns this week, so the tone holds.',
    month: 'No graha changes its sign or turns this month, so the tone holds.',
    year: '',
  },

  stayItem: (
    from: string | null,
    to: string | null,
    g: string,
    sign: string,
    at: string,
    h: number | null,
    clause: string,
  ) =>
    `- **${stay(from, to)}** ${g} is in ${sign}, ${at}${h ? ` and the ${nth(h)} from ${your(whom)} Moon` : ''}: it ${clause}.`,
  rahu: (area: string) => `stirs new wishes around ${area}`,
  sadeSati: (
    phase: 'rising' | 'peak' | 'setting',
    saturn: string,
    sign: string,
    from: string | null,
    to: string | null,
  ) =>
    `Sade Sati is in its ${PHASES[phase]} phase${span(from, to)}, with ${saturn} in ${sign}: a time for patience and order, not for fear.`,
  dhaiya: (saturn: string, sign: string, h: number, from: string | null, to: string | null) =>
    `${Your(whom)} dhaiya, ${saturn}'s shorter test, ${from ? 'comes' : 'runs'}${span(from, to)}, with ${saturn} in ${sign}, ${fromBirthMoon(h, whom)}: simple plans go further.`,
  noSadeSati: 'Neither Sade Sati nor a dhaiya runs this year.',

  doctor: 'See a doctor about anything that hurts or does not go away.',
  money: `This reading is not financial advice: go by ${your(whom)} own figures.`,
  noScores: 'A more exact time of birth would tell these days apart; what is said here holds for every possible time.',
  moonFrame: `${Your(whom)} time of birth does not fix the ascendant, so the houses here are counted from ${your(whom)} Moon.`,
  sunFrame: `${Your(whom)} time of birth leaves even the Moon sign open, so this reading keeps to the sky and counts houses from ${your(whom)} Sun.`,
  skyMoon: (date: string, moon: string, nakshatra: string, sign: string) =>
    `At noon on ${date} ${moon} passes ${nakshatra} in ${sign}.`,
  about: (name: string) => `This reading is about ${name}, from the sky and the chart alone.`,

  facts: {
    period: (span: string) => `The period of this reading: ${span}`,
    score: (category: string, when: string, value: number) => `${category}, ${when}: ${value} of 100`,
    best: (when: string, value: number) => `Highest Overall of the period: ${when}, ${value} of 100`,
    hardest: (when: string, value: number) => `Lowest Overall of the period: ${when}, ${value} of 100`,
    moon: (date: string, moon: string, nakshatra: string, sign: string, h: number, w: Whose) =>
      `${date}, noon in India: ${moon} in ${nakshatra}, ${sign}, the ${nth(h)} from ${your(w)} natal Moon`,
    tara: (date: string, tara: string, no: number, nakshatra: string, w: Whose) =>
      `${date}: ${tara}, the ${nth(no)} tara, counted from ${nakshatra}, ${your(w)} birth star`,
    chandra: (date: string, moon: string, sign: string, h: number, w: Whose) =>
      `${date}: ${moon} in ${sign}, the ${nth(h)} from ${your(w)} natal Moon`,
    transit: (
      when: string,
      g: string,
      sign: string,
      h: number,
      state: 'good' | 'bad' | 'obstructed',
      others: readonly string[],
      w: Whose,
    ) =>
      `${when}: ${g} in ${sign}, the ${nth(h)} from ${your(w)} Moon, ${state === 'bad' ? 'a place that asks for care' : 'a good place'}${others.length > 0 ? `, obstructed by ${list(others)}` : ''}`,
    inHouse: (when: string, g: string, at: string) => `${when}: ${g} passes ${at}`,
    onHouse: (when: string, g: string, at: string) => `${when}: ${g} looks on ${at}`,
    dasha: (when: string, level: 'maha' | 'antar', g: string, category: string, supports: boolean) => {
      const lord = `${when}: ${g}, lord of the ${level === 'maha' ? 'mahadasha' : 'antardasha'},`
      return supports
        ? `${lord} rules or holds a house that serves ${category}`
        : `${lord} rules a house of effort for ${category}`
    },
    antar: (g: string, maha: string, from: string, to: string, rules: string) =>
      `${g} antardasha in the ${maha} mahadasha, ${from} to ${to}; ${rules}`,
    pratyantar: (g: string, antar: string, maha: string, from: string, to: string, rules: string) =>
      `${g} pratyantar in ${maha}/${antar}, ${from} to ${to}; ${rules}`,
    rules: (g: string, at: string) => `${g} rules ${at}`,
    sits: (g: string, at: string) => `${g} stands in ${at}`,
    ingress: (date: string, g: string, from: string, sign: string, at: string) =>
      `${date}: ${g} moves from ${from} to ${sign}, ${at}`,
    station: (date: string, g: string, sign: string, turns: 'retrograde' | 'direct', at: string) =>
      `${date}: ${g} turns ${turns} in ${sign}, ${at}`,
    moonPhase: (date: string, full: boolean, sign: string, at: string) =>
      `${date}: ${full ? 'full' : 'new'} moon in ${sign}, ${at}`,
    eclipse: (date: string, solar: boolean, kind: string, sign: string, at: string) =>
      `${date}: ${kind} ${solar ? 'solar' : 'lunar'} eclipse in ${sign}, ${at}`,
    kinds: { penumbral: 'penumbral', partial: 'partial', total: 'total', annular: 'annular' },
    skyMoon: (date: string, moon: string, nakshatra: string, sign: string) =>
      `${date}, noon in India: ${moon} in ${nakshatra}, ${sign}`,
    stay: (g: string, sign: string, at: string, h: number | null, from: string, to: string, w: Whose) =>
      `${g} in ${sign}, ${at}${h ? ` and the ${nth(h)} from ${your(w)} Moon` : ''}, ${from} to ${to}`,
    sadeSati: (phase: 'rising' | 'peak' | 'setting', g: string, sign: string, from: string, to: string) =>
      `Sade Sati, ${phase} phase: ${g} in ${sign}, ${from} to ${to}`,
    dhaiya: (g: string, sign: string, h: number, from: string, to: string, w: Whose) =>
      `Dhaiya: ${g} in ${sign}, the ${nth(h)} from ${your(w)} Moon, ${from} to ${to}`,
    noSadeSati: (g: string, signs: readonly string[], moon: string, w: Whose) =>
      `${g} passes ${list(signs)}; ${your(w)} Moon is in ${moon}: no Sade Sati, no dhaiya`,
    moonStay: (moon: string, sign: string, h: number, from: string, to: string, w: Whose) =>
      `${moon} in ${sign}, the ${nth(h)} from ${your(w)} natal Moon: ${from} to ${to} (Indian time)`,
    still: (from: string, to: string) => `No change of sign and no station from ${from} to ${to}, the Moon apart`,
  },
})
