import { births } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { addNew, change } from '#features/births/save.ts'
import { success } from '#http/success.ts'

export const addBirth = implement(births.addBirth, async ({ ctx, user, input, language }) => {
  const { bid, ...form } = input
  const saving = { uid: user.uid, form, language }
  const saved = bid === undefined ? await addNew(ctx, saving) : await change(ctx, bid, saving)
  return { ...success('birth_saved', language), bid: saved }
})
