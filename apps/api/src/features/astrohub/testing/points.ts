import { discussions, profiles, votes } from '@dhruva/contract'
import { settlePoints } from '@dhruva/domain'
import type { Member, World } from '@dhruva/testkit'
import type { App } from '#app.ts'
import { post } from '#features/astrohub/testing/forum.ts'

/** Points a day where nothing else is configured. */
const CAP = 400

/** The worker's part, done now. @returns how many events were settled */
export const settle = (world: Pick<World<App>, 'db' | 'clock'>, who: Member) =>
  settlePoints(world.db, who.uid, { cap: CAP, now: world.clock.now() })

/** What a person with a handle has when everything that waits is settled. */
export const pointsOf = async (world: Pick<World<App>, 'db' | 'clock'>, who: Member) => {
  await settle(world, who)
  return (await who.call(profiles.getOwnProfile, {})).astrohub_points
}

/** What is left of one unit, as the books have it. */
export const balance = async (world: Pick<World<App>, 'db'>, who: Member, unit: string) => {
  const wallet = await world.db.prisma.wallet.findUnique({ where: { uid_unit: { uid: who.uid, unit } } })
  return Number(wallet?.balance ?? 0)
}

/** Starts so many discussions, 20 points each. @returns their dids */
export const posts = async (who: Member, count: number) => {
  const dids: number[] = []
  for (let at = 0; at < count; at++) dids.push(await post(who, `Post ${at} of ${who.name}`))
  return dids
}

export const upvote = (who: Member, did: number) => who.call(votes.insertVote, { did, type: 1 })
export const remove = (who: Member, did: number) => who.call(discussions.deleteDiscussion, { did })
