import type { MatterRule } from './matters-data.ts'
import {
  able,
  lordIn,
  lordRuns,
  lordStrong,
  lordsBound,
  lordWeak,
  modeOfTenth,
  type Omen,
  on,
  runs,
  sits,
  strong,
  stronger,
  together,
  venusWithNinthLord,
  weak,
} from './omens.ts'
import type { Choice } from './types.ts'

/** One way of a choice: what it is judged from as a matter, and the omens that speak for it. */
export type Way = MatterRule & { omens: readonly Omen[] }

const LEARNING: Pick<MatterRule, 'support' | 'varga'> = { support: [9], varga: 'd24' }

const SCIENCE: Way = {
  ...LEARNING,
  usual: 1.3,
  main: [5, 4],
  karakas: ['mars', 'sun', 'ketu', 'saturn'],
  omens: [on('mars', 4, 5), on('sun', 4, 5), on('saturn', 4, 5), sits('ketu', 4, 5)],
}
const COMMERCE: Way = {
  ...LEARNING,
  usual: 1.7,
  main: [2, 11],
  karakas: ['mercury', 'jupiter'],
  omens: [on('mercury', 2, 11), on('jupiter', 2, 11), strong('mercury')],
}
const ARTS: Way = {
  ...LEARNING,
  usual: 2.1,
  main: [3, 5],
  karakas: ['venus', 'moon'],
  omens: [on('venus', 3, 5), on('moon', 3, 5), strong('venus')],
}

/** What speaks for the first and what for the second way of each choice (practice; houses and karakas as in the matters). */
export const WAYS: Readonly<Record<Exclude<Choice, 'this_next_year'>, readonly [Way, Way]>> = {
  love_arranged: [
    {
      usual: 0.8,
      main: [5, 7],
      support: [11],
      karakas: ['venus', 'rahu'],
      varga: 'd9',
      omens: [lordsBound(5, 7), together('venus', 'rahu', 'mars'), lordIn(5, 7, 1), together('moon', 'venus')],
    },
    {
      usual: 0.4,
      main: [7],
      support: [2, 4, 9],
      karakas: ['jupiter'],
      varga: 'd9',
      omens: [lordIn(7, 2, 4, 9), on('jupiter', 7), on('saturn', 7), venusWithNinthLord],
    },
  ],
  job_business: [
    {
      usual: 2.3,
      main: [6, 10],
      support: [11],
      karakas: ['saturn', 'sun'],
      varga: 'd10',
      omens: [stronger(6, 7), on('saturn', 10)],
    },
    {
      usual: 1.3,
      main: [7, 11],
      support: [3],
      karakas: ['mercury', 'rahu'],
      varga: 'd10',
      omens: [lordIn(7, 1, 10, 11), able],
    },
  ],
  stay_change: [
    {
      usual: 1.3,
      main: [10],
      support: [6, 11],
      karakas: ['saturn'],
      varga: 'd10',
      omens: [modeOfTenth('fixed'), lordRuns(6, 10, 11)],
    },
    {
      usual: 2.2,
      main: [10, 3],
      support: [9, 12],
      karakas: ['moon', 'rahu'],
      varga: 'd10',
      omens: [modeOfTenth('movable'), lordRuns(3, 9, 12)],
    },
  ],
  home_abroad: [
    {
      usual: 1,
      main: [4],
      support: [2],
      karakas: ['moon'],
      varga: 'd4',
      omens: [lordStrong(4), lordIn(4, 4, 1), sits('moon', 4, 1)],
    },
    {
      usual: 1.1,
      main: [12, 9],
      support: [7],
      karakas: ['rahu'],
      varga: 'd4',
      omens: [sits('rahu', 7, 9, 12), lordIn(4, 6, 8, 12), lordIn(12, 10, 11)],
    },
  ],
  study_work: [
    { ...LEARNING, usual: 1.6, main: [4, 5], karakas: ['mercury', 'jupiter'], omens: [runs('mercury', 'jupiter')] },
    {
      usual: 2.3,
      main: [10, 6],
      support: [11],
      karakas: ['saturn', 'sun'],
      varga: 'd10',
      omens: [runs('saturn', 'sun')],
    },
  ],
  government_private: [
    {
      usual: 2.2,
      main: [10, 6],
      support: [9],
      karakas: ['sun'],
      varga: 'd10',
      omens: [sits('sun', 1, 10, 11), strong('sun')],
    },
    {
      usual: 2.3,
      main: [11, 10],
      support: [3],
      karakas: ['mercury', 'venus', 'rahu'],
      varga: 'd10',
      omens: [weak('sun'), sits('sun', 12)],
    },
  ],
  science_commerce: [SCIENCE, COMMERCE],
  science_arts: [SCIENCE, ARTS],
  commerce_arts: [COMMERCE, ARTS],
  buy_rent: [
    {
      usual: 1.1,
      main: [4],
      support: [11],
      karakas: ['mars'],
      varga: 'd4',
      kind: 'home',
      omens: [lordStrong(4), on('mars', 4)],
    },
    { usual: 0.6, main: [12], support: [8], karakas: ['saturn'], varga: 'd4', omens: [lordWeak(4), lordRuns(8, 12)] },
  ],
  sell_keep: [
    {
      usual: 2.2,
      main: [3, 10],
      support: [12],
      karakas: ['mars'],
      varga: 'd4',
      omens: [lordRuns(3, 10, 12), lordWeak(4)],
    },
    {
      usual: 1,
      main: [4],
      support: [11],
      karakas: ['moon'],
      varga: 'd4',
      kind: 'home',
      omens: [lordStrong(4), lordIn(4, 4, 1)],
    },
  ],
  alone_partner: [
    {
      usual: 1.5,
      main: [1, 10],
      support: [3, 11],
      karakas: ['sun', 'mars'],
      varga: 'd10',
      omens: [sits('ketu', 7), sits('sun', 7), sits('saturn', 7), lordStrong(1)],
    },
    {
      usual: 1.3,
      main: [7, 11],
      support: [2],
      karakas: ['mercury', 'jupiter'],
      varga: 'd10',
      kind: 'partnership',
      omens: [lordStrong(7), on('jupiter', 7)],
    },
  ],
}
