import { dayInIndia } from '@dhruva/common'
import { horoscopes } from '@dhruva/contract'
import type { Horoscope } from '@dhruva/reading'
import { implementText } from '#endpoints/implement.ts'
import { JsonText } from '#http/json-text.ts'

const toField = ({ score, sentences, reasons }: Horoscope['fields']['overall']) => ({
  score,
  split_response: sentences.map(({ text }) => text).join(' '),
  sentences,
  reasons,
})

type Asked = { zodiac: string; when: 'Today' | 'Tomorrow' }

const answerOf = ({ date, gist, fields, facts }: Horoscope, { zodiac, when }: Asked) => {
  const bot_response = {
    Overall: toField(fields.overall),
    Love: toField(fields.love),
    Career: toField(fields.career),
    Money: toField(fields.money),
    Health: toField(fields.health),
    Family: toField(fields.family),
  }
  return { status: 'success' as const, zodiac, when, date, gist: gist.text, response: { bot_response }, facts }
}

// The same for everyone: each horoscope is written as JSON once, as the bytes that go out, and forgotten with the horoscope.
const written = new WeakMap<Horoscope, Map<Asked['when'], JsonText>>()

const textOf = (horoscope: Horoscope, asked: Asked): JsonText => {
  const byDay = written.get(horoscope) ?? new Map<Asked['when'], JsonText>()
  const known = byDay.get(asked.when)
  if (known) return known
  const text = new JsonText(Buffer.from(JSON.stringify(answerOf(horoscope, asked))))
  written.set(horoscope, byDay.set(asked.when, text))
  return text
}

export const getHoroscope = implementText(horoscopes.getHoroscope, async ({ ctx, input }) => {
  const { zodiac, when, language } = input
  const day = dayInIndia(ctx.now(), when === 'Tomorrow' ? 1 : 0)
  return textOf(await ctx.horoscopes.of({ day, zodiac, language }), { zodiac, when })
})
