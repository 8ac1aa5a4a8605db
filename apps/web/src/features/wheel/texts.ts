import { area } from '#lib/i18n.ts'

export const wheelTexts = area({
  en: () => import('#locales/en/wheel.ts').then((catalogue) => catalogue.wheel),
  hi: () => import('#locales/hi/wheel.ts').then((catalogue) => catalogue.wheel),
})
