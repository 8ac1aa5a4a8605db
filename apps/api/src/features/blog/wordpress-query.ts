import type { BlogLanguage, BlogQuery } from '@dhruva/adapters'
import * as z from 'zod/mini'

const count = (least: number, most: number, fallback: number) =>
  z._default(z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))), fallback)

/** `1,2` and `1&id[]=2` are the same to WordPress. */
const listed = (value: unknown): unknown =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value

const ids = z.optional(
  z.pipe(z.transform(listed), z.array(z.coerce.number().check(z.int(), z.minimum(0))).check(z.maxLength(100))),
)
const slugs = z.optional(
  z.pipe(z.transform(listed), z.array(z.string().check(z.maxLength(300))).check(z.maxLength(100))),
)
const moment = z.optional(
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/)),
)

/** The parameters of a list of posts; others are ignored, as WordPress ignores them. */
export const PostsQuery = z.object({
  page: count(1, 100_000, 1),
  per_page: count(1, 100, 10),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  order: z._default(z.optional(z.enum(['asc', 'desc'])), 'desc'),
  orderby: z._default(z.optional(z.enum(['date', 'id', 'slug', 'title', 'modified', 'include'])), 'date'),
  slug: slugs,
  include: ids,
  exclude: ids,
  categories: ids,
  before: moment,
  after: moment,
  search: z.optional(z.string().check(z.maxLength(200))),
  _embed: z.optional(z.unknown()),
  lang: z.optional(z.enum(['en', 'hi'])),
})

/** `include[]=1&include[]=2`, as PHP takes a list, under the name that WordPress calls it. */
export const withLists = (query: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name.replace(/\[\d*\]$/, ''), value]))

/** The same as the port takes it. */
export const queryOf = (sent: z.output<typeof PostsQuery>, language: BlogLanguage): BlogQuery => ({
  language: sent.lang ?? language,
  page: sent.page,
  perPage: sent.per_page,
  offset: sent.offset,
  order: sent.order,
  orderby: sent.orderby,
  slugs: sent.slug,
  include: sent.include,
  exclude: sent.exclude,
  categories: sent.categories,
  before: sent.before,
  after: sent.after,
  search: sent.search,
})
