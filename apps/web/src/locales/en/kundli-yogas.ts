const parashara = (chapters: string) => `Brihat Parashara Hora Shastra, ${chapters}`
const phaladeepika = (verses: string) => `Phaladeepika, ${verses}`
const raman = 'B. V. Raman, Three Hundred Important Combinations'
const rao = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach'
const custom = 'Popular tradition; the older texts do not name it'

export const kundliYogas = {
  lede: 'A yoga is a pattern of planets that the texts name. It shows a tendency; the dashas of its planets are when it speaks most.',
  none: 'None of the yogas looked for forms in this chart. It is read from its house lords and dashas.',
  formed: 'What forms it here',
  weighed: 'How its strength is weighed',
  cancelledBy: 'What cancels it',
  source: 'Source',
  strength: (word: string) => `Strength: ${word}`,
  /** 0 to 3 */
  strengths: ['faint', 'moderate', 'strong', 'very strong'],
  cancelled: 'Cancelled',
  start: 'Every yoga begins with one of three.',
  weights: {
    strong: (graha: string) => `${graha} is in its own or exaltation sign: one more.`,
    debilitated: (graha: string) => `${graha} is debilitated and nothing lifts it: one less.`,
    combust: (graha: string) => `${graha} is combust: one less.`,
    dusthana: (graha: string) => `${graha} is in the 6th, 8th or 12th house: one less.`,
  },
  whys: {
    fromMoon: (graha: string, place: string) => `${graha} stands in the ${place} from the Moon.`,
    strict: 'The stricter form of the rule, which asks for a benefic’s support, holds too.',
    popular:
      'This is the popular form of the rule; the stricter one, which asks for a benefic’s support, does not hold.',
    together: (grahas: string, sign: string, house: string) => `${grahas} stand together in ${sign}, the ${house}.`,
    combustMercury: 'Mercury is combust, which makes it quieter.',
    ownInKendra: (graha: string, sign: string, house: string) =>
      `${graha} stands in ${sign}, its own or exaltation sign, in the ${house}: an angle from the lagna.`,
    beside: (of: string, place: string, grahas: string) => `In the ${place} from the ${of}: ${grahas}.`,
    moonAlone: 'No planet from Mars to Saturn stands with the Moon or in the signs beside it.',
    housesFromMoon: (grahas: string, places: string) => `${grahas} stand in the ${places} from the Moon.`,
    housesFromLagna: (grahas: string, places: string) =>
      `${grahas} stand in the ${places} from the lagna, and Jupiter is well placed.`,
    aloneInTenth: (graha: string, from: string) => `${graha}, a benefic, stands alone in the 10th from the ${from}.`,
    strongLords: (ninth: string, house: string, first: string) =>
      `${ninth}, lord of the 9th, is strong in the ${house}; ${first}, lord of the lagna, is strong too.`,
    lordsJoined: (grahas: string, lords: string, bonds: string) => `${grahas}, lords of the ${lords}, ${bonds}.`,
    pairOfHouses: (one: string, other: string) => `${one} and ${other}`,
    pairsOfHouses: (pairs: readonly string[]) => pairs.join(', of the '),
    kendraAndTrikona: (graha: string, kendra: string, trikona: string) =>
      `For this lagna ${graha} rules both the ${kendra} (an angle) and the ${trikona} (a trine).`,
    dusthanaLord: (graha: string, lord: string, house: string, kind: string) =>
      `${graha}, lord of the ${lord}, stands in the ${house}. This form is called ${kind}.`,
    debilitated: (graha: string) => `${graha} is debilitated, and its weakness is lifted.`,
    exchange: (grahas: string, houses: string, kind: string) =>
      `${grahas}, lords of the ${houses} houses, stand in each other’s signs. ${kind}`,
  },
  bonds: { together: 'stand together', exchange: 'exchange signs', mutual_aspect: 'look at each other' },
  vipareetas: { harsha: 'Harsha', sarala: 'Sarala', vimala: 'Vimala' },
  exchanges: {
    maha: 'This is a maha exchange, between supportive houses.',
    khala: 'This is a khala exchange, with the 3rd house: results come by effort and vary.',
    dainya: 'This is a dainya exchange, with the 6th, 8th or 12th house: it asks for care and teaches through work.',
  },
  from: { ascendant: 'lagna', moon: 'Moon', sun: 'Sun' },
  lifts: {
    sign_lord_in_kendra: (graha: string, from: string) =>
      `${graha}, the lord of its sign, is in an angle from the ${from}.`,
    exalted_there_in_kendra: (graha: string, from: string) =>
      `${graha}, which is exalted in that sign, is in an angle from the ${from}.`,
    sign_lord_joins: (graha: string) => `${graha}, the lord of its sign, stands with it.`,
    sign_lord_aspects: (graha: string) => `${graha}, the lord of its sign, looks at it.`,
    with_exalted: (graha: string) => `${graha}, which is exalted, stands with it.`,
    exalted_in_navamsa: 'In the navamsa it is in its exaltation sign.',
  },
  inKendra: (graha: string, from: string) => `${graha} stands in an angle from the ${from}.`,
  /** Sanskrit name, plain words, what it is read as, who says so */
  known: {
    gajakesari: {
      name: 'Gajakesari',
      plain: 'the elephant and the lion',
      reads: 'Read as good sense and goodwill: one is listened to and finds support.',
      source: parashara('36'),
    },
    budha_aditya: {
      name: 'Budha-Aditya',
      plain: 'Mercury with the Sun',
      reads: 'Read as a clear, working mind and skill with words. Many people have it.',
      source: raman,
    },
    chandra_mangala: {
      name: 'Chandra-Mangala',
      plain: 'Moon with Mars',
      reads: 'Read as drive in earning and quick feeling; rest keeps it even.',
      source: raman,
    },
    ruchaka: {
      name: 'Ruchaka',
      plain: 'Mars at its best',
      reads: 'One of the five great-person yogas: courage, stamina, leadership.',
      source: `${parashara('75')}; ${phaladeepika('6.1')}`,
    },
    bhadra: {
      name: 'Bhadra',
      plain: 'Mercury at its best',
      reads: 'One of the five great-person yogas: learning, speech, good judgement.',
      source: `${parashara('75')}; ${phaladeepika('6.1')}`,
    },
    hamsa: {
      name: 'Hamsa',
      plain: 'Jupiter at its best',
      reads: 'One of the five great-person yogas: fairness, wisdom, the trust of others.',
      source: `${parashara('75')}; ${phaladeepika('6.1')}`,
    },
    malavya: {
      name: 'Malavya',
      plain: 'Venus at its best',
      reads: 'One of the five great-person yogas: charm, taste, comfort in relationships.',
      source: `${parashara('75')}; ${phaladeepika('6.1')}`,
    },
    shasha: {
      name: 'Shasha',
      plain: 'Saturn at its best',
      reads: 'One of the five great-person yogas: patience, organisation, standing earned over time.',
      source: `${parashara('75')}; ${phaladeepika('6.1')}`,
    },
    sunapha: {
      name: 'Sunapha',
      plain: 'company ahead of the Moon',
      reads: 'Read as making one’s own way and earning by one’s own work.',
      source: parashara('37-38'),
    },
    anapha: {
      name: 'Anapha',
      plain: 'company behind the Moon',
      reads: 'Read as a settled manner, good name and care for health.',
      source: parashara('37-38'),
    },
    durudhara: {
      name: 'Durudhara',
      plain: 'company on both sides of the Moon',
      reads: 'Read as support from two sides: means, and people who help.',
      source: parashara('37-38'),
    },
    kemadruma: {
      name: 'Kemadruma',
      plain: 'the Moon by itself',
      reads: 'Read as a mind that carries things alone; companionship and routine balance it. It is often cancelled.',
      source: parashara('37'),
    },
    vesi: {
      name: 'Vesi',
      plain: 'company ahead of the Sun',
      reads: 'Read as even temper and truthfulness in what one does.',
      source: parashara('37-38'),
    },
    vosi: {
      name: 'Vosi',
      plain: 'company behind the Sun',
      reads: 'Read as skill, memory and a generous hand.',
      source: parashara('37-38'),
    },
    ubhayachari: {
      name: 'Ubhayachari',
      plain: 'company on both sides of the Sun',
      reads: 'Read as balance: able to speak and to carry responsibility.',
      source: parashara('37-38'),
    },
    adhi: {
      name: 'Adhi',
      plain: 'benefics opposite the Moon',
      reads: 'Read as being trusted with responsibility and meeting courtesy.',
      source: parashara('37'),
    },
    amala: {
      name: 'Amala',
      plain: 'the unstained',
      reads: 'Read as clean work and a lasting good name.',
      source: `${phaladeepika('6')}; ${rao}`,
    },
    lakshmi: {
      name: 'Lakshmi',
      plain: 'a strong lord of fortune',
      reads: 'Read as prosperity joined with good conduct.',
      source: rao,
    },
    saraswati: {
      name: 'Saraswati',
      plain: 'the three that teach',
      reads: 'Read as love of learning, art and writing.',
      source: `${phaladeepika('6.26')}; ${rao}`,
    },
    raja: {
      name: 'Raja',
      plain: 'an angle and a trine work together',
      reads: 'Read as rise in position when effort and opportunity meet, most of all in the dashas of these two.',
      source: parashara('34, 39, 41'),
    },
    yogakaraka: {
      name: 'Yogakaraka',
      plain: 'one planet that rules both',
      reads: 'Read as the planet that helps this lagna most; its dasha is worth using well.',
      source: parashara('34'),
    },
    dharma_karmadhipati: {
      name: 'Dharma-Karmadhipati',
      plain: 'purpose meets work',
      reads: 'Read as work that agrees with what one believes in: the first among the raja yogas.',
      source: parashara('34, 39, 41'),
    },
    dhana: {
      name: 'Dhana',
      plain: 'the money houses join',
      reads: 'Read as ability to earn and to keep; it grows by steady work.',
      source: raman,
    },
    vipareeta: {
      name: 'Vipareeta Raja',
      plain: 'gain by a roundabout way',
      reads: 'Read as coming out well after obstacles, and strength in what others avoid.',
      source: phaladeepika('6.57-69'),
    },
    neecha_bhanga: {
      name: 'Neecha-Bhanga',
      plain: 'a weakness that is lifted',
      reads: 'Read as a slow start that turns into skill through practice.',
      source: rao,
    },
    parivartana: {
      name: 'Parivartana',
      plain: 'an exchange of houses',
      reads: 'Read as two parts of life that feed each other.',
      source: phaladeepika('6.32'),
    },
    chandra_grahan: {
      name: 'Chandra-Grahana',
      plain: 'the Moon with a node',
      reads: 'Read as deep or changeable feeling; quiet and regular sleep help. It is no eclipse of luck.',
      source: custom,
    },
    surya_grahan: {
      name: 'Surya-Grahana',
      plain: 'the Sun with a node',
      reads: 'Read as an unusual path to confidence and questions about authority.',
      source: custom,
    },
    guru_chandal: {
      name: 'Guru-Chandala',
      plain: 'Jupiter with a node',
      reads: 'Read as thinking for oneself and testing what one was taught.',
      source: rao,
    },
    shrapit: {
      name: 'Shrapita',
      plain: 'Saturn with Rahu',
      reads: 'Read as duties that come early and want patience. The name sounds harder than its meaning.',
      source: rao,
    },
    angarak: {
      name: 'Angaraka',
      plain: 'Mars with Rahu',
      reads: 'Read as strong energy; sport and a pause before speaking make it useful.',
      source: rao,
    },
  },
}

export type KundliYogas = typeof kundliYogas
