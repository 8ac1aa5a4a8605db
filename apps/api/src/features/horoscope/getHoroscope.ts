import { horoscopes } from '@dhruva/contract'
import { dayInIndia } from '@dhruva/domain'
import type { Horoscope } from '@dhruva/reading'
import { implement } from '#http/implement.ts'

const toField = ({ score, sentences, reasons }: Horoscope['fields']['overall']) => ({
  score,
  split_response: sentences.map(({ text }) => text).join(' '),
  sentences,
  reasons,
})

export const getHoroscope = implement(horoscopes.getHoroscope, async ({ ctx, input }) => {
  const { zodiac, when, language } = input
  const day = dayInIndia(ctx.now(), when === 'Tomorrow' ? 1 : 0)
  const { date, gist, fields, facts } = await ctx.horoscopes.of({ day, zodiac, language })
  const bot_response = {
    Overall: toField(fields.overall),
    Love: toField(fields.love),
    Career: toField(fields.career),
    Money: toField(fields.money),
    Health: toField(fields.health),
    Family: toField(fields.family),
  }
  return { status: 'success' as const, zodiac, when, date, gist: gist.text, response: { bot_response }, facts }
})
