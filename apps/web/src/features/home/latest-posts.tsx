import { blogs } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { PostCards } from '#ui/post-card.tsx'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** What `LatestPosts` asks. */
export const LATEST = { page: 1, per_page: 3 }

/** The three newest posts of the blog; nothing where the blog does not answer. */
export const LatestPosts = () => {
  const t = useTexts(homeTexts)
  const { data } = useCall(blogs.getBlogPosts, LATEST)
  if (!data || data.posts.length === 0) return null
  return (
    <section className={`page ${css.section}`}>
      <SectionHead
        eyebrow={t.postsEyebrow}
        title={t.postsTitle}
        aside={
          <LinkButton look="line" to={to('blogs')}>
            {t.allPosts}
          </LinkButton>
        }
      />
      <PostCards posts={data.posts} level={3} />
    </section>
  )
}
