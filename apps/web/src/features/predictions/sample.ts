import { MessageFact } from '@dhruva/contract'
import * as z from 'zod/mini'
import { area } from '#lib/i18n.ts'

const Sample = z.object({ text: z.string(), lang: z.enum(['en', 'hi']), facts: z.array(MessageFact) })

/** A prediction as the service writes it, made by `scripts/sample-prediction.ts` for a person who does not exist. */
export const sampleReading = area({
  en: () => import('./sample-en-data.json').then((file) => Sample.parse(file.default)),
  hi: () => import('./sample-hi-data.json').then((file) => Sample.parse(file.default)),
})
