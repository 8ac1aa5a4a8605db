import type { BlogCard } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { Card, CardLink } from './card.tsx'
import css from './post-card.module.css'

/** The address of a post of the blog. */
export const postAddress = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`

const PostCard = ({ post, level }: { post: BlogCard; level: 2 | 3 }) => {
  const { date } = useFormat()
  const { slug, title, excerpt, at, category, image } = post
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="li" className={css.card}>
      <img src={image.url} alt={image.alt} width={640} height={360} loading="lazy" decoding="async" />
      <div className={css.words}>
        <p className={css.of}>
          {category === null ? null : <span>{category}</span>}
          <time dateTime={at}>{date(at)}</time>
        </p>
        <Heading className={css.title}>
          <CardLink to={postAddress(slug)}>{title}</CardLink>
        </Heading>
        <p className={css.excerpt}>{excerpt}</p>
      </div>
    </Card>
  )
}

/** Posts of the blog as cards, in one, two or three columns. */
export const PostCards = ({ posts, level }: { posts: readonly BlogCard[]; level: 2 | 3 }) => (
  <ul className={css.cards}>
    {posts.map((post) => (
      <PostCard key={post.slug} post={post} level={level} />
    ))}
  </ul>
)
