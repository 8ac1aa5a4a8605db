import { area } from '#lib/i18n.ts'

export const policyTexts = area({
  en: () => import('#locales/en/policies.ts').then((m) => m.policies),
  hi: () => import('#locales/hi/policies.ts').then((m) => m.policies),
})

export const refundPolicyTexts = area({
  en: () => import('#locales/en/refund-policy.ts').then((m) => m.refundPolicy),
  hi: () => import('#locales/hi/refund-policy.ts').then((m) => m.refundPolicy),
})

export const companyTexts = area({
  en: () => import('#locales/en/company.ts').then((m) => m.company),
  hi: () => import('#locales/hi/company.ts').then((m) => m.company),
})

export const securityPolicyTexts = area({
  en: () => import('#locales/en/security-policy.ts').then((m) => m.securityPolicy),
  hi: () => import('#locales/hi/security-policy.ts').then((m) => m.securityPolicy),
})
