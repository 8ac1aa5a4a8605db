import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Go, type Way } from './go.tsx'
import shared from './kundli-view.module.css'
import { pageTexts } from './texts.ts'

/** From a part of the kundli to the talk about it; `about` tells the links apart for a screen reader. */
export const AskLink = ({ to, about }: { to: Way; about: string }) => {
  const t = useTexts(pageTexts)
  return (
    <Go
      look="text"
      size="sm"
      to={to}
      className={cx(shared.noPrint, shared.ask)}
      aria-label={`${t.askOracle}: ${about}`}
    >
      {t.askOracle}
    </Go>
  )
}
