const lunarDays = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
]

const endings = ['th', 'st', 'nd', 'rd']
const nth = (place: number) => `${place}${endings[place] ?? 'th'}`

const houseFrom = { moon: 'the Moon', sun: 'the Sun', aries: 'Aries' }

export const kundli = {
  /** 0 = Mesha .. 11 = Meena */
  signs: [
    'Aries',
    'Taurus',
    'Gemini',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Sagittarius',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ],
  signsShort: ['Ari', 'Tau', 'Gem', 'Can', 'Leo', 'Vir', 'Lib', 'Sco', 'Sag', 'Cap', 'Aqu', 'Pis'],
  grahas: {
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu',
    ketu: 'Ketu',
  },
  grahasShort: {
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
  },
  nakshatras: [
    'Ashwini',
    'Bharani',
    'Krittika',
    'Rohini',
    'Mrigashira',
    'Ardra',
    'Punarvasu',
    'Pushya',
    'Ashlesha',
    'Magha',
    'Purva Phalguni',
    'Uttara Phalguni',
    'Hasta',
    'Chitra',
    'Swati',
    'Vishakha',
    'Anuradha',
    'Jyeshtha',
    'Mula',
    'Purva Ashadha',
    'Uttara Ashadha',
    'Shravana',
    'Dhanishta',
    'Shatabhisha',
    'Purva Bhadrapada',
    'Uttara Bhadrapada',
    'Revati',
  ],
  /** tithi 1..30 is at index tithi - 1 */
  tithis: [
    ...lunarDays.map((day) => `Shukla ${day}`),
    'Purnima (full moon)',
    ...lunarDays.map((day) => `Krishna ${day}`),
    'Amavasya (new moon)',
  ],
  /** yoga 1..27 is at index yoga - 1 */
  yogas: [
    'Vishkambha',
    'Priti',
    'Ayushman',
    'Saubhagya',
    'Shobhana',
    'Atiganda',
    'Sukarma',
    'Dhriti',
    'Shula',
    'Ganda',
    'Vriddhi',
    'Dhruva',
    'Vyaghata',
    'Harshana',
    'Vajra',
    'Siddhi',
    'Vyatipata',
    'Variyana',
    'Parigha',
    'Shiva',
    'Siddha',
    'Sadhya',
    'Shubha',
    'Shukla',
    'Brahma',
    'Indra',
    'Vaidhriti',
  ],
  /** the seven moving karanas in order, then the four fixed ones by name */
  karanas: ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti'],
  fixedKaranas: { first: 'Kimstughna', last: ['Shakuni', 'Chatushpada', 'Naga'] },
  /** 0 = Sunday */
  varas: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  dignities: {
    exalted: 'Exalted',
    moolatrikona: 'Moolatrikona',
    own: 'Own sign',
    debilitated: 'Debilitated',
    great_friend: "Great friend's sign",
    friend: "Friend's sign",
    neutral: 'Neutral sign',
    enemy: "Enemy's sign",
    great_enemy: "Great enemy's sign",
  },
  houseMeanings: [
    'Body, character and new starts.',
    'Family, speech and savings.',
    'Effort, courage and siblings.',
    'Home, mother and peace of mind.',
    'Love, learning and creative work.',
    'Daily work, health habits and debts.',
    'Partnership and agreements.',
    'Change, research and shared resources.',
    'Belief, teachers and long journeys.',
    'Work, standing and duty.',
    'Gains, friends and wider circles.',
    'Rest, distance and letting go.',
  ],

  /** 1 → 1st; a place from 1 to 12 */
  nth,
  /** 4 → 4th house; 4th house from the Moon */
  houseNth: (house: number, origin: 'lagna' | 'moon' | 'sun' | 'aries' = 'lagna') =>
    origin === 'lagna' ? `${nth(house)} house` : `${nth(house)} house from ${houseFrom[origin]}`,
  retrograde: 'R',
  /** what stands in the first house of a drawing: the ascendant, or what the houses are counted from without one */
  originShort: { lagna: 'Asc', moon: 'Moon', sun: 'Sun', aries: '' },
  originCharts: { moon: 'Moon chart', sun: 'Sun chart', aries: 'Zodiac' },
  styles: { north: 'North', south: 'South', east: 'East' },
  chartStyle: 'Chart style',
  chartName: (style: string, chart: string, lagna: string) =>
    `${style} Indian ${chart}, ${lagna} rising. The table lists every planet.`,
  /** the twelve houses counted from another sign */
  chartNameFrom: (style: string, chart: string, sign: string) =>
    `${style} Indian drawing, ${chart}, counted from ${sign}. The table lists every planet.`,
  houseName: (house: number, sign: string, origin: 'lagna' | 'moon' | 'sun' | 'aries' = 'lagna') =>
    origin === 'lagna' ? `House ${house}, ${sign}` : `House ${house} from ${houseFrom[origin]}, ${sign}`,
  drawnFrom: (origin: 'moon' | 'sun' | 'aries') =>
    `The ascendant is not certain, so the houses are counted from ${houseFrom[origin]}.`,
  leftOut: (planets: string, count: number) =>
    count === 1
      ? `${planets} is left out: its sign is not certain.`
      : `${planets} are left out: their signs are not certain.`,
  /** a time of birth that is not exact */
  uncertain: {
    about: (time: string, minutes: number) => `about ${time}, ± ${minutes} minutes`,
    unknown: 'time unknown',
  },
  houseWithPlanets: (house: string, planets: string) => `${house}: ${planets}`,
  emptyHouse: (house: string) => `${house}: no planet`,
  houseToday: (house: string, planets: string) => `${house}; today ${planets}`,
  chartToday: (chart: string) => `${chart} Today’s planets lie over it, underlined; a table lists them.`,
  lagnaHouse: (house: string) => `${house}, lagna`,
  retrogradeName: (graha: string) => `${graha} retrograde`,

  /** a chart's short tag, its Sanskrit name, what it is called in a sentence */
  vargas: {
    d1: { tag: 'D1', name: 'Rashi', chart: 'birth chart' },
    d2: { tag: 'D2', name: 'Hora', chart: 'hora chart' },
    d3: { tag: 'D3', name: 'Drekkana', chart: 'drekkana chart' },
    d4: { tag: 'D4', name: 'Chaturthamsa', chart: 'chaturthamsa chart' },
    d7: { tag: 'D7', name: 'Saptamsa', chart: 'saptamsa chart' },
    d9: { tag: 'D9', name: 'Navamsa', chart: 'navamsa chart' },
    d10: { tag: 'D10', name: 'Dashamsa', chart: 'dashamsa chart' },
    d12: { tag: 'D12', name: 'Dwadashamsa', chart: 'dwadashamsa chart' },
    d16: { tag: 'D16', name: 'Shodashamsa', chart: 'shodashamsa chart' },
    d20: { tag: 'D20', name: 'Vimshamsa', chart: 'vimshamsa chart' },
    d24: { tag: 'D24', name: 'Siddhamsa', chart: 'siddhamsa chart' },
    d27: { tag: 'D27', name: 'Bhamsa', chart: 'bhamsa chart' },
    d30: { tag: 'D30', name: 'Trimshamsa', chart: 'trimshamsa chart' },
    d40: { tag: 'D40', name: 'Khavedamsa', chart: 'khavedamsa chart' },
    d45: { tag: 'D45', name: 'Akshavedamsa', chart: 'akshavedamsa chart' },
    d60: { tag: 'D60', name: 'Shashtyamsa', chart: 'shashtyamsa chart' },
  },

  rashiTag: (sign: string) => `${sign} rashi`,
  lagnaTag: (sign: string) => `${sign} lagna`,
  nakshatraTag: (name: string, pada: number) => `${name}, pada ${pada}`,
  mahadashaTag: (graha: string) => `${graha} mahadasha`,

  transitNote: (graha: string) =>
    `The sentence is about where ${graha} stands now: today’s planets lie over the chart, underlined.`,

  print: 'Print',
  loading: 'Drawing the chart',
  failed: 'The chart could not be loaded.',
  eyebrow: 'Saved kundli',
  celebrityEyebrow: 'Celebrity kundli',
  untitled: 'Kundli',
  noneChosen: 'No kundli is chosen.',
  toSaved: 'To the saved kundlis',
  edit: 'Change the birth details',
  chatWith: (name: string) => `Chat with ${name}`,
  oracle: 'Oracle',
  astra: 'Astra',
}

export type Kundli = typeof kundli
