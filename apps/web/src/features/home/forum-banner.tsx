import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Eyebrow } from '#ui/marks.tsx'
import css from './forum-banner.module.css'
import { homeTexts } from './texts.ts'

/** The way to AstroHub. */
export const ForumBanner = () => {
  const t = useTexts(homeTexts)
  return (
    <section className={`page ${css.section}`}>
      <div className={css.banner}>
        <div>
          <Eyebrow>{t.forumEyebrow}</Eyebrow>
          <h2>{t.forumTitle}</h2>
          <p>{t.forumText}</p>
        </div>
        <LinkButton look="solid" to={to('forum', { page: 1 })}>
          {t.forumAction}
          <Icon of={ArrowRight} />
        </LinkButton>
      </div>
    </section>
  )
}
