import { DAY_MS } from '@dhruva/common'
import { site, subscriptions } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { api, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { remember, rememberInTab } from '#lib/storage.ts'
import { LinkButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { inviteTexts } from './texts.ts'

const KEYS = { visited: 'visited', firstVisit: 'first-visit', closed: 'app-prompt-closed' }
/** Who has closed it is left alone for so long. */
const REST_MS = 30 * DAY_MS

/** Whether this browser was here before this visit, which is a tab. */
const isReturning = (): boolean => {
  if (remember.read(KEYS.visited) === null) {
    remember.write(KEYS.visited, 'yes')
    rememberInTab.write(KEYS.firstVisit, 'yes')
  }
  return rememberInTab.read(KEYS.firstVisit) === null
}

const isResting = () => Date.now() - Number(remember.read(KEYS.closed) ?? 0) < REST_MS
const isCovered = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null

/** Asks a member who comes again to install the app; only where there is one, and never over another dialog. */
export const AppPrompt = () => {
  const t = useTexts(inviteTexts)
  const format = useFormat()
  const navigate = useNavigate()
  const { data } = useCall(site.getSiteInfo, {})
  const [isOpen, setOpen] = useState(false)
  const store = data && data.gifts.app_astra > 0 ? data.store_url : null
  useEffect(() => {
    const isDue = isReturning() && !isResting()
    if (isDue && store != null && !isCovered()) setOpen(true)
  }, [store])
  if (store == null || !data) return null
  const count = data.gifts.app_astra
  const rest = () => {
    remember.write(KEYS.closed, String(Date.now()))
    setOpen(false)
  }
  const close = async () => {
    rest()
    const has = await api.call(subscriptions.getSubscription, {}).catch(() => null)
    if (has && !has.is_active) void navigate(to('subscription'))
    else void navigate(to('home'))
  }
  return (
    <Dialog
      open={isOpen}
      onClose={() => void close()}
      title={t.appTitle(format.number(count), count === 1)}
      description={t.appText}
      actions={
        <LinkButton look="accent" to={store} target="_blank" rel="noreferrer" onClick={rest}>
          {t.appLink(format.number(count), count === 1)}
        </LinkButton>
      }
    />
  )
}
