import { dayInIndia } from '@dhruva/common'
import {
  COMMENTS_A_PAGE,
  type Comment,
  comments,
  DISCUSSIONS_A_PAGE,
  type Discussion,
  discussions,
} from '@dhruva/contract'
import { findDiscussion, findProfile, listComments, listDiscussionsOf } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { discussionsFor } from '#features/astrohub/discussions/discussions-for.ts'
import { toComment, toDiscussion } from '#features/astrohub/discussions/view.ts'
import type { TextLanguage } from '#http/fail.ts'
import { discussionAddress } from './addresses.ts'
import { inWords } from './clock.ts'
import { type Answer, answerOf } from './first-view.ts'
import { postingOf } from './posting.ts'
import { type Block, type ForumWords, fill, type Said } from './texts.ts'

export type ForumParts = { ctx: Pick<Ctx, 'db'>; words: ForumWords; language: TextLanguage }

/** Characters of a text that stand for it in a list or beside a link to it. */
const EXCERPT = 160
const LAST_PAGE = 200_000_000
const MAX_ID = 2_147_483_647

/** As in the web app: whatever is not a page number means the first, a query has at most a hundred characters. */
const pageIn = (typed: string) => (/^[1-9]\d*$/.test(typed) ? Math.min(Number(typed), LAST_PAGE) : 1)
const queryIn = (typed: string) => [...typed.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()].slice(0, 100).join('').trim()
const idIn = (typed: string) => {
  const id = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : 0
  return id <= MAX_ID ? id : 0
}

const excerptOf = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, EXCERPT).join('')
const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((p) => ({ p }))

type Written = Pick<Discussion | Comment, 'display_name' | 'created_at'>
const byLine = ({ display_name, created_at }: Written, language: TextLanguage) =>
  `${display_name}, ${inWords[language].date(dayInIndia(new Date(created_at)))}`

const listed = (all: readonly Discussion[], { words, language }: ForumParts): Block[] =>
  all.flatMap((one) => [
    { h2: one.title, to: discussionAddress(one, words) },
    { p: byLine(one, language) },
    { p: excerptOf(one.description) },
  ])

const listAddress = (words: ForumWords, page: number, query = '') =>
  `${words.path}?${new URLSearchParams({ page: String(page), ...(query ? { query } : {}) })}`

type Link = [text: string, to: string]
const linksTo = (links: Link[]): Block[] => (links.length > 0 ? [{ links }] : [])

/** What says that a list is empty: nobody wrote yet, nothing has these words, or the page lies behind the last. */
const emptyWords = (words: ForumWords, page: number, query: string) => {
  if (page > 1) return words.beyond
  return query === '' ? words.nothingYet : fill(words.nothingFound, { query })
}

/** `/forum`: ten discussions, the latest or those found by words, and the way to the pages around it. Searches are not listed. */
export const forumPage = async (search: URLSearchParams, said: Said, parts: ForumParts): Promise<Said> => {
  const { ctx, words, language } = parts
  const page = pageIn(search.get('page') ?? '')
  const query = queryIn(search.get('query') ?? '')
  const start = (page - 1) * DISCUSSIONS_A_PAGE
  const { rows, total } = await discussionsFor(ctx, { viewer: null, start, uid: undefined, query })
  const pages = Math.ceil(total / DISCUSSIONS_A_PAGE)
  const found = rows.map((row) => toDiscussion(row, language))
  const around = [page - 1, page + 1]
    .filter((one) => one >= 1 && one <= pages)
    .map((one): Link => [fill(words.page, { page: String(one) }), listAddress(words, one, query)])
  const further = page > 1 ? fill(words.pageTitle, { page: String(page) }) : said.title
  return {
    ...said,
    title: query === '' ? further : fill(words.foundTitle, { query }),
    heading: query === '' ? words.latest : fill(words.found, { query }),
    listed: query === '' && (page === 1 || rows.length > 0),
    canonical: page > 1 ? listAddress(words, page) : words.path,
    view: {
      address: `${words.path}?${search}`,
      answers: [
        answerOf(
          discussions.searchDiscussions,
          { start, ...(query === '' ? {} : { query }) },
          { status: 'success', discussions: found, page_count: pages },
        ),
      ],
    },
    blocks: [
      ...(rows.length === 0 ? [{ p: emptyWords(words, page, query) }] : []),
      ...listed(found, parts),
      ...linksTo(rows.length === 0 && page > 1 ? [[words.toFirst, words.path]] : around),
    ],
  }
}

/** Where nothing is, or nothing that everyone may read. */
const missing = (words: ForumWords, heading = words.notFound, text = words.notFoundText): Said => ({
  title: words.notFoundTitle,
  description: heading,
  heading,
  listed: false,
  canonical: null,
  missing: true,
  blocks: [{ p: text }, { links: [[words.toForum, words.path]] }],
})

const commentBlocks = (all: readonly Comment[], { words, language }: ForumParts): Block[] => [
  { h2: words.comments },
  ...(all.length === 0 ? [{ p: words.noComments }] : []),
  ...all.flatMap((one) => [{ h3: byLine(one, language) }, ...paragraphs(one.comment)]),
]

const answersAbout = (discussion: Discussion, written: Comment[], total: number): Answer[] => {
  const { did } = discussion
  const page = { status: 'success' as const, comments: written, page_count: Math.ceil(total / COMMENTS_A_PAGE) }
  return [
    answerOf(discussions.getDiscussion, { did }, { status: 'success', discussion }),
    { ...answerOf(comments.getComments, { did, start: 0 }, page), isFirst: true },
  ]
}

/** `/forum/:slug?did=`: a discussion with its first comments. Whatever slug it is asked by, its right address is canonical. */
export const discussionPage = async (search: URLSearchParams, parts: ForumParts): Promise<Said> => {
  const { ctx, words, language } = parts
  const did = idIn(search.get('did') ?? '')
  if (did === 0) return missing(words)
  const [row, below] = await Promise.all([
    findDiscussion(ctx.db, did, null),
    listComments(ctx.db, did, { viewer: null, start: 0 }),
  ])
  if (!row) return missing(words)
  const discussion = toDiscussion(row, language)
  const total = below?.total ?? 0
  const written = (below?.rows ?? []).map((one) => toComment(one, language))
  const rest = total > COMMENTS_A_PAGE ? [{ p: words.moreComments }] : []
  return {
    title: fill(words.discussionTitle, { title: discussion.title }),
    description: excerptOf(discussion.description),
    heading: discussion.title,
    listed: row.state === 'shown',
    canonical: discussionAddress(discussion, words),
    view: { address: discussionAddress(discussion, words), answers: answersAbout(discussion, written, total) },
    article: { published: discussion.created_at, data: postingOf(discussion, words.profilePath) },
    blocks: [
      { p: byLine(discussion, language) },
      ...paragraphs(discussion.description),
      ...commentBlocks(written, parts),
      ...rest,
      { links: [[words.back, words.path]] },
    ],
  }
}

/** `/profile?uid=`: a member's latest discussions, or only the name of one who keeps them private. Never listed. */
export const profilePage = async (search: URLSearchParams, said: Said, parts: ForumParts): Promise<Said> => {
  const { ctx, words, language } = parts
  const uid = idIn(search.get('uid') ?? '')
  if (uid === 0) return { ...said, listed: false }
  const [profile, posts] = await Promise.all([
    findProfile(ctx.db, uid),
    listDiscussionsOf(ctx.db, uid, { viewer: null, start: 0 }),
  ])
  if (!profile) return { ...missing(words, words.noProfile, words.noProfileText), title: said.title }
  return {
    ...said,
    title: fill(words.discussionTitle, { title: profile.handle }),
    heading: profile.handle,
    listed: false,
    blocks: [
      ...listed(
        posts.rows.map((row) => toDiscussion(row, language)),
        parts,
      ),
      { links: [[words.back, words.path]] },
    ],
  }
}
