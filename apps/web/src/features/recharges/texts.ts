import { area } from '#lib/i18n.ts'

export const rechargeTexts = area({
  en: () => import('#locales/en/recharges.ts').then((catalogue) => catalogue.recharges),
  hi: () => import('#locales/hi/recharges.ts').then((catalogue) => catalogue.recharges),
})
