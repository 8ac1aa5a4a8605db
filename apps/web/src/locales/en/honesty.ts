export const honesty = {
  title: 'What holds when the time is uncertain',
  within: (minutes: number) => `The time of birth may be off by ${minutes} minutes to either side.`,
  unknown: 'The time of birth is not known, so any hour of that day is possible.',
  drawnFor: (time: string) =>
    `The chart on this page is drawn for ${time}; of it, this is certain and this is not. Oracle and Astra answer from what is certain.`,
  holds: 'Holds',
  open: 'Open',
  lagna: 'Ascendant and houses',
  lagnaHolds: (sign: string) => `${sign} throughout, so the houses hold.`,
  lagnaOpen: (count: number) =>
    `${count} signs are possible, so do not rely on the houses. Times at the place of birth:`,
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
  shiftDays: (count: number) => `Dates may be ${count} ${count === 1 ? 'day' : 'days'} earlier or later than shown.`,
  shiftMonths: (count: number) =>
    `Dates may be ${count} ${count === 1 ? 'month' : 'months'} earlier or later than shown.`,
  shiftYears: (count: number) => `Dates may be ${count} ${count === 1 ? 'year' : 'years'} earlier or later than shown.`,
  manglik: 'Manglik',
  manglikHolds: (present: boolean): string => (present ? 'Yes, at any possible time.' : 'No, at no possible time.'),
  manglikOpen: 'Depends on the time, so neither yes nor no.',
  improve:
    'A birth certificate, the papers of the hospital or an elder may know the time better; you can change it at any time.',
}
