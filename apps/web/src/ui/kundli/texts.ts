import { area } from '#lib/i18n.ts'

export const kundliTexts = area({
  en: () => import('#locales/en/kundli.ts').then((catalogue) => catalogue.kundli),
  hi: () => import('#locales/hi/kundli.ts').then((catalogue) => catalogue.kundli),
})
