import { DAY_MS } from '@dhruva/common'
import { leads } from '@dhruva/contract'
import { saveLead as keepLead } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { failUntil } from '#http/wait.ts'

export const saveLead = implement(leads.saveLead, async ({ ctx, user, input, language }) => {
  const { astrologer_id: astrologerId = null } = input
  const isListed = ctx.config.consultants[language].some(({ id }) => id === astrologerId)
  if (astrologerId !== null && !isListed) throw fail('astrologer_not_found')
  const details = {
    fullName: input.full_name,
    mobile: input.mobile_number,
    email: input.email ?? null,
    birthPlace: input.birth_place ?? null,
    dateOfBirth: input.date_of_birth ?? null,
    timeOfBirth: input.time_of_birth ?? null,
    astrologerId,
  }
  const now = ctx.now()
  const id = await keepLead(ctx.db, user.uid, details, now)
  if (id === null) throw failUntil('too_many', { until: new Date(now.getTime() + DAY_MS), now, language })
  return { ...success('lead_saved', language), id }
})
