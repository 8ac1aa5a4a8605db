import { useEffect, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { useMedia } from '#lib/use-media.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SectionHead } from '#ui/marks.tsx'
import css from './device-page.module.css'
import { installOffer } from './install.ts'
import { KeptList } from './kept-list.tsx'
import { NoteCard } from './note-card.tsx'
import { deviceTexts } from './texts.ts'

/** The way to the home screen: where the browser offers it a button, else where to find it. Nothing asks by itself. */
const Install = () => {
  const t = useTexts(deviceTexts)
  const [install, setInstall] = useState<ReturnType<typeof installOffer>>(null)
  useEffect(() => {
    const look = () => setInstall(installOffer)
    look()
    window.addEventListener('beforeinstallprompt', look)
    return () => window.removeEventListener('beforeinstallprompt', look)
  }, [])
  const isInstalled = useMedia('(display-mode: standalone)')
  if (isInstalled) return null
  return (
    <Card as="section" className={css.part}>
      <h2>{t.install}</h2>
      <p>{t.installText}</p>
      {install ? (
        <Button look="solid" onClick={() => void install()}>
          {t.installAct}
        </Button>
      ) : (
        <p>{t.installHow}</p>
      )}
    </Card>
  )
}

/** `/app`: the product on this device. It also stands for a page that could not be reached, until the scripts draw that one. */
export const DevicePage = () => {
  const t = useTexts(deviceTexts)
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead eyebrow={t.eyebrow} title={t.title} level={1}>
        {t.lede}
      </SectionHead>
      <KeptList />
      <NoteCard />
      <Install />
    </div>
  )
}
