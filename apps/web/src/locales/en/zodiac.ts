export const zodiac = {
  label: 'Signs of the zodiac',
  eyebrow: 'Daily horoscope',
  title: 'What the day holds for your sign',
  lede: 'From the real transits of the day, the same for everyone of that sign.',
  todays: "Today's Horoscope →",
  previous: 'Previous sign',
  next: 'Next sign',
  signs: {
    aries: {
      name: 'Aries',
      title: 'The Ram',
      dates: '21 Mar-19 Apr',
      description: 'First to begin, quick to the point, at ease with a challenge.',
    },
    taurus: {
      name: 'Taurus',
      title: 'The Bull',
      dates: '20 Apr-20 May',
      description: 'Patient and steady, with a sense for comfort, value and beauty.',
    },
    gemini: {
      name: 'Gemini',
      title: 'The Twins',
      dates: '21 May-20 Jun',
      description: 'Curious and talkative, learning two things at the same time.',
    },
    cancer: {
      name: 'Cancer',
      title: 'The Crab',
      dates: '21 Jun-22 Jul',
      description: 'Caring and loyal, with a long memory and a home at the centre.',
    },
    leo: {
      name: 'Leo',
      title: 'The Lion',
      dates: '23 Jul-22 Aug',
      description: 'Warm and generous, glad to lead and to be seen.',
    },
    virgo: {
      name: 'Virgo',
      title: 'The Maiden',
      dates: '23 Aug-22 Sep',
      description: 'Precise and helpful, with an eye for what can be improved.',
    },
    libra: {
      name: 'Libra',
      title: 'The Scales',
      dates: '23 Sep-22 Oct',
      description: 'Fair and graceful, looking for balance and good company.',
    },
    scorpio: {
      name: 'Scorpio',
      title: 'The Scorpion',
      dates: '23 Oct-21 Nov',
      description: 'Deep and determined, not content with the surface of things.',
    },
    sagittarius: {
      name: 'Sagittarius',
      title: 'The Archer',
      dates: '22 Nov-21 Dec',
      description: 'Open and hopeful, drawn to wide roads and large questions.',
    },
    capricorn: {
      name: 'Capricorn',
      title: 'The Sea Goat',
      dates: '22 Dec-19 Jan',
      description: 'Dutiful and enduring, building step by step for the long run.',
    },
    aquarius: {
      name: 'Aquarius',
      title: 'The Water Bearer',
      dates: '20 Jan-18 Feb',
      description: 'Independent and friendly, thinking a little ahead of the time.',
    },
    pisces: {
      name: 'Pisces',
      title: 'The Fishes',
      dates: '19 Feb-20 Mar',
      description: 'Gentle and imaginative, feeling what others leave unsaid.',
    },
  },
}

export type ZodiacTexts = typeof zodiac
