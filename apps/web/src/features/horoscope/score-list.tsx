import { type HoroscopeField, horoscopeFields } from '@dhruva/contract'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Meter } from '#ui/marks.tsx'
import css from './score-list.module.css'
import type { Answer } from './sky-band.tsx'
import { horoscopeTexts } from './texts.ts'

/** As the texts are chosen: the means of a field are near 60. */
const bandOf = (score: number) => (score >= 70 ? 'strong' : score >= 58 ? 'good' : score >= 46 ? 'mixed' : 'gentle')

const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

const Reasons = ({ field, answer }: { field: HoroscopeField; answer: Answer }) => {
  const t = useTexts(horoscopeTexts)
  const texts = new Map(answer.facts.map(({ id, text }) => [id, text]))
  return (
    <details className={css.why}>
      <summary>
        {t.why}
        <span className="vh">{t.whyOf(t.fields[field])}</span>
      </summary>
      <ul>
        {answer.response.bot_response[field].reasons.map(({ fact, points }) => (
          <li key={fact}>
            <b className={cx('num', points < 0 ? css.minus : css.plus)}>
              <span aria-hidden="true">{signed(points)}</span>
              <span className="vh">{t.points(signed(points))}</span>
            </b>
            <span>{texts.get(fact)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The six fields in order, each with its score, its words and what they rest on. */
export const ScoreList = ({ answer }: { answer: Answer }) => {
  const t = useTexts(horoscopeTexts)
  const { percent } = useFormat()
  return (
    <section className={css.fields} aria-label={t.scores}>
      {horoscopeFields.map((field) => {
        const { score, split_response } = answer.response.bot_response[field]
        const band = t.bands[bandOf(score)]
        const share = percent(score / 100)
        return (
          <article key={field} className={css.field}>
            <div className={css.head}>
              <h2>{t.fields[field]}</h2>
              <p>
                {band} <b className="num">{share}</b>
              </p>
            </div>
            <Meter label={t.fields[field]} value={score / 100} text={t.meter(t.fields[field], share, band)} />
            <p className={css.text}>{split_response}</p>
            <Reasons field={field} answer={answer} />
          </article>
        )
      })}
    </section>
  )
}
