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

/** Where a fact is shown: in the kundli, or beside the kundli it compares. */
const addressOf = ({ opens: { kind, id } }: Mark['facts'][number], bid: number): string =>
  kind === 'match' ? to('match', { one: bid, two: id }) : to('kundli', { bid, open: `${kind}.${id}` })

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
              <Link to={addressOf(fact, bid)}>
                {fact.opens.kind === 'match' ? t.openMatch : t.openPlacement}
                <Icon of={ArrowRight} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
