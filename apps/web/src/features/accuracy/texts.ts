import { area } from '#lib/i18n.ts'

export const accuracyTexts = area({
  en: () => import('#locales/en/accuracy.ts').then((m) => m.accuracy),
  hi: () => import('#locales/hi/accuracy.ts').then((m) => m.accuracy),
})
