import { area } from '#lib/i18n.ts'

export const panchangTexts = area({
  en: () => import('#locales/en/panchang.ts').then((catalogue) => catalogue.panchang),
  hi: () => import('#locales/hi/panchang.ts').then((catalogue) => catalogue.panchang),
})
