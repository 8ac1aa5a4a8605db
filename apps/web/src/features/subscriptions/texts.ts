import { area } from '#lib/i18n.ts'

export const subscriptionTexts = area({
  en: () => import('#locales/en/subscription.ts').then((catalogue) => catalogue.subscription),
  hi: () => import('#locales/hi/subscription.ts').then((catalogue) => catalogue.subscription),
})
