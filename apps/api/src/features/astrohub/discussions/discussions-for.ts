import { type DiscussionRow, findDiscussions, listDiscussions, listDiscussionsOf, type Page } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { nearestWord } from '#features/astrohub/discussions/nearest-word.ts'
import { termsOf } from '#features/astrohub/discussions/search-words.ts'

type Asked = { viewer: number | null; start: number; uid: number | undefined; query: string }

/** Ten discussions: those found by words (of a person or of everyone), those of a person, or the latest. */
export const discussionsFor = (
  { db }: Pick<Ctx, 'db'>,
  { uid, query, ...asked }: Asked,
): Promise<Page<DiscussionRow>> => {
  if (query !== '') return findDiscussions(db, termsOf(query), nearestWord, { ...asked, author: uid ?? null })
  if (uid !== undefined) return listDiscussionsOf(db, uid, asked)
  return listDiscussions(db, asked)
}
