import { pickVariant } from '#texts/forms/pick-variant.ts'
import { atDegree, house, inPada, inSign } from './vocab.ts'

/** `Amitabh's`; without a name `This`. */
const whose = (name: string): string => (name ? `${name}'s` : 'This')

/** Sentences about a public figure, for whoever asks; of `{he|she}` the one that fits is taken. */
export const figures = {
  /** What a house says of a public life. */
  AREAS: [
    'presence, character and new beginnings',
    'voice and what is built up over the years',
    'courage, effort and the spoken or written word',
    'roots and the ground {he|she} stands on',
    'creative work, judgement and learning',
    'competition, service and daily work',
    'the public, colleagues and agreements',
    'research, reinvention and change',
    'belief, teachers and reach beyond borders',
    'work, standing and duty',
    'audiences, networks and long-held aims',
    'work behind the scenes and far from home',
  ],
  CHAPTERS: {
    sun: 'a chapter of being seen and of carrying authority',
    moon: 'a chapter close to people and their moods',
    mars: 'a chapter of effort, contest and courage',
    mercury: 'a chapter of words, trade and skill',
    jupiter: 'a chapter of growth, teaching and trust',
    venus: 'a chapter of art, charm and refinement',
    saturn: 'a chapter of slow building and duty',
    rahu: 'a chapter of ambition and unusual paths',
    ketu: 'a chapter of letting go and of insight',
  },
  MOVES: { jupiter: 'favours', saturn: 'asks for patience with' },
  work: (
    v: number,
    name: string,
    sign: string,
    lord: string,
    deg: number | null,
    lordSign: string,
    at: number,
    area: string,
  ) =>
    pickVariant(v, [
      `${whose(name)} chart reads public work from the 10th house, ${sign}: its lord ${lord} stands ${inSign(deg, lordSign)} in the ${house(at)}, so the work draws on ${area}.`,
      `In ${whose(name).replace('This', 'this')} chart the 10th house of work is ${sign}, and its lord ${lord}, ${inSign(deg, lordSign)} in the ${house(at)}, ties the work to ${area}.`,
    ]),
  company: (graha: string, sits: boolean, brings: string) =>
    `${graha} ${sits ? 'sits in' : 'looks on'} the 10th house and brings ${brings} to the public role.`,
  lagna: (v: number, name: string, sign: string, deg: number | null, nature: string) =>
    pickVariant(v, [
      `${whose(name)} chart has a ${sign} lagna${atDegree(deg)}: a nature that is ${nature}.`,
      `The lagna of ${whose(name).replace('This', 'this')} chart is ${sign}${atDegree(deg, ',')}, which speaks of a nature that is ${nature}.`,
    ]),
  lagnaLord: (lord: string, sign: string, at: number, area: string) =>
    `Its lord ${lord} stands in ${sign} in the ${house(at)}, so {he|she} is recognised through ${area}.`,
  moon: (moon: string, sign: string, nakshatra: string, pada: number | null, gift: string) =>
    `${moon} in ${sign}, in ${nakshatra}${inPada(pada)}, gives ${gift}.`,
  sun: (sun: string, sign: string, at: number, area: string) =>
    `${sun} in ${sign}, in the ${house(at)}, puts the light on ${area}.`,
  strongest: (graha: string, deg: number | null, sign: string, at: number, brings: string) =>
    `The graha that stands best is ${graha}, ${inSign(deg, sign)} in the ${house(at)}, and it lends ${brings}.`,
  graha: (name: string, graha: string, deg: number | null, sign: string, nakshatra: string, at: number, area: string) =>
    `In ${whose(name).replace('This', 'this')} chart ${graha} stands ${inSign(deg, sign)}, in ${nakshatra}, in the ${house(at)}, the house of ${area}.`,
  brings: (graha: string, brings: string) => `There ${graha} brings ${brings}.`,
  house: (name: string, h: number, sign: string, lord: string, lordSign: string, at: number, area: string) =>
    `In ${whose(name).replace('This', 'this')} chart the ${house(h)} is ${sign}, and its lord ${lord} stands in ${lordSign} in the ${house(at)}, which speaks of ${area}.`,
  maha: (graha: string, from: string, to: string, chapter: string) =>
    `The ${graha} mahadasha runs in this chart, ${from} to ${to}: ${chapter}.`,
  period: (name: string, graha: string, from: string, to: string, chapter: string) =>
    `In ${whose(name).replace('This', 'this')} chart the ${graha} mahadasha has its place from ${from} to ${to}: ${chapter}.`,
  antar: (maha: string, antar: string, to: string, at: number, area: string) =>
    `The antardasha is that of ${antar} in the ${maha} mahadasha, to ${to}; ${antar} sits in the ${house(at)} of the chart, which brings ${area} to the front.`,
  periodLead: (name: string, label: string | null) =>
    `${whose(name)} chart, read for ${label ?? 'the present'}, shows a season and no single event.`,
  item: (from: string, to: string, antar: string, at: number, area: string) =>
    `- **${from} to ${to}, ${antar} antardasha:** ${antar} sits in the ${house(at)} and brings ${area} forward.`,
  transit: (graha: string, sign: string, h: number, until: string | null, moves: string, area: string) =>
    `${graha} passes through ${sign}, the ${house(h)} of the chart,${until ? ` until ${until}` : ''} and ${moves} ${area}.`,
  passages: (
    graha: string,
    stays: ReadonlyArray<{ sign: string; h: number; to: string | null }>,
    area: string,
    moves: string,
  ) => {
    const way = stays.map(({ sign, h, to }, index) => {
      const again = stays.slice(0, index).some((stay) => stay.sign === sign)
      const place = again ? `${sign} again` : `${sign}, the ${house(h)} of the chart`
      return to ? `${place}, to ${to}` : stays.length > 1 ? `then ${place}` : `${place}, all that time`
    })
    return `${graha} goes through ${way.join('; ')}; most of all it ${moves} ${area}.`
  },
  private: (name: string) =>
    `From public facts and the chart only: I do not guess about a living person's private life, and ${name ? `${name}'s` : 'this one'} is no exception.`,
  death: 'The length of a life or the date of a death I do not read, for anyone.',
  legal: 'How a court will decide lies outside what I read, for anyone.',
  remedies: 'Practices are for the one whose chart it is to ask about, so I name none for someone else.',
  open: 'What the chart shows of character, public work and the running dasha I read gladly.',
  noEvent: 'Whether one event comes is not read here; the season and the tendency are.',
  greeting: (name: string, astrologer: string) =>
    `Namaste, I am ${astrologer}, an AI-based service; here is ${name ? `${name}'s` : 'the'} chart, read for character, public work and its seasons.`,
  thanks: 'Gladly; the chart stays open for further questions.',
  offTopic: 'That lies outside what a birth chart can answer, so I will not guess.',
  identity:
    'The chart is computed from the given date, time and place of birth with the Lahiri ayanamsa, and every statement can be checked against its positions.',
  asks: 'Questions that suit such a chart:',
  questions: [
    'What does the chart say of {his|her} public work?',
    'What kind of nature does the chart show?',
    'Which dasha is running, and to when?',
  ],
  end: (v: number) =>
    pickVariant(v, [
      'A chart shows tendencies; what {he|she} has made of them is for the public record to tell.',
      'All this is tendency, read from a birth as it was given; the deeds themselves are {his|her} own.',
      'Read it as a portrait in the old language of the sky, not as a forecast of events.',
    ]),
}
