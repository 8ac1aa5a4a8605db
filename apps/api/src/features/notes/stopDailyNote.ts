import { dailyNotes } from '@dhruva/contract'
import { dropNoteWish } from '@dhruva/db'
import { allows } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { noteConsent } from '#features/notes/note-consent.ts'
import { success } from '#http/success.ts'

export const stopDailyNote = implement(dailyNotes.stopDailyNote, async ({ ctx, user, language }) => {
  await ctx.db.tx(async (tx) => {
    await dropNoteWish(tx, user.uid)
    if (await allows(tx, user.uid, 'daily_note')) await noteConsent(tx, user.uid, false, language, ctx.now())
  })
  return success('note_stopped', language)
})
