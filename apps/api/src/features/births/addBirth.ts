import { births } from '@dhruva/contract'
import { addNew, change, savedText } from '#features/births/save.ts'
import { implement } from '#http/implement.ts'

export const addBirth = implement(births.addBirth, async ({ ctx, user, input, language }) => {
  const { bid, ...form } = input
  const saving = { uid: user.uid, form, language }
  const saved = bid === undefined ? await addNew(ctx, saving) : await change(ctx, bid, saving)
  return { status: 'success' as const, message: savedText(language), bid: saved }
})
