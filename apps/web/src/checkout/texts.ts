import { area } from '#lib/i18n.ts'

export const checkoutTexts = area({
  en: () => import('#locales/en/checkout.ts').then((catalogue) => catalogue.checkout),
  hi: () => import('#locales/hi/checkout.ts').then((catalogue) => catalogue.checkout),
})
