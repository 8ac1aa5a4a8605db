import { area } from '#lib/i18n.ts'

export const homeTexts = area({
  en: () => import('#locales/en/home.ts').then((catalogue) => catalogue.home),
  hi: () => import('#locales/hi/home.ts').then((catalogue) => catalogue.home),
})
