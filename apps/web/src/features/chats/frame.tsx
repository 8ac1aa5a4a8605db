import type { ChatSummary } from '@dhruva/contract'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { shellTexts } from '#app/texts.ts'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { useMedia } from '#lib/use-media.ts'
import { IconButton } from '#ui/button.tsx'
import { Sheet } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import css from './frame.module.css'
import { type History, HistoryList } from './history.tsx'
import { chatTexts } from './texts.ts'

const kundliPanel = codeOf(() => import('./kundli-panel.tsx').then((m) => m.KundliPanel))

type FrameProps = {
  history: History
  /** the chat on screen */
  current: string | null
  onOpen: (chat: ChatSummary) => void
  /** whose kundli stands beside the chat */
  bid: number | null
  mark: Mark | null
  /** Not a chat but the choice of one. */
  choosing?: boolean
  /** given the way to the history, which phones show at the start of the header */
  children: (before: ReactNode) => ReactNode
}

/** A chat on a phone has no header and footer: the ways out of it. */
const Ways = () => {
  const { links } = useTexts(shellTexts)
  const t = useTexts(chatTexts)
  return (
    <nav className={css.ways} aria-label={t.elsewhere}>
      <Link to={to('home')}>{links.home}</Link>
      <Link to={to('createKundli')}>{links.savedKundli}</Link>
      <Link to={to('forum', { page: 1 })}>{links.astroHub}</Link>
    </nav>
  )
}

/** History left (a sheet on phones), the chat, and from 1184 px the kundli it is about. */
export const Frame = ({ history, current, onOpen, bid, mark, choosing = false, children }: FrameProps) => {
  const t = useTexts(chatTexts)
  const [sheet, setSheet] = useState(false)
  const [search] = useSearchParams()
  // where it does not stand beside the chat, as in frame.module.css, the kundli is not fetched either
  const isWide = useMedia('(min-width: 74rem)')
  const isLegacy = search.get('layout') === 'legacy'
  const open = (chat: ChatSummary) => {
    setSheet(false)
    onOpen(chat)
  }
  const list = { history, current, onOpen: open }
  const before = (
    <IconButton className={css.back} label={t.openHistory} onClick={() => setSheet(true)}>
      <Icon of={ArrowLeft} />
    </IconButton>
  )
  return (
    <div className={cx(css.frame, !choosing && css.whole, isLegacy && css.legacy)}>
      {isLegacy ? null : (
        <aside className={css.history} aria-label={t.history}>
          <HistoryList {...list} />
        </aside>
      )}
      <section className={css.chat} aria-label={t.title}>
        {children(before)}
      </section>
      {bid === null || !isWide ? null : (
        <aside className={css.panel} aria-label={t.kundli}>
          <Late of={kundliPanel}>{(KundliPanel) => <KundliPanel key={bid} bid={bid} mark={mark} />}</Late>
        </aside>
      )}
      <Sheet open={sheet} onClose={() => setSheet(false)} title={t.history} hideTitle side="left">
        <HistoryList {...list} inSheet />
        {choosing ? null : <Ways />}
      </Sheet>
    </div>
  )
}
