import type { CountedFrom, Whose } from '#parts.ts'
import { them, Your, your } from '#texts/forms/whose.ts'
import type { Level } from './predict-tables.ts'
import { house, list, nth } from './vocab.ts'

export type Period = 'day' | 'week' | 'month' | 'year'
export type Frame = CountedFrom

const TONES: Record<Level, readonly [string, string]> = {
  high: ['a supportive', 'a strong'],
  mid: ['an even', 'a mixed but workable'],
  low: ['a quiet', 'a slow'],
}

const LOW_END: Record<Period, string> = {
  day: ', good for rest and order',
  week: ', good for putting things in order',
  month: ', good for finishing and tidying up',
  year: ', good for building slowly',
}

const toneOf = (v: number, level: Level, period: Period): string =>
  `${TONES[level][v % 2 === 0 ? 0 : 1]} ${period}${level === 'low' ? LOW_END[period] : ''}`

/** `your 10th house`, counted from the ascendant; from the Moon where the time of birth does not give the ascendant. */
const placed = (h: number, frame: Frame, w: Whose = 'you'): string => {
  if (frame === 'lagna') return `${your(w)} ${house(h)}`
  return `the ${house(h)} from ${your(w)} ${frame === 'moon' ? 'Moon' : 'Sun'}`
}

const stay = (from: string | null, to: string | null): string =>
  from ? (to ? `From ${from} to ${to}` : `From ${from} on`) : to ? `Until ${to}` : 'All through'

/**
 * Words of predictions, said to a person or of one. Names and dates come in written; `v` chooses a phrasing; clauses have no
 * full stop.
 */
export const predict = (whom: Whose) => ({
  placed,
  nth,
  list,
  score: (value: number) => `${value} of 100`,

  day: (which: 'today' | 'tomorrow', weekday: string, date: string) =>
    `${which === 'today' ? 'Today' : 'Tomorrow'}, ${weekday} ${date},`,
  dated: (weekday: string, date: string) => `${weekday}, ${date}`,
  dayNamed: (which: 'today' | 'tomorrow', weekday: string, date: string) =>
    `${which === 'today' ? 'today' : 'Tomorrow'} is ${weekday}, ${date}.`,
  covers: (span: string) => `this reading covers ${span}.`,
  span: (from: string, to: string) => `${from} to ${to}`,
  month: (name: string, year: number) => `${name} ${year}`,

  leadDay: (v: number, when: string, level: Level, score: number) =>
    v % 2 === 0
      ? `${when} is ${toneOf(v, level, 'day')}: ${your(whom)} score is ${score} of 100.`
      : `${when} stands at ${score} of 100, ${toneOf(v, level, 'day')}.`,
  leadSpan: (v: number, period: Period, when: string, level: Level, score: number) =>
    v % 2 === 0
      ? `${when} is ${toneOf(v, level, period)}, with a mean of ${score} of 100.`
      : `${when} comes to a mean of ${score} of 100: ${toneOf(v, level, period)}.`,
  hail: (name: string, text: string) => (name ? `${name}, ${text}` : text),
  moonDay: (moon: string, nakshatra: string, sign: string, fromMoon: number, clause: string) =>
    `At noon ${moon} is in ${nakshatra} in ${sign}, the ${nth(fromMoon)} from ${your(whom)} own Moon: ${clause}.`,
  tara: (tara: string, no: number, means: string) =>
    `Its star gives ${them(whom)} ${tara}, the ${nth(no)} tara, a tara of ${means}.`,
  taraAgain: (tara: string, no: number, means: string) =>
    `Counted from ${your(whom)} birth star this is ${tara}, the ${nth(no)} tara, a tara of ${means}.`,

  item: (head: string, score: number, clause: string) => `- **${head}: ${score} of 100.** ${clause}.`,
  itemOnly: (head: string, score: number) => `- **${head}: ${score} of 100.**`,
  /** a matter named a second time in a sentence */
  again: (_matter: string) => 'it',
  against: (v: number, clause: string, goesWell: boolean) =>
    goesWell
      ? ([`it goes well on the whole, though ${clause}`, `the balance is good, even if ${clause}`][v % 2] ?? '')
      : ([`it asks for patience on the whole, though ${clause}`, `the balance is modest, even if ${clause}`][v % 2] ??
        ''),
  both: (first: string, second: string) => `${first}, while ${second}`,

  goodTransit: (v: number, g: string, sign: string, h: number, matter: string) =>
    [
      `${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, lifts ${matter}`,
      `${matter} draws strength from ${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon`,
      `${g} serves ${matter} from ${sign}, the ${nth(h)} from ${your(whom)} Moon`,
    ][v % 3] ?? '',
  badTransit: (v: number, g: string, sign: string, h: number, matter: string) =>
    [
      `${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, asks for patience with ${matter}`,
      `${matter} needs more care with ${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon`,
      `${g} slows ${matter} from ${sign}, the ${nth(h)} from ${your(whom)} Moon`,
    ][v % 3] ?? '',
  heldBack: (v: number, g: string, sign: string, h: number, matter: string, others: string[], helps: boolean) =>
    helps
      ? `${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, leaves ${matter} at ease, being held by ${list(others)}`
      : v % 2 === 0
        ? `the help of ${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, reaches ${matter} only in part, held by ${list(others)}`
        : `${g} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, would help ${matter} and is held back by ${list(others)}`,
  inHouse: (v: number, g: string, at: string, matter: string, helps: boolean) =>
    helps
      ? ([`${g} passes ${at} and supports ${matter}`, `${matter} gains from ${g} in ${at}`][v % 2] ?? '')
      : ([`${g} passes ${at} and makes ${matter} a matter of effort`, `${g} in ${at} wants ${matter} taken slowly`][
          v % 2
        ] ?? ''),
  onHouse: (v: number, g: string, at: string, matter: string, helps: boolean) =>
    helps
      ? ([`${g} looks kindly on ${at} and steadies ${matter}`, `the glance of ${g} on ${at} is good for ${matter}`][
          v % 2
        ] ?? '')
      : ([
          `${g} looks sternly on ${at}, so ${matter} takes more care`,
          `under the glance of ${g} on ${at}, ${matter} moves more slowly`,
        ][v % 2] ?? ''),
  dasha: (v: number, level: 'maha' | 'antar', g: string, matter: string, helps: boolean) => {
    const period = level === 'maha' ? 'mahadasha' : 'antardasha'
    return helps
      ? ([`${g}, lord of the ${period}, stands behind ${matter}`, `the ${period} of ${g} carries ${matter}`][v % 2] ??
          '')
      : ([
          `${g}, lord of the ${period}, asks for discipline in ${matter}`,
          `the ${period} of ${g} wants ${matter} handled with care`,
        ][v % 2] ?? '')
  },
  taraWhy: (tara: string, no: number, means: string) =>
    `the Moon's star gives ${tara}, the ${nth(no)} tara, a tara of ${means}`,
  chandraWhy: (moon: string, sign: string, h: number, clause: string) =>
    `${moon} passes ${sign}, the ${nth(h)} from ${your(whom)} own Moon: ${clause}`,
  quiet: (v: number, matter: string) =>
    [`no graha presses on ${matter}, which follows the mood of the day`, `${matter} keeps to its usual course`][
      v % 2
    ] ?? '',
  whole: { day: 'the day', week: 'the week', month: 'the month', year: 'the year' },

  best: (v: number, when: string, score: number, why: string) =>
    v % 2 === 0
      ? `The best day is ${when}, at ${score} of 100: ${why}.`
      : `Put what matters on ${when}, at ${score} of 100: ${why}.`,
  hardest: (v: number, when: string, score: number, why: string) =>
    v % 2 === 0
      ? `The day to take slowly is ${when}, at ${score} of 100: ${why}.`
      : `Keep ${when} light, at ${score} of 100: ${why}.`,
  bestMonth: (when: string, score: number, why: string) =>
    `The easiest month is ${when}, with a mean of ${score} of 100: ${why}.`,
  hardestMonth: (when: string, score: number, why: string) =>
    `The month to take slowly is ${when}, with a mean of ${score} of 100: ${why}.`,
  better: (when: string, more: number, other: string) =>
    `Of the two days ${when} is the easier one, by ${more} points over ${other}.`,
  level: (when: string, other: string) => `${when} and ${other} weigh the same, so let ${your(whom)} own plans decide.`,
  dayItem: (weekday: string, date: string, score: number, clause: string) =>
    `- **${weekday}, ${date}: ${score} of 100.** ${clause}.`,
  moonBrief: (moon: string, sign: string, h: number, clause: string) =>
    `${moon} is in ${sign} at noon, the ${nth(h)} from ${your(whom)} own: ${clause}`,
  moonStays: (moon: string, sign: string, h: number) =>
    `${moon} stays in ${sign}, the ${nth(h)} from ${your(whom)} own`,
  dayPlain: (weekday: string, date: string, clause: string) => `- **${weekday}, ${date}:** ${clause}.`,
  weekItem: (when: string, score: number, top: string, topScore: number, low: string, lowScore: number) =>
    topScore === lowScore
      ? `- **${when}: ${score} of 100.** All matters stand level at ${topScore}.`
      : `- **${when}: ${score} of 100.** ${top} leads at ${topScore}, ${low} is lowest at ${lowScore}.`,

  daysHead: '**Day by day:**',
  weeksHead: '**Week by week:**',
  monthsHead: '**Month by month:**',
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
    `- On ${date} ${g} enters ${sign}, ${at}: ${area}.`,
  retrograde: (g: string, sign: string, date: string, at: string, matters: string) =>
    `- On ${date} ${g} turns retrograde in ${sign}, ${at}: ${matters} come back for a second look.`,
  direct: (g: string, sign: string, date: string, at: string, matters: string) =>
    `- On ${date} ${g} moves forward again in ${sign}, ${at}: ${matters} find their pace.`,
  newMoon: (sign: string, date: string, at: string, area: string) =>
    `- On ${date} falls the new moon in ${sign}, ${at}: a quiet start for ${area}.`,
  fullMoon: (sign: string, date: string, at: string, area: string) =>
    `- On ${date} falls the full moon in ${sign}, ${at}: light on ${area}.`,
  lunarEclipse: (sign: string, date: string, at: string) =>
    `- On ${date} falls a lunar eclipse in ${sign}, ${at}: an evening for quiet and gratitude.`,
  solarEclipse: (sign: string, date: string, at: string) =>
    `- On ${date} falls a solar eclipse in ${sign}, ${at}: a day to pause and look inward.`,
  still: {
    day: 'No graha changes its sign in these two days, so the tone holds.',
    week: 'No graha changes its sign or turns this week, so the tone holds.',
    month: 'No graha changes its sign or turns this month, so the tone holds.',
    year: '',
  },

  running: (maha: string, antar: string, to: string, areas: string) =>
    `This time opens in the ${antar} antardasha of the ${maha} mahadasha, which lasts until ${to}; its lord brings ${areas} forward.`,
  pratyantar: (g: string, to: string) => `Inside it ${g} holds the pratyantar until ${to}.`,
  change: (level: 'maha' | 'antar' | 'pratyantar', next: string, date: string, areas: string) =>
    `On ${date} ${next} takes over the ${{ maha: 'mahadasha, with its own antardasha', antar: 'antardasha', pratyantar: 'pratyantar' }[level]}, and ${areas} come forward.`,
  antarItem: (from: string | null, to: string | null, antar: string, maha: string, areas: string) =>
    `- **${stay(from, to)}** ${antar} runs as antardasha in the ${maha} mahadasha and brings ${areas} forward.`,
  dashasHead: '**The Vimshottari periods of the year:**',
  dashasOver: 'The 120 years of Vimshottari are complete, so this reading rests on the sky alone.',

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
  sadeSati: (phase: 'rising' | 'peak' | 'setting', saturn: string, sign: string, from: string, to: string) =>
    `Sade Sati stands in its ${phase} phase, with ${saturn} in ${sign} from ${from} to ${to}: a time of patient order, not of fear.`,
  dhaiya: (saturn: string, sign: string, h: number, from: string, to: string) =>
    `A dhaiya runs, with ${saturn} in ${sign}, the ${nth(h)} from ${your(whom)} Moon, from ${from} to ${to}: simpler plans carry further.`,
  noSadeSati: 'Neither Sade Sati nor a dhaiya runs this year.',
  yearChart: (from: string | null, to: string | null, number: number, sign: string, lord: string, colour: string) =>
    `${stay(from, to)} ${your(whom)} year chart (Varshaphal) for year ${number} of life runs, with ${sign} rising and ${lord} as lord of the year, who brings ${colour}.`,
  muntha: (sign: string, h: number, area: string, good: boolean) =>
    `Its muntha stands in ${sign}, the ${house(h)} of that chart, where ${area} ${good ? 'get a lift' : 'ask for patience'}.`,

  step: (g: string, practice: string) => `One step that costs nothing, for ${g}: ${practice}.`,
  doctor: 'What hurts or lasts belongs to a doctor.',
  money: `Decide about money by ${your(whom)} own figures; this reading is no financial advice.`,
  noScores: 'Scores need a closer time of birth, so this reading gives none.',
  moonFrame: `${Your(whom)} time of birth does not fix the ascendant, so the houses here are counted from ${your(whom)} Moon.`,
  sunFrame: `${Your(whom)} time of birth leaves even the Moon open, so this reading keeps to the sky, counts houses from ${your(whom)} Sun and gives no scores; a closer time would add them.`,
  skyMoon: (date: string, moon: string, nakshatra: string, sign: string) =>
    `At noon on ${date} ${moon} passes ${nakshatra} in ${sign}.`,
  about: (name: string) => `This reading is about ${name}, from the sky and the chart alone.`,

  facts: {
    period: (span: string) => `The period of this reading: ${span}`,
    score: (category: string, when: string, value: number) => `${category}, ${when}: ${value} of 100`,
    best: (when: string, value: number) => `Highest Overall of the period: ${when}, ${value} of 100`,
    hardest: (when: string, value: number) => `Lowest Overall of the period: ${when}, ${value} of 100`,
    better: (one: string, first: number, other: string, second: number) =>
      `Overall ${first} on ${one} and ${second} on ${other}: a difference of ${Math.abs(first - second)}`,
    month: (when: string, value: number, parts: string) => `${when}: Overall ${value} of 100; ${parts}`,
    moon: (date: string, moon: string, nakshatra: string, sign: string, h: number, w: Whose) =>
      `${date}, noon in India: ${moon} in ${nakshatra}, ${sign}, the ${nth(h)} from ${your(w)} natal Moon`,
    tara: (date: string, tara: string, no: number, nakshatra: string, w: Whose) =>
      `${date}: ${tara}, the ${nth(no)} tara, counted from ${nakshatra}, ${your(w)} birth star`,
    taraOf: (date: string, tara: string, no: number, w: Whose) =>
      `${date}: ${tara}, the ${nth(no)} tara from ${your(w)} birth star, by the Moon`,
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
    over: (date: string) => `The Vimshottari count of 120 years ended on ${date}`,
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
    yearChart: (number: number, from: string, to: string, sign: string, lord: string) =>
      `Varshaphal of year ${number} of life, ${from} to ${to}: ${sign} rising, lord of the year ${lord}`,
    muntha: (sign: string, h: number) => `Muntha in ${sign}, the ${house(h)} of the year chart`,
    still: (from: string, to: string) => `No change of sign and no station from ${from} to ${to}, the Moon apart`,
  },
})
