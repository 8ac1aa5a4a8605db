import { shellTexts } from '#app/texts.ts'
import { useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { Skyline } from '#ui/skyline.tsx'
import css from './not-found-page.module.css'

/** No page at this address: the skyline, one sentence, the way home. */
export const NotFoundPage = () => {
  const { notFound: t } = useTexts(shellTexts)
  return (
    <div className={css.sky}>
      <div className={`page ${css.words}`}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <LinkButton to="/" look="accent" size="lg">
          {t.home}
        </LinkButton>
      </div>
      <Skyline className={css.skyline} />
    </div>
  )
}
