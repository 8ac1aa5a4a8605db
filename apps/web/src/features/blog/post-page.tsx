import { blogs, type ResultOf } from '@dhruva/contract'
import { Link, useParams } from 'react-router-dom'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { postAddress } from '#ui/post-card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { blogsAddress } from './address.ts'
import css from './post-page.module.css'
import { blogTexts } from './texts.ts'

type Read = ResultOf<typeof blogs.getBlogPost>

/** The post in the words of schema.org. */
const articleOf = ({ title, excerpt, at, image, category }: Read['post']) => ({
  published: at,
  data: (origin: string, url: string) => ({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    datePublished: at,
    image: origin + image.url,
    ...(category === null ? {} : { articleSection: category }),
    publisher: { '@type': 'Organization', name: 'Dhruva', url: origin },
    mainEntityOfPage: url,
    url,
  }),
})

const Around = ({ previous, next }: Pick<Read, 'previous' | 'next'>) => {
  const t = useTexts(blogTexts)
  const links = [
    { post: previous, word: t.previous, rel: 'prev' },
    { post: next, word: t.next, rel: 'next' },
  ]
  return (
    <nav className={css.around} aria-label={t.around}>
      {links.map(({ post, word, rel }) =>
        post ? (
          <Link key={rel} to={postAddress(post.slug)} rel={rel} className={css[rel]}>
            <span>{word}</span>
            <strong>{post.title}</strong>
          </Link>
        ) : null,
      )}
    </nav>
  )
}

const Article = ({ post, previous, next }: Read) => {
  const t = useTexts(blogTexts)
  const { date } = useFormat()
  return (
    <>
      <article className={css.article}>
        <header>
          {post.category === null ? null : <Eyebrow>{post.category}</Eyebrow>}
          <h1 tabIndex={-1}>{post.title}</h1>
          <p className={css.of}>
            <time dateTime={post.at}>{date(post.at)}</time>
            <span>{t.minutes(post.minutes)}</span>
          </p>
        </header>
        <img src={post.image.url} alt={post.image.alt} width={1200} height={675} decoding="async" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans it, ADR 51 */}
        <div className={css.content} dangerouslySetInnerHTML={{ __html: post.content }} />
      </article>
      <Around previous={previous} next={next} />
      <p>
        <LinkButton look="line" to={blogsAddress()}>
          {t.toAll}
        </LinkButton>
      </p>
    </>
  )
}

const slugOf = ({ slug = '' }: Readonly<Record<string, string | undefined>>) => slug.slice(0, 300)

/** `/blogs/{slug}`: a post of the blog, and the ones before and after it. */
export const PostPage: Screen = () => {
  const t = useTexts(blogTexts)
  const slug = slugOf(useParams())
  const { data, error, refetch } = useCall(blogs.getBlogPost, { slug })
  const isMissing = error !== null && 'httpStatus' in error && error.httpStatus === 404
  const post = isMissing ? undefined : data?.post
  usePage({
    title: t.postHead(post?.title ?? t.post),
    description: post?.excerpt,
    listed: !isMissing,
    missing: isMissing,
    canonical: post && postAddress(post.slug),
    article: import.meta.env.SSR && post ? articleOf(post) : undefined,
  })
  return (
    <div className={`page-narrow ${css.page}`}>
      {post && data ? (
        <Article {...data} />
      ) : (
        <>
          <h1 className="vh" tabIndex={-1}>
            {t.post}
          </h1>
          {isMissing ? (
            <EmptyState title={t.missing} action={<LinkButton to={blogsAddress()}>{t.toAll}</LinkButton>} />
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading label={t.loading} lines={12} />
          )}
        </>
      )}
    </div>
  )
}

PostPage.prefetch = (_, __, params) => {
  const slug = slugOf(params)
  return { address: postAddress(slug), calls: [prefetched(blogs.getBlogPost, { slug })], suitsMembers: true }
}
