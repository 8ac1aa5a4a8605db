import { dailyNotes } from '@dhruva/contract'
import { dropNoteWish } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { success } from '#http/success.ts'

export const stopDailyNote = implement(dailyNotes.stopDailyNote, async ({ ctx, user, language }) => {
  await dropNoteWish(ctx.db, user.uid)
  return success('note_stopped', language)
})
