import { dailyNotes } from '@dhruva/contract'
import { findNoteWish, hasOwnBirth } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'

export const getDailyNote = implement(dailyNotes.getDailyNote, async ({ ctx, user, input }) => {
  const { publicKey } = ctx.config.push
  const [wish, has_birth] = await Promise.all([
    findNoteWish(ctx.db, user.uid, ctx.now()),
    hasOwnBirth(ctx.db, user.uid),
  ])
  return {
    status: 'success' as const,
    key: publicKey,
    has_birth,
    note:
      publicKey && wish ? { hour: wish.hour, language: wish.language, here: wish.endpoint === input.endpoint } : null,
  }
})
