import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import css from './facts-dialog.module.css'
import type { Mark } from './marked-text.ts'
import { replyTexts } from './texts.ts'

type FactsDialogProps = {
  mark: Mark | null
  /** null when the birth details of the talk were deleted: then there is no kundli to open */
  bid: number | null
  onClose: () => void
}

/** A day at a place, as in `2026-12-18,26.91,75.79`. */
const DAY_AT = /^(\d{4}-\d{2}-\d{2}),(-?[\d.]+),(-?[\d.]+)$/

type Opens = Mark['facts'][number]['opens']

/** The panchang of a day that is not that of the birth. */
const dayOf = ({ kind, id }: Opens): string | null => {
  const [, date, lat, lng] = (kind === 'panchang' && DAY_AT.exec(id)) || []
  return date === undefined ? null : to('panchang', { date, lat, lng })
}

/** Where a fact is shown: in the kundli, beside the kundli it compares, or in the panchang of its day. */
const addressOf = (opens: Opens, bid: number): string => {
  const { kind, id } = opens
  if (kind === 'match') return to('match', { one: bid, two: id })
  return dayOf(opens) ?? to('kundli', { bid, open: `${kind}.${id}` })
}

/** The computed facts behind one sentence, each with the way to its placement in the kundli. */
export const FactsDialog = ({ mark, bid, onClose }: FactsDialogProps) => {
  const t = useTexts(replyTexts)
  if (!mark) return null
  return (
    <Dialog open onClose={onClose} title={t.restsOn} description={t.restsOnLede}>
      <ul className={css.facts}>
        {mark.facts.map((fact) => (
          <li key={fact.id}>
            <p lang={languageOf(fact.text)}>{fact.text}</p>
            {bid === null ? null : (
              <Link to={addressOf(fact.opens, bid)} onClick={onClose}>
                {fact.opens.kind === 'match' ? t.openMatch : dayOf(fact.opens) ? t.openDay : t.openPlacement}
                <Icon of={ArrowRight} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
