import { area } from '#lib/i18n.ts'

export const statementTexts = area({
  en: () => import('#locales/en/statement.ts').then((catalogue) => catalogue.statement),
  hi: () => import('#locales/hi/statement.ts').then((catalogue) => catalogue.statement),
})
