import { area } from '#lib/i18n.ts'

export const blogTexts = area({
  en: () => import('#locales/en/blog.ts').then((catalogue) => catalogue.blog),
  hi: () => import('#locales/hi/blog.ts').then((catalogue) => catalogue.blog),
})
