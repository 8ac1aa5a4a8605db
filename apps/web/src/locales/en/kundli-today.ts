export const kundliToday = {
  title: 'In plain words',
  loading: 'The kundli is being read',
  /** what each sentence is about */
  about: { who: 'Nature', strongest: 'Strength', now: 'Now', next: 'Next', mind: 'Take care' },
  asOf: (date: string) => `As of noon in India on ${date}.`,

  layOver: 'Today’s planets over it',
  sky: (date: string) => `The sky on ${date}, at noon in India`,
  /** behind letters drawn as an example of each */
  legend: { birth: 'at birth', today: 'today' },
  table: 'Today’s planets: sign, house from the lagna, house from the Moon, and until when',
  planet: 'Planet',
  sign: 'Sign',
  house: 'House',
  fromMoon: 'From Moon',
  until: 'Until',
  retrograde: 'retrograde',
  houseNote: 'Houses are counted from the lagna and from the Moon of the birth; the dates are those of India.',
}

export type KundliToday = typeof kundliToday
