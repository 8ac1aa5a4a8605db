import type { DeskAct } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskLogTexts } from '../lib/texts.ts'
import { useActWords } from './act-words.ts'
import css from './parts.module.css'

/** Acts as the log has them. */
export const ActList = ({ acts }: { acts: readonly DeskAct[] }) => {
  const t = useTexts(deskLogTexts)
  const format = useFormat()
  const words = useActWords()
  if (acts.length === 0) return <p className={css.quiet}>{t.none}</p>
  return (
    <ul className={css.list}>
      {acts.map((act) => (
        <Card as="li" tight key={act.id} className={css.row}>
          <div className={css.line}>
            <Tag tone="dasha">{t.commands[act.command] ?? act.command}</Tag>
            <strong lang="en">{act.target}</strong>
            {words.target(act)}
            <span className={`${css.quiet} num`}>
              #{act.id} · {format.dateTime(act.at)} · {act.operator} · {act.at_desk ? t.atDesk : t.atShell}
            </span>
          </div>
          <p>{act.reason}</p>
          <p className={css.quiet}>{words.details(act)}</p>
        </Card>
      ))}
    </ul>
  )
}
