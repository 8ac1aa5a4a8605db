import { type PredictionType, predictions, predictionTypes } from '@dhruva/contract'
import { useEffect } from 'react'
import { ApiFail, useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { alertUser } from '#ui/alert.tsx'
import css from './counters.module.css'
import { predictionTexts } from './texts.ts'

/** How many of each kind are left; the chosen kind stands out. */
export const Counters = ({ chosen }: { chosen: PredictionType }) => {
  const t = useTexts(predictionTexts)
  const format = useFormat()
  const { data, error } = useCall(predictions.getPredictionCounters, {}, { staleTimeMs: 0, keepLast: true })
  useEffect(() => {
    if (error instanceof ApiFail && error.httpStatus !== 401) void alertUser(error.message)
  }, [error])
  return (
    <div>
      <h2 className={css.head}>{t.counters}</h2>
      <dl className={css.counters}>
        {predictionTypes.map((type) => (
          <div key={type} className={cx(css.counter, type === chosen && css.chosen)} data-counter={type}>
            <dt>{t.counter[type]}</dt>
            <dd>{data ? format.number(data[`${type}_predictions`]) : '–'}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t.refill}</p>
    </div>
  )
}
