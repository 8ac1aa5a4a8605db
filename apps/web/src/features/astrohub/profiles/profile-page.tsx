import { discussions, profiles } from '@dhruva/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MemberOnly } from '#app/member-only.tsx'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useOwner } from '#lib/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Lock } from '#ui/icons.ts'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import { idIn } from '../shared/address.ts'
import { lacksHandle, useOwnProfile } from '../shared/own-profile.ts'
import { isMissing, useErrorToast } from '../shared/use-error-toast.ts'
import { HandleDialog } from './handle-dialog.tsx'
import { OwnerTools } from './owner-tools.tsx'
import { PointsPanel } from './points-panel.tsx'
import { Posts } from './posts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { ProfileShape } from './profile-shape.tsx'
import css from './profiles.module.css'
import { profileTexts } from './texts.ts'

/** What stands there before a profile does: its shape, or why it does not come. */
const NotYet = ({ error, onRetry, isOwn }: { error: unknown; onRetry: () => void; isOwn: boolean }) => {
  const t = useTexts(profileTexts)
  return (
    <>
      <h1 className="vh" tabIndex={-1}>
        {t.profile}
      </h1>
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <Loading label={t.loading}>
          <ProfileShape isOwn={isOwn} />
        </Loading>
      )}
    </>
  )
}

/** The own profile without a handle: the dialog asks for one, and can be called again. */
const WithoutHandle = () => {
  const t = useTexts(profileTexts)
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <EmptyState
        title={<h1 tabIndex={-1}>{t.noName}</h1>}
        action={
          <Button look="accent" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t.chooseName}
          </Button>
        }
      >
        {t.noNameText}
      </EmptyState>
      <HandleDialog open={open} onClose={close} onDone={close} />
    </>
  )
}

const OwnProfilePage = () => {
  const t = useTexts(profileTexts)
  const { data: profile, error, refetch } = useOwnProfile()
  const [wasNew, setWasNew] = useState(false)
  // also while it is asked for again, by another part of the page: what was typed in the dialog must stay
  const isNew = lacksHandle(error) || (wasNew && !profile)
  if (isNew !== wasNew) setWasNew(isNew)
  useErrorToast(isNew ? null : error)
  usePage({ title: t.head(profile?.display_name ?? t.ownTools), listed: false })
  if (isNew) return <WithoutHandle />
  if (!profile) return <NotYet isOwn error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ProfileHead profile={profile} email={profile.email}>
        <PointsPanel
          points={profile.astrohub_points}
          redeemed={profile.astrohub_redeemed_points}
          waitUntil={profile.redeemable_from}
        />
      </ProfileHead>
      <OwnerTools profile={profile} />
      <Posts uid={profile.uid} isOwn />
    </>
  )
}

/** Also for a number that is none. */
export const Nobody = () => {
  const t = useTexts(profileTexts)
  usePage({ title: t.head(t.nobody), listed: false, missing: true })
  return (
    <EmptyState
      title={<h1 tabIndex={-1}>{t.nobody}</h1>}
      action={<LinkButton to={to('forum', { page: 1 })}>{t.toForum}</LinkButton>}
    >
      {t.nobodyText}
    </EmptyState>
  )
}

export const Hidden = () => {
  const t = useTexts(profileTexts)
  return (
    <div className={css.hidden}>
      <Icon of={Lock} />
      <div>
        <b>{t.hiddenTitle}</b>
        <p>{t.hiddenText}</p>
      </div>
    </div>
  )
}

const OtherProfile = ({ uid }: { uid: number }) => {
  const t = useTexts(profileTexts)
  const { data: profile, error, refetch } = useCall(profiles.getProfile, { uid })
  useErrorToast(error)
  usePage({ title: t.head(profile?.display_name ?? t.eyebrow), listed: false })
  if (isMissing(error)) return <Nobody />
  if (!profile) return <NotYet isOwn={false} error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ProfileHead profile={profile}>
        {profile.astrohub_points === null ? (
          <Hidden />
        ) : (
          <PointsPanel points={profile.astrohub_points} redeemed={null} />
        )}
      </ProfileHead>
      {profile.is_private ? null : <Posts uid={uid} isOwn={false} />}
    </>
  )
}

const Whose = () => {
  const [search] = useSearchParams()
  const owner = useOwner()
  const asked = search.get('uid')
  const uid = idIn(asked)
  if (!asked)
    return (
      <MemberOnly>
        <OwnProfilePage />
      </MemberOnly>
    )
  if (uid === null) return <Nobody />
  return uid === owner ? <OwnProfilePage /> : <OtherProfile key={uid} uid={uid} />
}

/** `/profile`: one's own, with what its owner can do; `/profile?uid=`: anyone's, readable without login. */
export const ProfilePage: Screen = () => (
  <div className={`page ${css.page}`}>
    <Whose />
  </div>
)

ProfilePage.prefetch = (search) => {
  const asked = search.get('uid')
  const uid = idIn(asked)
  if (uid === null) return { address: to('profile', { uid: asked ? 'none' : undefined }), calls: [], isShared: true }
  const calls = [prefetched(profiles.getProfile, { uid }), prefetched(discussions.searchDiscussions, { uid, start: 0 })]
  return { address: to('profile', { uid }), calls }
}
