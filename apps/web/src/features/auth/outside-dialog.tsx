import { site } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import css from '#one-time-code/steps.module.css'
import { authTexts } from '#one-time-code/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** For people abroad: the app in the store. Without a configured store address only the words and `Close` are shown. */
export const OutsideDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTexts(authTexts)
  const { data } = useCall(site.getSiteInfo, {}, { enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={t.outside} actions={<Button onClick={onClose}>{t.close}</Button>}>
      {data?.store_url ? (
        <a className={css.store} href={data.store_url} target="_blank" rel="noreferrer">
          {t.outsideStore}
        </a>
      ) : null}
    </Dialog>
  )
}
