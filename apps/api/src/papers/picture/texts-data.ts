const en = {
  brand: 'Dhruva',
  kundli: 'Janam Kundli',
  born: (day: string, time: string | null, place: string | null) =>
    [day, time, place].filter((part) => part !== null).join(' · '),
  lagna: 'Lagna',
  rashi: 'Rashi',
  nakshatra: 'Nakshatra',
  star: (name: string, pada: number) => `${name} ${pada}`,
  about: (time: string) => `about ${time}`,
}

export type PictureTexts = typeof en

export const pictureTexts: Record<'en' | 'hi', PictureTexts> = {
  en,
  hi: {
    brand: 'ध्रुव',
    kundli: 'जन्म कुंडली',
    born: en.born,
    lagna: 'लग्न',
    rashi: 'राशि',
    nakshatra: 'नक्षत्र',
    star: en.star,
    about: (time) => `लगभग ${time}`,
  },
}
