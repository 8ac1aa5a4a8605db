import { area } from '#lib/i18n.ts'

export const accountTexts = area({
  en: () => import('#locales/en/account.ts').then((catalogue) => catalogue.account),
  hi: () => import('#locales/hi/account.ts').then((catalogue) => catalogue.account),
})
