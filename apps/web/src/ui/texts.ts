import { area } from '#lib/i18n.ts'

export const uiTexts = area({
  en: () => import('#locales/en/ui.ts').then((catalogue) => catalogue.ui),
  hi: () => import('#locales/hi/ui.ts').then((catalogue) => catalogue.ui),
})
