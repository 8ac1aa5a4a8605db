import { site, type Testimonial } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Carousel } from '#ui/carousel.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { Initial } from '#ui/portrait.tsx'
import css from './testimonials.module.css'
import { homeTexts } from './texts.ts'

const HOUR_MS = 3_600_000

const Said = ({ name, designation, avatar, comments, complimentTag }: Testimonial) => (
  <Card as="article" className={css.card}>
    <p className={css.tag}>{complimentTag}</p>
    <blockquote>{comments}</blockquote>
    <div className={css.who}>
      {avatar ? (
        <img src={avatar} alt="" width={48} height={48} loading="lazy" decoding="async" />
      ) : (
        <Initial name={name} size="md" />
      )}
      <p>
        <b>{name}</b>
        <span>{designation}</span>
      </p>
    </div>
  </Card>
)

/** What people said of the service, one, two or three beside each other; nothing where the operator passes nothing on. */
export const Testimonials = () => {
  const t = useTexts(homeTexts)
  const { data = [] } = useCall(site.getTestimonials, {}, { staleTimeMs: HOUR_MS })
  if (data.length === 0) return null
  return (
    <section className={`page ${css.section}`}>
      <Carousel
        label={t.testimonialsTitle}
        heading={<SectionHead eyebrow={t.testimonialsEyebrow} title={t.testimonialsTitle} />}
        className={css.strip}
      >
        {data.map((one) => (
          <Said key={`${one.name} ${one.comments}`} {...one} />
        ))}
      </Carousel>
    </section>
  )
}
