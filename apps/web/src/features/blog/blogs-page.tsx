import { blogs } from '@dhruva/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { shellTexts } from '#app/texts.ts'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { PostCards } from '#ui/post-card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { blogsAddress, pageIn } from './address.ts'
import css from './blogs-page.module.css'
import { blogTexts } from './texts.ts'

const Pager = ({ page, count }: { page: number; count: number }) => {
  const t = useTexts(blogTexts)
  if (count < 2) return null
  return (
    <nav className={css.pager} aria-label={t.pages}>
      {page > 1 ? (
        <Link to={blogsAddress(page - 1)} rel="prev">
          {t.previous}
        </Link>
      ) : null}
      <span className="num">{t.pageOf(page, count)}</span>
      {page < count ? (
        <Link to={blogsAddress(page + 1)} rel="next">
          {t.next}
        </Link>
      ) : null}
    </nav>
  )
}

const Posts = ({ page }: { page: number }) => {
  const t = useTexts(blogTexts)
  const { blogs: head } = useTexts(shellTexts).pages
  const { data, error, refetch } = useCall(blogs.getBlogPosts, { page })
  const isBeyond = data !== undefined && data.posts.length === 0 && page > 1
  usePage({
    title: page > 1 ? t.pageHead(page) : head.title,
    description: head.description,
    listed: !isBeyond,
    missing: isBeyond,
    canonical: page > 1 ? blogsAddress(page) : undefined,
  })
  if (data && data.posts.length > 0)
    return (
      <>
        <PostCards posts={data.posts} level={2} />
        <Pager page={page} count={data.page_count} />
      </>
    )
  if (isBeyond) return <EmptyState title={t.beyond} action={<LinkButton to={blogsAddress()}>{t.toFirst}</LinkButton>} />
  if (data) return <EmptyState title={t.noneYet} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <Loading label={t.loading} lines={12} />
}

/** `/blogs?page=`: posts of the blog, newest first, nine a page. */
export const BlogsPage: Screen = () => {
  const t = useTexts(blogTexts)
  const language = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.heading}>
        {t.lede}
      </SectionHead>
      <Posts key={page} page={page} />
      <p className={css.feed}>
        <a href={language === 'hi' ? '/blogs/rss-hi.xml' : '/blogs/rss.xml'}>{t.feed}</a>
      </p>
    </div>
  )
}

BlogsPage.prefetch = (search) => {
  const page = pageIn(search)
  const calls = [prefetched(blogs.getBlogPosts, { page })]
  const isFirst = page === 1
  return { address: isFirst ? blogsAddress() : blogsAddress(page), calls, isShared: isFirst, suitsMembers: true }
}
