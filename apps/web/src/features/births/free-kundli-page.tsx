import { useTexts } from '#lib/i18n.ts'
import { Accordion } from '#ui/accordion.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { AboutSection } from './about-section.tsx'
import { FormPage } from './form-page.tsx'
import css from './free-kundli-page.module.css'
import { birthTexts } from './texts.ts'

const Faq = () => {
  const t = useTexts(birthTexts)
  return (
    <section className={`page ${css.faq}`}>
      <SectionHead eyebrow={t.faqEyebrow} title={t.faqTitle} />
      <Accordion items={t.faq.map(({ title, body }) => ({ title, body: <p>{body}</p> }))} />
    </section>
  )
}

/** `/free-kundli`: the form for everyone and six questions. */
export const FreeKundliPage = () => (
  <FormPage kind="free">
    <AboutSection />
    <Faq />
  </FormPage>
)
