// What the tests use of the client; the package has no types of its own.
declare module 'wpapi' {
  type Post = {
    id: number
    slug: string
    date: string
    date_gmt: string
    featured_media: number
    title: { rendered: string }
  }
  type Media = { id: number; source_url: string }
  type Query<T> = PromiseLike<T[] & { _paging: { total: number; totalPages: number } }> & {
    perPage: (count: number) => Query<T>
    page: (number: number) => Query<T>
    order: (way: string) => Query<T>
    orderby: (field: string) => Query<T>
    slug: (slug: string) => Query<T>
    before: (moment: string) => Query<T>
    embed: () => Query<T>
    id: (id: number) => PromiseLike<T>
  }
  export default class WPAPI {
    constructor(options: { endpoint: string })
    posts: () => Query<Post>
    media: () => Query<Media>
  }
}
