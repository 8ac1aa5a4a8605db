/** A post as WordPress gives it, its HTML cleaned. */
export type BlogPost = {
  id: number
  slug: string
  /** by the clock of the blog: 2026-10-28T09:00:00 */
  date: string
  /** ISO 8601 UTC */
  at: string
  /** plain text */
  title: string
  /** plain text */
  excerpt: string
  /** cleaned HTML */
  content: string
  /** plain text, such as 'Dasha' */
  categories: readonly { id: number; name: string; slug: string }[]
  media: BlogMedia | null
}

export type BlogMedia = {
  id: number
  /** on this site */
  url: string
  alt: string
  mime: string
}

export type BlogLanguage = 'en' | 'hi'

/** What WordPress calls these; `before` and `after` are moments by the clock of the blog. */
export type BlogQuery = {
  language: BlogLanguage
  page: number
  perPage: number
  offset?: number | undefined
  order: 'asc' | 'desc'
  orderby: 'date' | 'id' | 'slug' | 'title' | 'modified' | 'include'
  slugs?: readonly string[] | undefined
  include?: readonly number[] | undefined
  exclude?: readonly number[] | undefined
  categories?: readonly number[] | undefined
  before?: string | undefined
  after?: string | undefined
  search?: string | undefined
}

export type BlogList = { posts: readonly BlogPost[]; total: number }

/** Where posts come from. */
export type Blog = {
  list: (query: BlogQuery) => Promise<BlogList>
  /** null: there is none */
  post: (id: number, language: BlogLanguage) => Promise<BlogPost | null>
  media: (id: number) => Promise<BlogMedia | null>
  /** a picture of the blog, by its path below the folder of uploads; null where pictures come with the product, or there is none */
  file: (path: string) => Promise<{ body: Buffer; type: string } | null>
}

/** `refused`: it answers, and not this */
export type BlogFault = 'timeout' | 'unreachable' | 'status' | 'answer' | 'refused'

/** The configured blog does not answer, or what it answers is none. */
export class BlogUnavailable extends Error {
  override name = 'BlogUnavailable'
  readonly fault: BlogFault
  constructor(fault: BlogFault) {
    super(`the blog: ${fault}`)
    this.fault = fault
  }
}
