import { area } from '#lib/i18n.ts'

export const zodiacTexts = area({
  en: () => import('#locales/en/zodiac.ts').then((catalogue) => catalogue.zodiac),
  hi: () => import('#locales/hi/zodiac.ts').then((catalogue) => catalogue.zodiac),
})
