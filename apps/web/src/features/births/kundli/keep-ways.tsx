import { dayInIndia } from '@dhruva/common'
import { kundli } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, api } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download, Share2 } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { codeOf, Late } from '#ui/late.tsx'
import { toast } from '#ui/toast.tsx'
import css from './kundli-view.module.css'
import { PictureButton } from './picture-button.tsx'

const shareDialog = codeOf(() => import('./share-dialog.tsx').then((m) => m.ShareDialog))

/** What can be taken away of a saved kundli. */
export const KeepWays = ({ bid }: { bid: number }) => {
  const t = useTexts(kundliTexts)
  const language = useLanguage()
  const [isMaking, setMaking] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const save = async () => {
    setMaking(true)
    try {
      const pdf = await api.file(kundli.getKundliPaper, { bid, language })
      saveFile(`dhruva-kundli-${dayInIndia(new Date())}.pdf`, pdf)
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.pdfFailed)
    } finally {
      setMaking(false)
    }
  }
  return (
    <div className={`${css.ways} ${css.keep} ${css.noPrint}`}>
      <Button size="sm" busy={isMaking} busyLabel={t.pdfMaking} onClick={() => void save()}>
        <Icon of={Download} />
        {t.pdf}
      </Button>
      <Button size="sm" onClick={() => setSharing(true)} onPointerDown={preloadDialogs}>
        <Icon of={Share2} />
        {t.share}
      </Button>
      <PictureButton of={{ bid }} />
      {isSharing ? (
        <Late of={shareDialog}>{(Dialog) => <Dialog bid={bid} onClose={() => setSharing(false)} />}</Late>
      ) : null}
    </div>
  )
}
