import { area } from '#lib/i18n.ts'

export const privacyTexts = area({
  en: () => import('#locales/en/privacy.ts').then((m) => m.privacy),
  hi: () => import('#locales/hi/privacy.ts').then((m) => m.privacy),
})
