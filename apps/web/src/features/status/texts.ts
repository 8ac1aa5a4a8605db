import { area } from '#lib/i18n.ts'

export const statusTexts = area({
  en: () => import('#locales/en/status.ts').then((m) => m.status),
  hi: () => import('#locales/hi/status.ts').then((m) => m.status),
})
