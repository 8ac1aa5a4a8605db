import { area } from '#lib/i18n.ts'

export const consultTexts = area({
  en: () => import('#locales/en/consult.ts').then((catalogue) => catalogue.consult),
  hi: () => import('#locales/hi/consult.ts').then((catalogue) => catalogue.consult),
})
