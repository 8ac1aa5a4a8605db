import { area } from '#lib/i18n.ts'

export const matchTexts = area({
  en: () => import('#locales/en/match.ts').then((catalogue) => catalogue.match),
  hi: () => import('#locales/hi/match.ts').then((catalogue) => catalogue.match),
})
