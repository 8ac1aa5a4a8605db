import { area } from '#lib/i18n.ts'

/** The frame, the way in, and what every page says. */
export const deskTexts = area({
  en: () => import('#locales/en/desk.ts').then((catalogue) => catalogue.desk),
  hi: () => import('#locales/hi/desk.ts').then((catalogue) => catalogue.desk),
})

export const deskPeopleTexts = area({
  en: () => import('#locales/en/desk-people.ts').then((catalogue) => catalogue.deskPeople),
  hi: () => import('#locales/hi/desk-people.ts').then((catalogue) => catalogue.deskPeople),
})

export const deskReportsTexts = area({
  en: () => import('#locales/en/desk-reports.ts').then((catalogue) => catalogue.deskReports),
  hi: () => import('#locales/hi/desk-reports.ts').then((catalogue) => catalogue.deskReports),
})

export const deskLogTexts = area({
  en: () => import('#locales/en/desk-log.ts').then((catalogue) => catalogue.deskLog),
  hi: () => import('#locales/hi/desk-log.ts').then((catalogue) => catalogue.deskLog),
})

export const deskMoneyTexts = area({
  en: () => import('#locales/en/desk-money.ts').then((catalogue) => catalogue.deskMoney),
  hi: () => import('#locales/hi/desk-money.ts').then((catalogue) => catalogue.deskMoney),
})

export const deskLeadsTexts = area({
  en: () => import('#locales/en/desk-leads.ts').then((catalogue) => catalogue.deskLeads),
  hi: () => import('#locales/hi/desk-leads.ts').then((catalogue) => catalogue.deskLeads),
})

/** What is set of the house, and how a setting was changed. */
export const deskHouseTexts = area({
  en: () => import('#locales/en/desk-house.ts').then((catalogue) => catalogue.deskHouse),
  hi: () => import('#locales/hi/desk-house.ts').then((catalogue) => catalogue.deskHouse),
})

export const deskPricesTexts = area({
  en: () => import('#locales/en/desk-prices.ts').then((catalogue) => catalogue.deskPrices),
  hi: () => import('#locales/hi/desk-prices.ts').then((catalogue) => catalogue.deskPrices),
})

export const deskSwitchesTexts = area({
  en: () => import('#locales/en/desk-switches.ts').then((catalogue) => catalogue.deskSwitches),
  hi: () => import('#locales/hi/desk-switches.ts').then((catalogue) => catalogue.deskSwitches),
})

export const deskHealthTexts = area({
  en: () => import('#locales/en/desk-health.ts').then((catalogue) => catalogue.deskHealth),
  hi: () => import('#locales/hi/desk-health.ts').then((catalogue) => catalogue.deskHealth),
})
