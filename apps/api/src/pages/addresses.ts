import type { Config } from '#config.ts'
import type { ForumWords } from './texts.ts'

/** What stands before every address of ours that is told to others. */
export const originOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.replace(/\/+$/, '')

/** The one address of a discussion. */
export const discussionAddress = (
  { slug, did }: { slug: string; did: number },
  { discussionPath }: Pick<ForumWords, 'discussionPath'>,
) => `${discussionPath.replace(':slug', () => slug)}?did=${did}`
