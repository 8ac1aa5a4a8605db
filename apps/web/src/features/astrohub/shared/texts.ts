import { area } from '#lib/i18n.ts'

export const discussionTexts = area({
  en: () => import('#locales/en/astrohub-discussions.ts').then((catalogue) => catalogue.discussions),
  hi: () => import('#locales/hi/astrohub-discussions.ts').then((catalogue) => catalogue.discussions),
})
