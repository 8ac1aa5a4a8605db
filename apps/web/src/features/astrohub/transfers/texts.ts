import { area } from '#lib/i18n.ts'

export const transferTexts = area({
  en: () => import('#locales/en/astrohub-transfers.ts').then((catalogue) => catalogue.transfers),
  hi: () => import('#locales/hi/astrohub-transfers.ts').then((catalogue) => catalogue.transfers),
})
