import { kundli } from '@dhruva/contract'
import { useRef, useState } from 'react'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Copy, Share2 } from '#ui/icons.ts'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import { sharedAddress } from './share-address.ts'
import css from './share-dialog.module.css'
import { shareTexts } from './texts.ts'

const DAYS = ['7', '30'] as const
const NAMES = ['named', 'nameless'] as const

const Made = ({ address }: { address: string }) => {
  const t = useTexts(shareTexts)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t.copied)
    } catch {
      field.current?.select()
      toast.error(t.notCopied)
    }
  }
  return (
    <>
      <Field label={t.link} hint={t.linkHint}>
        <Input ref={field} readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button look="solid" wide onClick={() => void copy()}>
        <Icon of={Copy} />
        {t.copy}
      </Button>
      {'share' in navigator ? (
        // whoever closes the phone's own dialog has not failed
        <Button wide onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          <Icon of={Share2} />
          {t.send}
        </Button>
      ) : null}
    </>
  )
}

/** Makes a link by which others see a kundli, and withdraws those that were made. */
export const ShareDialog = ({ bid, onClose }: { bid: number; onClose: () => void }) => {
  const t = useTexts(shareTexts)
  const format = useFormat()
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
  const [name, setName] = useState<(typeof NAMES)[number]>('named')
  const [address, setAddress] = useState('')
  const until = useCall(kundli.getKundliShare, { bid }).data?.shared_until ?? null
  const share = useAct(kundli.shareKundli)
  const unshare = useAct(kundli.unshareKundli)
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
      await refreshCalls(kundli.getKundliShare)
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.failed)
    }
  }
  const make = () =>
    attempt(async () => {
      const args = { bid, days: days === '7' ? (7 as const) : (30 as const), with_name: name === 'named' }
      setAddress(window.location.origin + sharedAddress((await share.mutateAsync(args)).token))
    })
  const withdraw = () =>
    attempt(async () => {
      const { message } = await unshare.mutateAsync({ bid })
      setAddress('')
      if (message) toast.success(message)
    })
  return (
    <Dialog open onClose={onClose} title={t.title} description={t.lede}>
      <div className={css.share}>
        {address === '' ? (
          <>
            <Segmented
              wide
              label={t.nameLabel}
              options={NAMES.map((value) => ({ value, label: t[value] }))}
              value={name}
              onChange={setName}
            />
            <Segmented
              wide
              label={t.daysLabel}
              options={DAYS.map((value) => ({ value, label: t.days(Number(value)) }))}
              value={days}
              onChange={setDays}
            />
            <Button look="solid" wide busy={share.isPending} onClick={() => void make()}>
              {t.make}
            </Button>
          </>
        ) : (
          <Made address={address} />
        )}
        {until === null ? null : (
          <div className={css.until}>
            <p>{t.until(format.day(until))}</p>
            <Button look="text" size="sm" busy={unshare.isPending} onClick={() => void withdraw()}>
              {t.withdraw}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
