import { area } from '#lib/i18n.ts'

export const paymentTexts = area({
  en: () => import('#locales/en/payments.ts').then((catalogue) => catalogue.payments),
  hi: () => import('#locales/hi/payments.ts').then((catalogue) => catalogue.payments),
})
