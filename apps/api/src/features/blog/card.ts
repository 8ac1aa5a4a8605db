import type { BlogPost } from '@dhruva/adapters'
import type { BlogCard } from '@dhruva/contract'

/** A post as a card of the web shows it. */
export const cardOf = ({ id, slug, title, excerpt, at, categories, media }: BlogPost): BlogCard => ({
  ...{ id, slug, title, excerpt, at },
  category: categories[0]?.name ?? null,
  image: media
    ? { url: media.url, alt: media.alt }
    : { url: `/blog-pictures/${encodeURIComponent(slug)}.svg`, alt: '' },
})
