import { isKnownEndpoint } from '@dhruva/adapters'
import { dailyNotes } from '@dhruva/contract'
import { saveNoteWish } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { noteConsent } from '#features/notes/note-consent.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'

export const saveDailyNote = implement(dailyNotes.saveDailyNote, async ({ ctx, user, input, language }) => {
  const { publicKey, services } = ctx.config.push
  if (!publicKey || !isKnownEndpoint(input.endpoint, services)) throw fail('push_service_unknown')
  await ctx.db.tx(async (tx) => {
    const now = ctx.now()
    if (!(await noteConsent(tx, user.uid, true, language, now))) throw fail('no_session')
    await saveNoteWish(tx, user, input, now)
  })
  return success('note_saved', language)
})
