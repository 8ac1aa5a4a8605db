import { leads } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getConsultants = implement(leads.getConsultants, async ({ ctx, language }) => ({
  status: 'success' as const,
  astrologers: [...ctx.config.consultants[language]],
}))
