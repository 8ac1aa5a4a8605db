import { area } from '#lib/i18n.ts'

export const homeTexts = area({
  en: () => import('#locales/en/home.ts').then((catalogue) => catalogue.home),
  hi: () => import('#locales/hi/home.ts').then((catalogue) => catalogue.home),
})

export const inviteTexts = area({
  en: () => import('#locales/en/invite.ts').then((catalogue) => catalogue.invite),
  hi: () => import('#locales/hi/invite.ts').then((catalogue) => catalogue.invite),
})
