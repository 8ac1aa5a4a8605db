import { area } from '#lib/i18n.ts'

export const panchangTexts = area({
  en: () => import('#locales/en/panchang.ts').then((catalogue) => catalogue.panchang),
  hi: () => import('#locales/hi/panchang.ts').then((catalogue) => catalogue.panchang),
})

export const calendarTexts = area({
  en: () => import('#locales/en/calendar.ts').then((catalogue) => catalogue.calendar),
  hi: () => import('#locales/hi/calendar.ts').then((catalogue) => catalogue.calendar),
})
