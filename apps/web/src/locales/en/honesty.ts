export const honesty = {
  title: 'What holds when the time is uncertain',
  within: (minutes: number) => `The time of birth may be off by ${minutes} minutes to either side.`,
  unknown: 'The time of birth is not known, so any hour of that day is possible.',
  drawnFor: (time: string) =>
    `What changes with the time is left out of this page or marked; what is left was computed for ${time} and is the same at every possible time. Oracle and Astra answer from it too.`,
  holds: 'Holds',
  open: 'Not certain',
  lagna: 'Ascendant and houses',
  lagnaHolds: (sign: string) => `${sign} throughout, so the houses hold.`,
  lagnaOpen: (count: number) =>
    `${count} signs are possible, so no house is counted from it. Times at the place of birth:`,
  lagnaSpan: (from: string, to: string) => `${from} to ${to}`,
  moon: 'Moon',
  moonHolds: (sign: string, star: string) => `${sign}, in ${star}, throughout.`,
  starOpen: (sign: string, stars: string) => `${sign} throughout; the nakshatra is ${stars}.`,
  moonOpen: (signs: string, stars: string) => `The sign is ${signs}, the nakshatra ${stars}.`,
  grahas: 'Other grahas',
  grahasHold: 'All of them keep their signs.',
  grahasOpen: (names: string) => `${names} may stand in the next sign; the others keep theirs.`,
  dasha: 'Dasha',
  dashaHolds: (lord: string) => `The mahadasha of ${lord} runs at any possible time.`,
  dashaOpen: (lords: string) => `The running mahadasha is that of ${lords}.`,
  shiftDays: (count: number) =>
    `Over the possible times the dates differ by up to ${count} ${count === 1 ? 'day' : 'days'}.`,
  shiftMonths: (count: number) =>
    `Over the possible times the dates differ by up to ${count} ${count === 1 ? 'month' : 'months'}.`,
  shiftYears: (count: number) =>
    `Over the possible times the dates differ by up to ${count} ${count === 1 ? 'year' : 'years'}.`,
  manglik: 'Manglik',
  manglikHolds: (present: boolean): string => (present ? 'Yes, at any possible time.' : 'No, at no possible time.'),
  manglikOpen: 'Depends on the time, so neither yes nor no.',
  /** in place of a part that would rest on what is not certain */
  leftOut: {
    yogas: 'Most yogas are counted from the ascendant, which is not certain here, so none is listed.',
    doshas:
      'Manglik and Kaal Sarp are counted from the ascendant, which is not certain here. What can be said of Manglik stands above, under what holds.',
    saturn: 'Sade Sati is counted from the sign of the Moon, which is not certain here, so no dates are given.',
    bindus:
      'The bindus are counted from the ascendant and from every planet’s sign. Not all of these are certain here.',
  },
  improve:
    'A birth certificate, the papers of the hospital or an elder may know the time better; you can change it at any time.',
}
