import { type MouseEvent, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { refreshSession } from '#lib/session.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowDown, ArrowUp } from '#ui/icons.ts'
import { discussionTexts } from '../shared/texts.ts'
import { useVote, type Voting } from './use-vote.ts'
import { VoiceDialog } from './voice-dialog.tsx'
import css from './vote-buttons.module.css'

type VoteButtonsProps = Voting & {
  /** one below the other from 640 px on */
  column?: boolean
}

/** Up and down with their counts. A visitor is asked to log in. */
export const VoteButtons = ({ column, ...voting }: VoteButtonsProps) => {
  const t = useTexts(discussionTexts)
  const format = useFormat()
  const { votes, press: vote } = useVote(voting)
  const [asking, setAsking] = useState(false)
  const [voted, setVoted] = useState(false)
  const pressed = useRef<HTMLButtonElement>(null)
  const { upvotes, downvotes, my_vote } = votes
  const press = (type: 1 | 0) => (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget
    if (refreshSession()?.uid == null) return setAsking(true)
    setVoted(true)
    vote(type)
  }
  return (
    <div className={cx(css.votes, column && css.column)} data-votes>
      <button type="button" aria-label={t.upvote} aria-pressed={my_vote === 1} onClick={press(1)}>
        <Icon of={ArrowUp} />
      </button>
      <span className={`${css.count} num`} data-up>
        <span aria-hidden="true">{format.number(upvotes)}</span>
        <span className="vh">{t.upvotes(upvotes)}</span>
      </span>
      <button type="button" aria-label={t.downvote} aria-pressed={my_vote === 0} onClick={press(0)}>
        <Icon of={ArrowDown} />
      </button>
      <span className={`${css.count} ${css.less} num`} data-down>
        <span aria-hidden="true">{downvotes === 0 ? '' : format.number(downvotes)}</span>
        <span className="vh">{t.downvotes(downvotes)}</span>
      </span>
      <span className="vh" role="status">
        {voted ? t.votesNow(upvotes, downvotes) : ''}
      </span>
      <VoiceDialog open={asking} onClose={() => setAsking(false)} back={pressed} />
    </div>
  )
}
