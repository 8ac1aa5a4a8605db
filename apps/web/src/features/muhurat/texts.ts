import { area } from '#lib/i18n.ts'

export const muhuratTexts = area({
  en: () => import('#locales/en/muhurat.ts').then((catalogue) => catalogue.muhurat),
  hi: () => import('#locales/hi/muhurat.ts').then((catalogue) => catalogue.muhurat),
})
