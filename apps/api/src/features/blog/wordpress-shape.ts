import type { BlogMedia, BlogPost } from '@dhruva/adapters'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Words as HTML. */
export const htmlOf = (words: string): string => words.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

const gmtOf = ({ at }: BlogPost) => at.slice(0, 19)

/** A picture as WordPress's REST API has it. */
export const mediaShape = ({ id, url, alt, mime }: BlogMedia, site: string) => ({
  id,
  type: 'attachment',
  media_type: 'image',
  mime_type: mime,
  alt_text: alt,
  title: { rendered: htmlOf(alt) },
  source_url: new URL(url, site).href,
  media_details: {},
  _links: { self: [{ href: new URL(`/wp-json/wp/v2/media/${id}`, site).href }] },
})

const termShape = ({ id, name, slug }: BlogPost['categories'][number]) => ({
  id,
  name: htmlOf(name),
  slug,
  taxonomy: 'category',
})

/** A post as WordPress's REST API has it (https://developer.wordpress.org/rest-api/reference/posts/). */
export const postShape = (post: BlogPost, site: string, isEmbedded: boolean) => {
  const rest = (path: string) => new URL(`/wp-json/wp/v2/${path}`, site).href
  const { id, slug, date, title, excerpt, content, categories, media } = post
  return {
    id,
    date,
    date_gmt: gmtOf(post),
    modified: date,
    modified_gmt: gmtOf(post),
    slug,
    status: 'publish',
    type: 'post',
    link: new URL(`/blogs/${encodeURIComponent(slug)}`, site).href,
    title: { rendered: htmlOf(title) },
    content: { rendered: content, protected: false },
    excerpt: { rendered: `<p>${htmlOf(excerpt)}</p>\n`, protected: false },
    author: 1,
    featured_media: media?.id ?? 0,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    format: 'standard',
    categories: categories.map((category) => category.id),
    tags: [],
    _links: {
      self: [{ href: rest(`posts/${id}`) }],
      collection: [{ href: rest('posts') }],
      ...(media ? { 'wp:featuredmedia': [{ embeddable: true, href: rest(`media/${media.id}`) }] } : {}),
    },
    ...(isEmbedded
      ? {
          _embedded: {
            ...(media ? { 'wp:featuredmedia': [mediaShape(media, site)] } : {}),
            'wp:term': [categories.map(termShape)],
          },
        }
      : {}),
  }
}
