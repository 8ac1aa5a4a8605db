import { area } from '#lib/i18n.ts'

export const shellTexts = area({
  en: () => import('#locales/en/shell.ts').then((catalogue) => catalogue.shell),
  hi: () => import('#locales/hi/shell.ts').then((catalogue) => catalogue.shell),
})
