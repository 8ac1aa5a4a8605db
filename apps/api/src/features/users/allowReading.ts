import { randomInt } from 'node:crypto'
import { consents } from '@dhruva/contract'
import { addConsent } from '@dhruva/db'
import { consentMacOf } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

const LASTS_MS = 30 * 60_000

/** Eight digits are read out faster than letters; five tries are taken of them. */
const newCode = () => String(randomInt(0, 100_000_000)).padStart(8, '0')

export const allowReading = implement(consents.allowReading, async ({ ctx, input, user, language }) => {
  const code = newCode()
  const now = ctx.now()
  const until = new Date(now.getTime() + LASTS_MS)
  const codeMac = consentMacOf(ctx.keys.consent, user.uid, code)
  const asked = { uid: user.uid, asstId: input.asst_id ?? null, codeMac, now, until }
  const id = await ctx.db.tx((tx) => addConsent(tx, asked))
  if (id === null) throw fail('chat_not_found')
  return { ...success('reading_allowed', language), id, code, until: until.toISOString() }
})
