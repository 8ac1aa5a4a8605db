import { area } from '#lib/i18n.ts'

export const chatTexts = area({
  en: () => import('#locales/en/chats.ts').then((catalogue) => catalogue.chats),
  hi: () => import('#locales/hi/chats.ts').then((catalogue) => catalogue.chats),
})
