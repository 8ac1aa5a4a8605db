import { desk, type SettingChange } from '@dhruva/contract/desk'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { useDesk } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { Answer } from './answer.tsx'
import css from './parts.module.css'

type Props = {
  /** of the setting */
  name: string
  /** what was set, where it can be told in a word */
  say?: (change: SettingChange) => ReactNode
  /** where nothing is set any more; else that it is as configured */
  asWas?: string
}

const Changes = ({ name, say, asWas }: Props) => {
  const t = useTexts(deskHouseTexts)
  const format = useFormat()
  const found = useDesk(desk.getSettingChanges, { name })
  return (
    <Answer of={found}>
      {({ changes }) =>
        changes.length === 0 ? (
          <p className={css.quiet}>{t.neverChanged}</p>
        ) : (
          <ol className={css.list}>
            {changes.map((change) => (
              <li key={change.id} className={css.quiet}>
                <span className="num">
                  {format.dateTime(change.at)} · {change.operator}
                  {change.since > change.at ? ` · ${t.holdsFrom(format.dateTime(change.since))}` : ''}
                </span>
                {' · '}
                {change.value === null ? (asWas ?? t.asConfigured) : say?.(change)}
                <br />
                {change.reason}
              </li>
            ))}
          </ol>
        )
      }
    </Answer>
  )
}

/** How a setting was changed, asked for when it is opened. */
export const SettingHistory = (props: Props) => {
  const t = useTexts(deskHouseTexts)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" look="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t.history}
      </Button>
      <div id={id} className={css.full} hidden={!isOpen}>
        {isOpen ? <Changes {...props} /> : null}
      </div>
    </>
  )
}
