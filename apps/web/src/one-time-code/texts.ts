import { area } from '#lib/i18n.ts'

export const authTexts = area({
  en: () => import('#locales/en/auth.ts').then((catalogue) => catalogue.auth),
  hi: () => import('#locales/hi/auth.ts').then((catalogue) => catalogue.auth),
})
