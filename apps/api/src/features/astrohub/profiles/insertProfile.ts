import { profiles } from '@dhruva/contract'
import { insertProfileOf, isHandleResting, lockOwnBirth, lockPerson } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'
import { success } from '#http/success.ts'
import { avatarFor, genderOfAvatar } from '../avatars/avatars.ts'
import { isReserved } from './reserved.ts'

const refusals = { exists: 'handle_exists', taken: 'handle_taken' } as const

export const insertProfile = implement(profiles.insertProfile, async ({ ctx, user: { uid }, input, language }) => {
  const { display_name: handle, email, bid = null } = input
  const result = await ctx.db.tx(async (tx) => {
    if (!(await lockPerson(tx, uid))) throw fail('no_session')
    const birth = bid === null ? null : await lockOwnBirth(tx, uid, bid)
    if (bid !== null && !birth) throw fail('birth_not_found')
    if (isReserved(handle)) throw fail('handle_taken')
    const avatar = avatarFor(uid, birth?.gender ?? null)
    const avatarGender = genderOfAvatar(avatar)
    const made = await insertProfileOf(
      tx,
      { uid, handle, email, bid, gender: birth?.gender ?? null, avatar, avatarGender },
      ctx.now(),
    )
    // looked for afterwards: for a handle that its owner is just giving up the statement before has waited
    const mark = ctx.keys.handle(handle.toLowerCase())
    if (made === 'made' && (await isHandleResting(tx, mark, ctx.now()))) throw fail('handle_taken')
    return made
  })
  if (result !== 'made') throw fail(refusals[result])
  return success('handle_registered', language)
})
