import { site, type Video } from '@dhruva/contract'
import { useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { isSparing } from '#lib/line.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { Play } from '#ui/icons.ts'
import { SectionHead } from '#ui/marks.tsx'
import { homeTexts } from './texts.ts'
import css from './videos.module.css'

const HOUR_MS = 3_600_000

/** What follows `v=` in the address of a video; null: it has none. */
const idOf = ({ video }: Video) => /[?&]v=([\w-]+)/.exec(video)?.[1] ?? null

/** The still picture of a video; the player stands in its place once it is pressed. */
const VideoCard = ({ id, title }: { id: string; title: string }) => {
  const t = useTexts(homeTexts)
  const [plays, setPlays] = useState(false)
  return (
    <article className={css.card}>
      <div className={css.screen}>
        {plays ? (
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" aria-label={t.playVideo(title)} onClick={() => setPlays(true)}>
            {isSparing() ? null : (
              <img
                src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            )}
            <span className={css.play}>
              <Icon of={Play} />
            </span>
          </button>
        )}
      </div>
      <h3>{title}</h3>
    </article>
  )
}

/** The videos of the operator; nothing where there are none or they do not come. */
export const Videos = () => {
  const t = useTexts(homeTexts)
  const { data = [] } = useCall(site.getVideos, {}, { staleTimeMs: HOUR_MS })
  const videos = data.flatMap((video) => {
    const id = idOf(video)
    return id ? [{ id, title: video.title }] : []
  })
  if (videos.length === 0) return null
  return (
    <section className={`page ${css.section}`}>
      <Carousel label={t.videosTitle} heading={<SectionHead eyebrow={t.videosEyebrow} title={t.videosTitle} />}>
        {videos.map(({ id, title }) => (
          <VideoCard key={id} id={id} title={title} />
        ))}
      </Carousel>
      <p className={css.note}>{t.videosNote}</p>
    </section>
  )
}
