import type { StatementLine } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Clock } from '#ui/icons.ts'
import css from './line.module.css'
import { statementTexts } from './texts.ts'

/** One line: why, of what, when; what came or went, and what was there after it. */
export const Line = ({ line }: { line: StatementLine }) => {
  const t = useTexts(statementTexts)
  const format = useFormat()
  const { unit, change, balance, text, reference, asst_id, at, held } = line
  const figure = unit === 'wallet' ? format.rupees : format.number
  const came = change > 0
  return (
    <li className={css.line} data-unit={unit}>
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        <p className={css.about}>
          <span className={css.unit}>{t.units[unit]}</span>
          <time dateTime={at}>{format.time(at)}</time>
          {held ? (
            <span className={css.held}>
              <Icon of={Clock} />
              {t.held}
            </span>
          ) : null}
          {asst_id ? <Link to={to('chats', { chat: asst_id })}>{t.chat}</Link> : null}
        </p>
        {reference ? (
          <p className={css.reference} lang="en">
            {reference}
          </p>
        ) : null}
      </div>
      <p className={css.figures}>
        <span className={cx(css.change, came && css.came)}>
          {came ? t.plus(figure(change)) : t.minus(figure(-change))}
        </span>
        <span className={css.left}>{t.left(figure(balance))}</span>
      </p>
    </li>
  )
}
