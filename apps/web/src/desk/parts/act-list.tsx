import type { DeskAct } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskLogTexts } from '../lib/texts.ts'
import css from './parts.module.css'

const detailsOf = (details: DeskAct['details']) =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(' · ')

/** Acts as the log has them. */
export const ActList = ({ acts }: { acts: readonly DeskAct[] }) => {
  const t = useTexts(deskLogTexts)
  const format = useFormat()
  if (acts.length === 0) return <p className={css.quiet}>{t.none}</p>
  return (
    <ul className={css.list}>
      {acts.map((act) => (
        <Card as="li" tight key={act.id} className={css.row}>
          <div className={css.line}>
            <Tag tone="dasha">{t.commands[act.command] ?? act.command}</Tag>
            <strong lang="en">{act.target}</strong>
            <span className={`${css.quiet} num`}>
              #{act.id} · {format.dateTime(act.at)} · {act.operator} · {act.at_desk ? t.atDesk : t.atShell}
            </span>
          </div>
          <p>{act.reason}</p>
          {Object.keys(act.details).length > 0 ? (
            <p className={css.quiet} lang="en">
              {detailsOf(act.details)}
            </p>
          ) : null}
        </Card>
      ))}
    </ul>
  )
}
