import type { Astrologer } from '@dhruva/common'
import { astrologers } from '@dhruva/contract'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { useSession } from '#lib/session.ts'
import { useQuestionsLeft } from '#lib/use-questions-left.ts'
import { Button } from '#ui/button.tsx'
import { AiNote, Eyebrow, Rule } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './landing-page.module.css'
import { astrologerTexts } from './texts.ts'

type Info = { description: string; price: number; free: number }

const Offer = ({ of, info }: { of: Astrologer; info: Info }) => {
  const t = useTexts(astrologerTexts)
  const format = useFormat()
  const session = useSession()
  const left = useQuestionsLeft()[of]
  const questions = session ? left : info.free
  const login = useLogin()
  const navigate = useNavigate()
  const goOn = () => navigate(to('createKundli', { type: of }))
  return (
    <>
      <p className={css.lede}>{info.description}</p>
      <dl className={css.figures}>
        <div>
          <dt>{t.perQuestion}</dt>
          <dd>{format.rupees(info.price)}</dd>
        </div>
        {questions === undefined ? null : (
          <div>
            <dt>{session ? t.questionsLeft : t.freeQuestions}</dt>
            <dd>{questions}</dd>
          </div>
        )}
      </dl>
      <p>
        <Button look="accent" size="lg" onClick={session ? goOn : () => login.open({ onDone: goOn })}>
          {t.chatWith(of === 'Oracle' ? t.oracle : t.astra)}
        </Button>
      </p>
      <AiNote />
    </>
  )
}

const Reasons = ({ of }: { of: Astrologer }) => {
  const t = useTexts(astrologerTexts)
  const samples = of === 'Oracle' ? t.oracleSamples : t.astraSamples
  return (
    <div className={`page ${css.more}`}>
      <section>
        <h2>{t.canAsk}</h2>
        <ul className={css.samples}>
          {samples.map((sample) => (
            <li key={sample}>{sample}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.checkTitle}</h2>
        <ol className={css.check}>
          {t.check.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** `/oracle` and `/astra`: who they are, what a question costs, how many are free or left. */
const LandingPage = ({ astrologer: of }: { astrologer: Astrologer }) => {
  const t = useTexts(astrologerTexts)
  const { data, error, refetch } = useCall(astrologers.getAstrologerInfo, {})
  const isOracle = of === 'Oracle'
  const info = data && {
    description: isOracle ? data.oracle_desc : data.astra_desc,
    price: isOracle ? data.oracle_price : data.astra_price,
    free: isOracle ? data.free_oracle_questions : data.free_astra_questions,
  }
  const reason = error instanceof ApiFail ? error.message : t.unreachable
  return (
    <div className={cx(css.ground, isOracle ? css.oracle : css.astra)}>
      <div className={`page ${css.top}`}>
        <Portrait of={of} alt={isOracle ? t.oraclePortrait : t.astraPortrait} className={css.portrait} />
        <div className={css.words}>
          <Eyebrow>{t.eyebrow}</Eyebrow>
          <h1 tabIndex={-1}>{isOracle ? t.oracleTitle : t.astraTitle}</h1>
          {info ? <Offer of={of} info={info} /> : null}
          {!info && error ? <ErrorState onRetry={() => void refetch()}>{t.error(reason)}</ErrorState> : null}
          {!info && !error ? <Loading label={t.loading} /> : null}
        </div>
      </div>
      <div className="page">
        <Rule />
      </div>
      <Reasons of={of} />
    </div>
  )
}

/** `/oracle` */
export const OraclePage = () => <LandingPage astrologer="Oracle" />

/** `/astra` */
export const AstraPage = () => <LandingPage astrologer="Astra" />
