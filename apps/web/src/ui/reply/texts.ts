import { area } from '#lib/i18n.ts'

export const replyTexts = area({
  en: () => import('#locales/en/reply.ts').then((catalogue) => catalogue.reply),
  hi: () => import('#locales/hi/reply.ts').then((catalogue) => catalogue.reply),
})
