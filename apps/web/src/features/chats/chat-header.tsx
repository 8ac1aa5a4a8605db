import type { Astrologer } from '@dhruva/common'
import { astrologers } from '@dhruva/contract'
import type { ReactNode } from 'react'
import { useCall } from '#lib/api.ts'
import { cx } from '#lib/cx.ts'
import { clock } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Named } from '#ui/named.tsx'
import { Avatar } from '#ui/portrait.tsx'
import css from './chat-header.module.css'
import { type Remaining, showsClock } from './remaining.ts'
import { chatTexts } from './texts.ts'
import { useClock } from './use-clock.ts'

const spokenCounts = new Set([5, 1, 0])

type LeftProps = { remaining: Remaining; waiting: boolean; astrologer: Astrologer }

const Left = ({ remaining, waiting, astrologer }: LeftProps) => {
  const t = useTexts(chatTexts)
  // of the price only the clock has need
  const { data } = useCall(astrologers.getAstrologerInfo, {}, { enabled: showsClock(remaining) })
  const seconds = useClock(remaining, waiting, astrologer === 'Oracle' ? data?.oracle_price : data?.astra_price)
  const count = remaining.questions_left
  const spoken = spokenCounts.has(count) || (showsClock(remaining) && seconds === 60)
  return (
    <p className={css.left} aria-live={spoken ? 'polite' : 'off'}>
      {showsClock(remaining) ? (
        <>
          <b>{t.clockQuestions(count)}</b> <span>{t.clockTime(clock(seconds))}</span>
        </>
      ) : (
        <b>{t.questionsLeft(count)}</b>
      )}
    </p>
  )
}

type ChatHeaderProps = {
  astrologer: Astrologer
  userName: string
  celebrity: boolean
  /** null in an old chat */
  remaining: Remaining | null
  waiting: boolean
  /** at the start of the line: the way to the history */
  before?: ReactNode
  /** at its end: what can be done with the chat */
  actions?: ReactNode
}

/** Who is talking about whose kundli, and what is left to ask with. */
export const ChatHeader = ({
  astrologer,
  userName,
  celebrity,
  remaining,
  waiting,
  before,
  actions,
}: ChatHeaderProps) => {
  const t = useTexts(chatTexts)
  const name = astrologer === 'Oracle' ? t.oracle : t.astra
  return (
    <div className={cx(css.header, celebrity && css.long)}>
      {before}
      <Avatar of={astrologer} />
      <div className={css.who}>
        <h1 tabIndex={-1} lang={celebrity ? languageOf(userName) : undefined}>
          {celebrity ? userName : name}
        </h1>
        <p>{celebrity ? `${name} · ${t.publicFacts}` : <Named text={t.readingFor(userName)} names={[userName]} />}</p>
      </div>
      {remaining ? <Left remaining={remaining} waiting={waiting} astrologer={astrologer} /> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  )
}
