import { area } from '#lib/i18n.ts'

export const birthTexts = area({
  en: () => import('#locales/en/births.ts').then((catalogue) => catalogue.births),
  hi: () => import('#locales/hi/births.ts').then((catalogue) => catalogue.births),
})
