import { area } from '#lib/i18n.ts'

export const horoscopeTexts = area({
  en: () => import('#locales/en/horoscope.ts').then((catalogue) => catalogue.horoscope),
  hi: () => import('#locales/hi/horoscope.ts').then((catalogue) => catalogue.horoscope),
})
