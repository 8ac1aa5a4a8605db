import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { ImageDown } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { codeOf, Late } from '#ui/late.tsx'
import type { Pictured } from './picture-dialog.tsx'

const pictureDialog = codeOf(() => import('./picture-dialog.tsx').then((m) => m.PictureDialog))

/** Opens the picture of a kundli. */
export const PictureButton = ({ of }: { of: Pictured }) => {
  const t = useTexts(kundliTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} onPointerDown={preloadDialogs}>
        <Icon of={ImageDown} />
        {t.picture}
      </Button>
      {isOpen ? <Late of={pictureDialog}>{(Shown) => <Shown of={of} onClose={() => setOpen(false)} />}</Late> : null}
    </>
  )
}
