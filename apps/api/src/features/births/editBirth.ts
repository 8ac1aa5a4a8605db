import { births } from '@dhruva/contract'
import { change, savedText } from '#features/births/save.ts'
import { implement } from '#http/implement.ts'

export const editBirth = implement(births.editBirth, async ({ ctx, user, input, language }) => {
  const { bid, ...form } = input
  await change(ctx, bid, { uid: user.uid, form, language })
  return { status: 'success' as const, message: savedText(language), bid }
})
