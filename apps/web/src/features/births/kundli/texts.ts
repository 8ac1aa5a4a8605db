import { area } from '#lib/i18n.ts'

/** What the page shows at once; each later part brings its own words. */
export const pageTexts = area({
  en: () => import('#locales/en/kundli-page.ts').then((catalogue) => catalogue.kundliPage),
  hi: () => import('#locales/hi/kundli-page.ts').then((catalogue) => catalogue.kundliPage),
})

/** Of the dialog that shares a kundli, and of the page it leads to. */
export const shareTexts = area({
  en: () => import('#locales/en/kundli-share.ts').then((catalogue) => catalogue.kundliShare),
  hi: () => import('#locales/hi/kundli-share.ts').then((catalogue) => catalogue.kundliShare),
})

/** Of the dialog that shows a kundli as a picture. */
export const pictureTexts = area({
  en: () => import('#locales/en/kundli-picture.ts').then((catalogue) => catalogue.kundliPicture),
  hi: () => import('#locales/hi/kundli-picture.ts').then((catalogue) => catalogue.kundliPicture),
})

/** Only kundlis of an inexact time need these. */
export const honestyTexts = area({
  en: () => import('#locales/en/honesty.ts').then((catalogue) => catalogue.honesty),
  hi: () => import('#locales/hi/honesty.ts').then((catalogue) => catalogue.honesty),
})

export const yogaTexts = area({
  en: () => import('#locales/en/kundli-yogas.ts').then((catalogue) => catalogue.kundliYogas),
  hi: () => import('#locales/hi/kundli-yogas.ts').then((catalogue) => catalogue.kundliYogas),
})

export const doshaTexts = area({
  en: () => import('#locales/en/kundli-doshas.ts').then((catalogue) => catalogue.kundliDoshas),
  hi: () => import('#locales/hi/kundli-doshas.ts').then((catalogue) => catalogue.kundliDoshas),
})

export const binduTexts = area({
  en: () => import('#locales/en/kundli-bindus.ts').then((catalogue) => catalogue.kundliBindus),
  hi: () => import('#locales/hi/kundli-bindus.ts').then((catalogue) => catalogue.kundliBindus),
})

export const conventionTexts = area({
  en: () => import('#locales/en/kundli-conventions.ts').then((catalogue) => catalogue.kundliConventions),
  hi: () => import('#locales/hi/kundli-conventions.ts').then((catalogue) => catalogue.kundliConventions),
})

export const todayTexts = area({
  en: () => import('#locales/en/kundli-today.ts').then((catalogue) => catalogue.kundliToday),
  hi: () => import('#locales/hi/kundli-today.ts').then((catalogue) => catalogue.kundliToday),
})
