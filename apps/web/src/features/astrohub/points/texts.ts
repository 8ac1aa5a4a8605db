import { area } from '#lib/i18n.ts'

export const pointsTexts = area({
  en: () => import('#locales/en/astrohub-points.ts').then((catalogue) => catalogue.points),
  hi: () => import('#locales/hi/astrohub-points.ts').then((catalogue) => catalogue.points),
})

export const learnTexts = area({
  en: () => import('#locales/en/astrohub-learn.ts').then((catalogue) => catalogue.learn),
  hi: () => import('#locales/hi/astrohub-learn.ts').then((catalogue) => catalogue.learn),
})
