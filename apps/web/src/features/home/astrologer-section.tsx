import type { Astrologer } from '@dhruva/common'
import { astrologers } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useSession } from '#lib/session.ts'
import { useQuestionsLeft } from '#lib/use-questions-left.ts'
import { LinkButton } from '#ui/button.tsx'
import { AiNote, SectionHead } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import css from './astrologer-section.module.css'
import { homeTexts } from './texts.ts'

type CardProps = { of: Astrologer; price: number | undefined; free: number | undefined; level: 2 | 3 }

const AstrologerCard = ({ of, price, free, level }: CardProps) => {
  const t = useTexts(homeTexts)
  const format = useFormat()
  const isMember = useSession() !== null
  const left = useQuestionsLeft()[of]
  const questions = isMember ? left : free
  const isOracle = of === 'Oracle'
  const Name = level === 2 ? 'h2' : 'h3'
  const name = isOracle ? t.oracle : t.astra
  return (
    <article className={cx(css.card, isOracle ? css.oracle : css.astra)}>
      <Portrait of={of} alt="" className={css.portrait} />
      <div>
        <Name>{name}</Name>
        <p className={css.role}>{isOracle ? t.oracleRole : t.astraRole}</p>
        <dl className={css.figures}>
          {price === undefined ? null : (
            <div>
              <dt>{t.perQuestion}</dt>
              <dd>{format.rupees(price)}</dd>
            </div>
          )}
          {questions === undefined ? null : (
            <div>
              <dt>{isMember ? t.youHave : t.freeToStart}</dt>
              <dd>{t.questions(questions)}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={css.foot}>
        <LinkButton look="accent" to={to(isMember ? 'createKundli' : 'freeKundli', { type: of })}>
          {t.chatWith(name)}
        </LinkButton>
        <AiNote className={css.note} />
      </div>
    </article>
  )
}

/** `#chat-with-ai`: Oracle and Astra. Without the info call the cards stand without price and counts. */
export const AstrologerSection = ({ withHeading }: { withHeading: boolean }) => {
  const t = useTexts(homeTexts)
  const { data } = useCall(astrologers.getAstrologerInfo, {})
  const level = withHeading ? 3 : 2
  return (
    <section className={`page ${css.section}`} id="chat-with-ai" aria-label={t.ourAstrologers}>
      {withHeading ? <SectionHead eyebrow={t.twoWays} title={t.ourAstrologers} /> : null}
      <div className={css.cards}>
        <AstrologerCard of="Oracle" price={data?.oracle_price} free={data?.free_oracle_questions} level={level} />
        <AstrologerCard of="Astra" price={data?.astra_price} free={data?.free_astra_questions} level={level} />
      </div>
    </section>
  )
}
