import { type ConsentPurpose, consentPurposes, NOTICE_VERSION, privacy, purposeIds } from '@dhruva/contract'
import { listPurposeConsents } from '@dhruva/db'
import { isAllowed } from '@dhruva/domain'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'

/** What depends on how the service is set up. */
const isInUse = ({ llm, config }: Ctx, purpose: ConsentPurpose): boolean => {
  if (purpose === 'language_model') return llm.name !== 'embedded'
  return purpose !== 'daily_note' || config.push.publicKey !== null
}

export const getPrivacy = implement(privacy.getPrivacy, async ({ ctx, user }) => {
  const rows = user ? await listPurposeConsents(ctx.db, user.uid) : []
  const states = purposeIds.map((purpose) => {
    const last = rows.find((row) => row.purpose === purpose)
    const said = last?.given ?? null
    return {
      purpose,
      need: consentPurposes[purpose].need,
      in_use: isInUse(ctx, purpose),
      allowed: user ? isAllowed(purpose, said) : null,
      state: said === null ? ('not_asked' as const) : said ? ('given' as const) : ('withdrawn' as const),
      act: last ? { at: last.at.toISOString(), version: last.version, language: last.language, how: last.how } : null,
    }
  })
  return { status: 'success' as const, version: NOTICE_VERSION, consents: states }
})
