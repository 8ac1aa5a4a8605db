import { area } from '#lib/i18n.ts'

export const policyTexts = area({
  en: () => import('#locales/en/policies.ts').then((m) => m.policies),
  hi: () => import('#locales/hi/policies.ts').then((m) => m.policies),
})
