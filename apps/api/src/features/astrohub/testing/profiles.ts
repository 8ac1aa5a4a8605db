import { type ArgsOf, births, profiles } from '@dhruva/contract'
import type { Member, World } from '@dhruva/testkit'
import type { App } from '#app.ts'
import { details } from '#features/births/testing/details.ts'

type Registration = Partial<ArgsOf<typeof profiles.insertProfile>>

/** Registers a handle. */
export const register = (who: Member, display_name: string, more: Registration = {}) =>
  who.call(profiles.insertProfile, { display_name, email: `${who.uid}@example.org`, ...more })

export const own = (who: Pick<Member, 'call'>) => who.call(profiles.getOwnProfile, {})

/** A member with a handle, a default birth (`details`) and 120 points, 300 redeemed before. */
export const established = async ({ member, db, clock }: World<App>, name: string, display_name: string) => {
  const person = await member(name)
  const { bid } = await person.call(births.addBirth, details)
  await register(person, display_name, { bid })
  const { uid } = person
  await db.prisma.wallet.create({ data: { uid, unit: 'points', balance: 120 } })
  const redeemed = { id: crypto.randomUUID(), uid, points: 300, questions: 3, at: clock.now() }
  await db.prisma.redemption.create({ data: redeemed })
  return { person, bid }
}
