import { comments, discussions, profiles } from '@dhruva/contract'
import type { Member, World } from '@dhruva/testkit'
import type { App } from '#app.ts'

/** Someone with an account and an AstroHub handle made of the name. */
export const memberWithHandle = async (world: Pick<World<App>, 'member'>, name: string): Promise<Member> => {
  const member = await world.member(name)
  await member.call(profiles.insertProfile, { display_name: handleOf(name), email: `${handleOf(name)}@example.org` })
  return member
}

/** The handle that `memberWithHandle` registers. */
export const handleOf = (name: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}.hub`.slice(0, 20)

/** Starts a discussion with a text of its own. @returns its did */
export const post = async (member: Member, title: string, description = `${title}, in more words.`): Promise<number> =>
  (await member.call(discussions.insertDiscussion, { title, description })).did

/** @returns the cid */
export const comment = async (member: Member, did: number, text: string): Promise<number> =>
  (await member.call(comments.insertComment, { did, comment: text })).cid
