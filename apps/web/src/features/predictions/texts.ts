import { area } from '#lib/i18n.ts'

export const predictionTexts = area({
  en: () => import('#locales/en/predictions.ts').then((catalogue) => catalogue.predictions),
  hi: () => import('#locales/hi/predictions.ts').then((catalogue) => catalogue.predictions),
})
