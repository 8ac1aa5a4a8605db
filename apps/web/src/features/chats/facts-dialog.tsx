import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import css from './facts-dialog.module.css'
import type { Mark } from './marked-text.ts'
import { chatTexts } from './texts.ts'

type FactsDialogProps = {
  mark: Mark | null
  /** null when the birth details of the talk were deleted: then there is no kundli to open */
  bid: number | null
  onClose: () => void
}

/** The computed facts behind one sentence, each with the way to its placement in the kundli. */
export const FactsDialog = ({ mark, bid, onClose }: FactsDialogProps) => {
  const t = useTexts(chatTexts)
  if (!mark) return null
  return (
    <Dialog open onClose={onClose} title={t.restsOn} description={t.restsOnLede}>
      <ul className={css.facts}>
        {mark.facts.map((fact) => (
          <li key={fact.id}>
            <p>{fact.text}</p>
            {bid === null ? null : (
              <Link to={to('kundli', { bid, open: `${fact.opens.kind}.${fact.opens.id}` })}>
                {t.openPlacement}
                <Icon of={ArrowRight} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
