import { area } from '#lib/i18n.ts'

export const deviceTexts = area({
  en: () => import('#locales/en/device.ts').then((catalogue) => catalogue.device),
  hi: () => import('#locales/hi/device.ts').then((catalogue) => catalogue.device),
})
