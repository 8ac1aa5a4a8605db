import { desk } from '@dhruva/contract/desk'
import { useTexts } from '#lib/i18n.ts'
import { useDesk } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { ActList } from '../parts/act-list.tsx'
import { Answer } from '../parts/answer.tsx'
import css from '../parts/parts.module.css'

/** What was done before about a person. */
export const ActsAbout = ({ target }: { target: string }) => {
  const t = useTexts(deskPeopleTexts)
  const found = useDesk(desk.getActs, { target })
  return (
    <section className={css.section} aria-labelledby="before">
      <h2 id="before">{t.before}</h2>
      <Answer of={found}>{({ acts }) => <ActList acts={acts} />}</Answer>
    </section>
  )
}
