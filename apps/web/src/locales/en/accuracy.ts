type Births = { all: number; chosen: number; india: number; south: number; firstYear: number; lastYear: number }

export const accuracy = {
  eyebrow: 'Measured, not claimed',
  title: 'How exact the charts are',
  lede: 'Every kundli here is computed from the sky itself. This page shows how far our positions lie from Swiss Ephemeris, the program most astrologers measure by, at births that anyone can compute again.',
  figuresLabel: 'In brief',
  figures: {
    births: 'reference births, all over the world',
    ascendant: 'the ascendant, at most',
    moon: 'the Moon, at most',
    tithi: 'the end of a tithi, at most',
  },
  arcseconds: (value: string) => `${value}″`,
  seconds: (value: string) => `${value} s`,
  hours: (value: string) => `${value} h`,

  differences: {
    title: 'How far apart',
    text: 'Half of all births are closer than the middle value, none is farther than the largest. What we allow ourselves stands beside them.',
    births: ({ all, chosen, india, south, firstYear, lastYear }: Births) =>
      `${all} births from ${firstYear} to ${lastYear}, ${india} in India and ${south} south of the equator. ${chosen} were chosen because they are hard: war time, summer time, 29 February, the edge of a sign. The others were drawn at random, and none was left out.`,
    arcsecond:
      'A second of arc (″) is the 3600th part of a degree: a ten-rupee coin seen from five and a half kilometres. The ascendant moves 15 of them in one second of time.',
    positions: 'Positions in the sky',
    times: 'Times of the day',
    dasha: 'Dates of the dashas',
    what: 'What',
    median: 'Middle',
    largest: 'Largest',
    allowed: 'Allowed',
    share: 'Share of what is allowed',
    used: (percent: string) => `${percent} of what is allowed`,
  },
  quantities: {
    ascendant: 'Ascendant (Lagna)',
    sun: 'Sun',
    moon: 'Moon',
    mars: 'Mars',
    mercury: 'Mercury',
    jupiter: 'Jupiter',
    venus: 'Venus',
    saturn: 'Saturn',
    rahu: 'Rahu, mean node',
    rahu_true: 'Rahu, true node',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    tithi: 'End of the tithi',
    nakshatra: 'End of the nakshatra',
    yoga: 'End of the yoga',
    karana: 'End of the karana',
    dasha: 'Beginning of the mahadasha',
  },

  same: {
    title: 'The same or not',
    text: 'Some things cannot be nearly right. A sign is the same or it is another one.',
    edge: 'Where one is missing, the instant lay within hours of a change: five seconds of arc of the Moon move the dates of a dasha by up to 18 hours.',
    of: (same: string, all: string) => `${same} of ${all}`,
    count: 'The same',
  },
  likenesses: {
    utc: 'The clock of the place, in war and summer time too',
    signs: 'Signs of Lagna, seven grahas and Rahu',
    navamsas: 'Their navamsas',
    nakshatra: 'Nakshatra of the Moon',
    pada: 'Pada of the Moon',
    limbs: 'Tithi, yoga and karana',
    vara: 'Vara, counted from sunrise',
    retrograde: 'Retrograde or direct',
    maha: 'Mahadasha running on 1 January 2026',
    antar: 'Antardasha running then',
    pratyantar: 'Pratyantar running then',
  },

  conventions: {
    title: 'What we chose',
    text: 'Where traditions differ, one is chosen, for every chart alike. The choice stands on each kundli.',
    list: [
      { name: 'Zodiac', choice: 'Sidereal, Lahiri ayanamsa', why: 'the national standard of India' },
      {
        name: 'Positions',
        choice: 'Apparent, seen from the Earth’s centre',
        why: 'what Indian almanacs print: the Sun entered Mithuna on 15 June 2026 at 12:53, here and in the government almanac',
      },
      { name: 'Rahu and Ketu', choice: 'Mean node', why: 'the published Lahiri charts have it' },
      { name: 'Houses', choice: 'Whole signs from the Lagna', why: 'the way of Parashara' },
      { name: 'Dashas', choice: 'Vimshottari, years of 365.25 days', why: 'the most common' },
      { name: 'Sunrise', choice: 'Centre of the disc, no refraction', why: 'the Hindu sunrise of the almanacs' },
      { name: 'Ashtakavarga', choice: 'Varahamihira’s table', why: 'as B. V. Raman prints it' },
    ],
  },

  differ: {
    title: 'Why another program may differ',
    text: 'Two careful programs can disagree and both be right, because they answer slightly different questions.',
    list: [
      {
        title: 'Positions with or without the light’s travel',
        body: 'Jagannatha Hora uses geometric positions. Its Sun is 20.5″ ahead of ours: it enters a sign 8 minutes earlier, and a tithi ends about 40 seconds later. A graha changes its sign in one birth of a thousand.',
      },
      {
        title: 'Mean or true node',
        body: 'The true node swings around the mean one, up to 1.93° away. Rahu stands in another sign in 3 births of a hundred, and in another navamsa in 29.',
      },
      {
        title: 'Another ayanamsa',
        body: 'True Chitra is about 0.02° less than Lahiri, Krishnamurti’s 0.1°, Raman’s 1.45°. Raman’s moves the Moon to another nakshatra in about one birth of nine.',
      },
      {
        title: 'Another year for the dashas',
        body: 'A sidereal year moves the dates by less than half a day in 60 years; the old year of 360 days moves them by 315 days.',
      },
      {
        title: 'Another sunrise',
        body: 'Newspapers give the upper edge of the Sun with refraction, 3 to 5 minutes earlier in India. A birth in those minutes belongs to the weekday before.',
      },
      {
        title: 'Another clock or place',
        body: 'India’s clocks were an hour ahead in the war, from 1942 to 1945. A program that does not know it is an hour off. A town 10 km away moves the Lagna by about 6′, as much as 24 seconds of time.',
      },
    ],
  },

  limits: {
    title: 'Where it ends',
    list: [
      'Beyond the polar circle the rising point can jump. Such charts say so, and where the Sun does not rise the weekday is that of the calendar.',
      'Births before 1900 are not taken.',
      'A birth time to the minute leaves the Lagna open by about 15′. No computation can make it more exact than the clock was.',
      'Yogas, doshas and matching follow from the positions by rules. The rules are applied exactly; which rule holds is the schools’ matter, and each one names its source.',
      'Exact positions are astronomy. What they mean is tradition, and no table on this page speaks for that.',
    ],
  },

  run: {
    title: 'Check it yourself',
    text: 'The reference births, their values and the program that compares them belong to the source of Dhruva. One command computes everything anew, writes this page’s figures and takes less than a minute:',
    after:
      'The same comparison runs before every change is accepted. If a figure here were no longer true, the change would be refused.',
  },

  sources: {
    title: 'Sources and licences',
    list: {
      astronomyEngine: 'positions of Sun, Moon and planets',
      geonames: 'places and their coordinates',
      openStreetMap: 'boundaries of the time zones',
      iana: 'history of the clocks',
      swissEphemeris: 'the reference values; not part of the product',
    },
    publicDomain: 'public domain',
  },
}

export type AccuracyTexts = typeof accuracy
