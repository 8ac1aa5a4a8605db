import { dayInIndia } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { sentencesWith } from '@dhruva/reading'
import { implement } from '#endpoints/implement.ts'

export const previewHelpline = implement(desk.previewHelpline, async ({ ctx, input: { key, number, hours } }) => {
  const line = { number, hours, languages: [], checked_on: dayInIndia(ctx.now()) }
  return { status: 'success' as const, en: sentencesWith(key, line, 'en'), hi: sentencesWith(key, line, 'hi') }
})
