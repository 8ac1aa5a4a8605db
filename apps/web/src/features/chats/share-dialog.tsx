import { chats } from '@dhruva/contract'
import { useRef, useState } from 'react'
import { to } from '#app/paths.ts'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Copy } from '#ui/icons.ts'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import css from './share-dialog.module.css'
import { chatTexts } from './texts.ts'

const DAYS = ['7', '30'] as const

/** The token stands behind the `#`: no server and no log is told it. */
const addressOf = (token: string) => `${window.location.origin}${to('sharedTalk')}#${token}`

/** Makes a link by which others read a talk, and withdraws those that were made. */
export const ShareDialog = ({ asstId, onClose }: { asstId: string; onClose: () => void }) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [address, setAddress] = useState('')
  const until = useCall(chats.getChat, { asst_id: asstId }).data?.shared_until ?? null
  const share = useAct(chats.shareChat)
  const unshare = useAct(chats.unshareChat)
  const sayWhy = (error: unknown) => toast.error(error instanceof ApiFail ? error.message : t.exception)

  const make = async () => {
    try {
      const { token } = await share.mutateAsync({ asst_id: asstId, days: days === '7' ? 7 : 30 })
      setAddress(addressOf(token))
      await refreshCalls(chats.getChat)
      field.current?.select()
    } catch (error) {
      sayWhy(error)
    }
  }
  const withdraw = async () => {
    try {
      const { message } = await unshare.mutateAsync({ asst_id: asstId })
      setAddress('')
      await refreshCalls(chats.getChat)
      if (message) toast.success(message)
    } catch (error) {
      sayWhy(error)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t.linkCopied)
    } catch {
      field.current?.select()
      toast.error(t.linkNotCopied)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t.shareTalk} description={t.shareLede}>
      <div className={css.share}>
        {address === '' ? (
          <>
            <Segmented
              wide
              label={t.shareDays}
              options={DAYS.map((value) => ({ value, label: t.days(Number(value)) }))}
              value={days}
              onChange={setDays}
            />
            <Button look="solid" wide busy={share.isPending} onClick={() => void make()}>
              {t.makeLink}
            </Button>
          </>
        ) : (
          <>
            <Field label={t.shareLink} hint={t.shareLinkHint}>
              <Input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
            </Field>
            <Button look="solid" wide onClick={() => void copy()}>
              <Icon of={Copy} />
              {t.copyLink}
            </Button>
          </>
        )}
        {until === null ? null : (
          <div className={css.until}>
            <p>{t.sharedUntil(format.day(until))}</p>
            <Button look="text" size="sm" busy={unshare.isPending} onClick={() => void withdraw()}>
              {t.withdraw}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
