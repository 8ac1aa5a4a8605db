import { profiles } from '@dhruva/contract'
import { lockOwnBirth, type ProfileChange, type Tx, updateProfileOf } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { genderOfAvatar, isAvatar } from '../avatars/avatars.ts'

const chosenAvatar = (id: string | undefined): ProfileChange['avatar'] => {
  if (id === undefined) return undefined
  if (!isAvatar(id)) throw fail('avatar_not_found')
  return { id, gender: genderOfAvatar(id) }
}

const chosenBirth = async (tx: Tx, uid: number, bid: number | undefined): Promise<ProfileChange['birth']> => {
  if (bid === undefined) return undefined
  if (bid === 0) return null
  const birth = await lockOwnBirth(tx, uid, bid)
  if (!birth) throw fail('birth_not_found')
  return { bid, gender: birth.gender }
}

export const updateProfile = implement(profiles.updateProfile, async ({ ctx, user: { uid }, input, language }) => {
  const avatar = chosenAvatar(input.avatar)
  const isPrivate = input.is_private === undefined ? undefined : input.is_private === 1
  const updated = await ctx.db.tx(async (tx) => {
    const birth = await chosenBirth(tx, uid, input.bid)
    return updateProfileOf(tx, uid, { email: input.email, isPrivate, avatar, birth })
  })
  if (!updated) throw fail('handle_required')
  return success('profile_saved', language)
})
