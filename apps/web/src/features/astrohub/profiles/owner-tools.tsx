import type { OwnProfile } from '@dhruva/contract'
import { useState } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { saveMyData } from '#lib/my-data.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Download, Pencil, Send, Star, User } from '#ui/icons.ts'
import { codeOf, Late } from '#ui/late.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'
import { useBusy } from './use-busy.ts'

type OwnerDialog = { open: boolean; onClose: () => void; profile: OwnProfile }

const dialogs = {
  redeem: codeOf<OwnerDialog>(() => import('../points/redeem-dialog.tsx').then((m) => m.RedeemDialog)),
  edit: codeOf<OwnerDialog>(() => import('./edit-dialog.tsx').then((m) => m.EditDialog)),
  avatar: codeOf<OwnerDialog>(() => import('./avatar-dialog.tsx').then((m) => m.AvatarDialog)),
}

type Which = keyof typeof dialogs

const DownloadButton = () => {
  const t = useTexts(profileTexts)
  const { run, busy } = useBusy()
  return (
    <Button look="text" busy={busy} busyLabel={t.downloading} onClick={() => void run(saveMyData)}>
      <Icon of={Download} />
      {t.download}
    </Button>
  )
}

/** What its owner can do with a profile. */
export const OwnerTools = ({ profile }: { profile: OwnProfile }) => {
  const t = useTexts(profileTexts)
  // a dialog stays mounted once it was opened, so that closing gives the focus back
  const [used, setUsed] = useState<readonly Which[]>([])
  const [open, setOpen] = useState<Which | null>(null)
  const show = (which: Which) => () => {
    setUsed((before) => (before.includes(which) ? before : [...before, which]))
    setOpen(which)
  }
  return (
    <section className={css.tools} aria-label={t.ownTools} onPointerEnter={preloadDialogs}>
      <Button look="accent" aria-haspopup="dialog" onClick={show('redeem')}>
        <Icon of={Star} />
        {t.redeem}
      </Button>
      <LinkButton to={to('balance')}>
        <Icon of={Send} />
        {t.transfer}
      </LinkButton>
      <Button aria-haspopup="dialog" onClick={show('edit')}>
        <Icon of={Pencil} />
        {t.editProfile}
      </Button>
      <Button aria-haspopup="dialog" onClick={show('avatar')}>
        <Icon of={User} />
        {t.editAvatar}
      </Button>
      <DownloadButton />
      {used.map((which) => (
        <Late key={which} of={dialogs[which]}>
          {(Panel) => <Panel open={open === which} onClose={() => setOpen(null)} profile={profile} />}
        </Late>
      ))}
    </section>
  )
}
