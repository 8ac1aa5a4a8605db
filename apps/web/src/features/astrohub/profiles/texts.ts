import { area } from '#lib/i18n.ts'

export const profileTexts = area({
  en: () => import('#locales/en/astrohub-profiles.ts').then((catalogue) => catalogue.profiles),
  hi: () => import('#locales/hi/astrohub-profiles.ts').then((catalogue) => catalogue.profiles),
})
