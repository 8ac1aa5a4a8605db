import { area } from '#lib/i18n.ts'

export const noticeTexts = area({
  en: () => import('#locales/en/astrohub-notifications.ts').then((catalogue) => catalogue.notifications),
  hi: () => import('#locales/hi/astrohub-notifications.ts').then((catalogue) => catalogue.notifications),
})
