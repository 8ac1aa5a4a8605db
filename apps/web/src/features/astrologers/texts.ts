import { area } from '#lib/i18n.ts'

export const astrologerTexts = area({
  en: () => import('#locales/en/astrologers.ts').then((catalogue) => catalogue.astrologers),
  hi: () => import('#locales/hi/astrologers.ts').then((catalogue) => catalogue.astrologers),
})
