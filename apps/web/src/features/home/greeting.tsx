import { INDIA_OFFSET_MS } from '@dhruva/common'
import { useState } from 'react'
import { to } from '#app/paths.ts'
import { useHere } from '#lib/came-from.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dial } from '#ui/dial.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import css from './greeting.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { partOfDay } from './part-of-day.ts'
import { homeTexts, inviteTexts } from './texts.ts'

/** The hour of their own clock; where there is none of theirs, that of India. */
const hourNow = () =>
  import.meta.env.SSR ? new Date(Date.now() + INDIA_OFFSET_MS).getUTCHours() : new Date().getHours()

/** The band that greets a member by the hour of their own clock. */
export const Greeting = () => {
  const t = useTexts(homeTexts)
  const invite = useTexts(inviteTexts)
  const here = useHere()
  const [isInviting, setInviting] = useState(false)
  return (
    <div className={css.band}>
      <Dial className={css.dial} />
      <div className="page">
        <h1 tabIndex={-1}>{t[partOfDay(hourNow())]}</h1>
        <p>{t.greetingLede}</p>
        <p className={css.actions}>
          <LinkButton look="accent" to={to('createKundli')}>
            {t.myKundlis}
          </LinkButton>
          <LinkButton look="line" to={to('chats')}>
            {t.myChats}
          </LinkButton>
          <LinkButton look="line" to={to('recharges')} state={here}>
            {t.recharge}
          </LinkButton>
          <Button look="text" onPointerDown={preloadDialogs} onClick={() => setInviting(true)}>
            {invite.open}
          </Button>
        </p>
      </div>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </div>
  )
}
