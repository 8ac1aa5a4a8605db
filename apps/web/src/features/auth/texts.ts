import { area } from '#lib/i18n.ts'

export const accountTexts = area({
  en: () => import('#locales/en/account.ts').then((catalogue) => catalogue.account),
  hi: () => import('#locales/hi/account.ts').then((catalogue) => catalogue.account),
})

export const loginsTexts = area({
  en: () => import('#locales/en/logins.ts').then((catalogue) => catalogue.logins),
  hi: () => import('#locales/hi/logins.ts').then((catalogue) => catalogue.logins),
})
