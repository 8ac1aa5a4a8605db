import { births } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { change } from '#features/births/save.ts'
import { success } from '#http/success.ts'

export const editBirth = implement(births.editBirth, async ({ ctx, user, input, language }) => {
  const { bid, ...form } = input
  await change(ctx, bid, { uid: user.uid, form, language })
  return { ...success('birth_saved', language), bid }
})
