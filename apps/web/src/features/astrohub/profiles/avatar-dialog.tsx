import { avatars, comments, discussions, type OwnProfile, profiles } from '@dhruva/contract'
import { useState } from 'react'
import { api, refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import css from './avatar-dialog.module.css'
import { profileTexts } from './texts.ts'
import { useBusy } from './use-busy.ts'

const folders = ['Symbols', 'Male', 'Female'] as const
type FolderName = (typeof folders)[number]

/** What shows the picture of a member. */
const showing = [profiles.getOwnProfile, discussions.searchDiscussions, discussions.getDiscussion, comments.getComments]

type Choosing = { current: string; chosen: string | null; choose: (id: string) => void }

const Folder = ({ name, ids, current, chosen, choose }: Choosing & { name: FolderName; ids: string[] }) => {
  const t = useTexts(profileTexts)
  const title = { Symbols: t.symbols, Male: t.male, Female: t.female }[name]
  return (
    <section className={css.folder} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {ids.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              className={css.choice}
              aria-label={`${title}, ${t.avatar(at + 1)}`}
              aria-pressed={id === current}
              aria-disabled={chosen !== null || undefined}
              onClick={() => choose(id)}
              data-avatar={id}
            >
              <Avatar avatar={id} gender={null} name="" size={64} />
              {id === chosen ? <Spinner /> : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const useChoose = (onDone: () => void) => {
  const { run } = useBusy()
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = async (avatar: string) => {
    if (chosen !== null) return
    setChosen(avatar)
    const done = await run(async () => {
      const { message } = await api.call(profiles.updateProfile, { avatar })
      await refreshCalls(...showing)
      if (message) toast.success(message)
    })
    setChosen(null)
    if (done) onDone()
  }
  return { chosen, choose: (id: string) => void choose(id) }
}

const Choices = ({ current, onDone }: { current: string; onDone: () => void }) => {
  const t = useTexts(profileTexts)
  const { data, error, refetch } = useCall(avatars.getAvatars, {}, { staleTimeMs: 600_000 })
  const { chosen, choose } = useChoose(onDone)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={t.loadingAvatars}>
        <div className={css.waiting}>
          {Array.from({ length: 12 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the circles are alike
            <Skeleton key={at} width="4rem" height="4rem" round />
          ))}
        </div>
      </Loading>
    )
  return (
    <>
      {folders.map((name) => (
        <Folder key={name} name={name} ids={data[name]} current={current} chosen={chosen} choose={choose} />
      ))}
      <p className={css.status} role="status">
        {chosen === null ? '' : t.uploading}
      </p>
    </>
  )
}

type AvatarDialogProps = { open: boolean; onClose: () => void; profile: OwnProfile }

/** The drawn avatars; the one that is pressed is taken at once. */
export const AvatarDialog = ({ open, onClose, profile }: AvatarDialogProps) => {
  const t = useTexts(profileTexts)
  return (
    <Dialog open={open} onClose={onClose} size="wide" title={t.editAvatar} description={t.avatarIntro}>
      <Choices current={profile.avatar} onDone={onClose} />
    </Dialog>
  )
}
