import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Rule, SectionHead } from '#ui/marks.tsx'
import css from './about-section.module.css'
import { birthTexts } from './texts.ts'

/** What a kundli here holds, and how to make one. */
export const AboutSection = () => {
  const t = useTexts(birthTexts)
  return (
    <>
      <section className={`page ${css.section}`}>
        <SectionHead eyebrow={t.aboutEyebrow} title={t.aboutTitle} />
        <div className={css.three}>
          {t.about.map((part) => (
            <div key={part.title} className={css.part}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </div>
          ))}
        </div>
      </section>
      <div className="page">
        <Rule />
      </div>
      <section className={`page ${css.section}`}>
        <SectionHead eyebrow={t.howEyebrow} title={t.howTitle} />
        <ol className={css.three}>
          {t.how.map((step) => (
            <Card as="li" key={step.title} className={css.step}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </Card>
          ))}
        </ol>
      </section>
    </>
  )
}
