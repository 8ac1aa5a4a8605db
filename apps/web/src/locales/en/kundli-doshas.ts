export const kundliDoshas = {
  manglik: 'Manglik (Mangal dosha)',
  manglikYes: (house: string) =>
    `Mars stands in the ${house} from the lagna, so the traditional rule counts this chart as Manglik. Six of the twelve houses count: about half of all people have it. It speaks of directness and drive in close relationships.`,
  manglikNo: (house: string) => `Mars stands in the ${house} from the lagna, so this chart is not counted as Manglik.`,
  manglikHigh: 'In the 7th or 8th house tradition gives it more weight.',
  countedFrom: 'Counted from three points; the lagna decides',
  points: { ascendant: 'From the lagna', moon: 'From the Moon', venus: 'From Venus' },
  inHouse: (house: string, counts: boolean) => `Mars in the ${house}: ${counts ? 'counts' : 'does not count'}`,
  level: (count: number) => `${count} of 3 count it.`,
  setAside: 'Tradition sets it aside here, because',
  notSetAside:
    'None of the traditional exceptions applies. When both partners have it, tradition sets it aside as well.',
  exceptions: {
    own_or_exalted: (sign: string) => `Mars is in ${sign}, its own or exaltation sign.`,
    in_simha_or_kumbha: (sign: string) => `Mars is in ${sign}.`,
    harmless_in_house: (house: string, sign: string) => `${sign} in the ${house} is an exception.`,
    with_jupiter: 'Jupiter is with Mars.',
    aspected_by_jupiter: 'Jupiter aspects Mars.',
    with_moon: 'The Moon is with Mars.',
    yogakaraka_for_ascendant: (sign: string) => `For a ${sign} lagna Mars is a helper (yogakaraka).`,
  },
  manglikSource:
    'Exceptions after B. V. Raman, as collected by P. V. R. Narasimha Rao. Some authors leave out the 1st or the 2nd house.',

  kaalSarp: 'Kaal Sarp',
  kaalSarpYes: 'All seven planets from Sun to Saturn lie on one side of the line from Rahu to Ketu.',
  kaalSarpPartial: (graha: string) =>
    `Six of the seven planets lie on one side of the line from Rahu to Ketu; ${graha} stands outside. This is called partial.`,
  kaalSarpNo: 'The planets lie on both sides of the line from Rahu to Ketu, so there is no Kaal Sarp.',
  kaalSarpName: (name: string, house: string, direction: string) =>
    `With Rahu in the ${house} it is named ${name}; ${direction}.`,
  directions: {
    ascending: 'the planets lie from Rahu onwards to Ketu',
    descending: 'the planets lie from Ketu onwards to Rahu',
  },
  kaalSarpTypes: {
    anant: 'Anant',
    kulik: 'Kulik',
    vasuki: 'Vasuki',
    shankhapal: 'Shankhapal',
    padma: 'Padma',
    mahapadma: 'Mahapadma',
    takshak: 'Takshak',
    karkotak: 'Karkotak',
    shankhachud: 'Shankhachud',
    ghatak: 'Ghatak',
    vishdhar: 'Vishdhar',
    sheshnag: 'Sheshnag',
  },
  kaalSarpMeaning: 'It is read as a life that gathers its force on a few things.',
  kaalSarpModern: 'The idea is modern: the classical texts do not know it.',

  saturnLede:
    'Sade Sati is Saturn’s passage through the sign before the Moon’s, the Moon’s own and the one after, about seven and a half years. It asks for patience and rewards steady work.',
  running: (phase: string, until: string) => `Running now: ${phase}, until ${until}.`,
  next: (from: string) => `The next Sade Sati begins on ${from}.`,
  notRunning: 'No Sade Sati runs now.',
  noMore: 'No further Sade Sati begins within a hundred years of birth.',
  phases: { rising: 'Rising', peak: 'Peak', setting: 'Setting' },
  phaseMeans: {
    rising: 'Saturn in the 12th from the Moon: expenses, endings, rest.',
    peak: 'Saturn over the Moon: mind, health habits, responsibility.',
    setting: 'Saturn in the 2nd from the Moon: family, speech, savings.',
  },
  passage: (number: number) => `Sade Sati ${number}`,
  dhaiya: 'Dhaiya',
  dhaiyaLede: 'Two and a half years of Saturn in the 4th (Ardhashtama) or the 8th (Ashtama) from the Moon.',
  dhaiyas: { ardhashtama: 'Ardhashtama (4th)', ashtama: 'Ashtama (8th)' },
  phase: 'Phase',
  saturnIn: (sign: string) => `Saturn in ${sign}`,
  from: 'From',
  until: 'Until',
  past: 'past',
  now: 'now',
  future: 'to come',
  age: (from: number, to: number) => (from === to ? `age ${from}` : `age ${from} to ${to}`),
  lifeLabel: 'A hundred years of life: Sade Sati above, dhaiya below',
  legendNow: 'Today',
  stayNote:
    'Saturn can step back over a sign’s border and return: each stay is listed; those less than 30 days apart are joined.',
}

export type KundliDoshas = typeof kundliDoshas
