import type { Astrologer } from '@dhruva/common'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useHere } from '#lib/came-from.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { useQuestionsLeft } from '#lib/use-questions-left.ts'
import { chatTexts } from './texts.ts'
import css from './ways-on.module.css'

export type WaysOnProps = { astrologer: Astrologer; bid: number; celebrity: boolean; centred?: boolean }

/** Where to go when nothing is left to ask this astrologer with: the other one's questions, where questions are earned. */
export const WaysOn = ({ astrologer, bid, celebrity, centred = false }: WaysOnProps) => {
  const t = useTexts(chatTexts)
  const other: Astrologer = astrologer === 'Oracle' ? 'Astra' : 'Oracle'
  const here = useHere()
  const left = useQuestionsLeft()[other] ?? 0
  return (
    <ul className={cx(css.ways, centred && css.centred)} aria-label={t.waysOn}>
      <li>
        <Link to={`${to('recharges')}#${astrologer.toLowerCase()}`} state={here}>
          {t.recharge}
        </Link>
      </li>
      <li>
        <Link to={to('subscription')} state={here}>
          {t.subscribe}
        </Link>
      </li>
      {left > 0 ? (
        <li>
          <Link to={to(celebrity ? 'chatsCeleb' : 'chats', { type: other, bid })}>
            {t.askOther(other === 'Oracle' ? t.oracle : t.astra, left)}
          </Link>
        </li>
      ) : null}
      <li>
        <Link to={to('forum', { page: 1 })}>{t.earnQuestions}</Link>
      </li>
      <li>
        <Link to={to('createKundli')}>{t.savedKundlis}</Link>
      </li>
    </ul>
  )
}
