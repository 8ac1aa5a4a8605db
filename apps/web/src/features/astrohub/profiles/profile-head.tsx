import type { Profile } from '@dhruva/contract'
import type { ReactNode } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Tag } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Globe, Lock } from '#ui/icons.ts'
import { Eyebrow } from '#ui/marks.tsx'
import { TagList } from '../discussions/tag-list.tsx'
import css from './profile-head.module.css'
import { profileTexts } from './texts.ts'

export type Shown = Omit<Profile, 'status' | 'message' | 'astrohub_points'>

type ProfileHeadProps = {
  profile: Shown
  /** one's own: the address, which nobody else sees */
  email?: string
  /** the points, or that the profile is private */
  children?: ReactNode
}

/** Who it is: picture, name, whether the profile is private, what the stars say. */
export const ProfileHead = ({ profile, email, children }: ProfileHeadProps) => {
  const t = useTexts(profileTexts)
  const { display_name: name, avatar, gender, is_private, is_ban, rashi, nakshatra, current_mahadasha } = profile
  return (
    <header className={css.head}>
      <div className={css.person}>
        <span className={css.ring}>
          <Avatar key={avatar} avatar={avatar} gender={gender} name={name} size={96} />
        </span>
        <div className={css.words}>
          <Eyebrow>{t.eyebrow}</Eyebrow>
          <h1 tabIndex={-1} lang="en">
            {name}
          </h1>
          <p className={css.marks}>
            <Tag icon={<Icon of={is_private ? Lock : Globe} />}>{is_private ? t.isPrivate : t.isPublic}</Tag>
            {is_ban ? <Tag tone="bad">{t.suspended}</Tag> : null}
          </p>
          <TagList rashi_tag={rashi} nakshatra_tag={nakshatra} mahadasha_tag={current_mahadasha} />
          {email === undefined ? null : (
            <p className={css.email}>
              <span lang="en">{email}</span> <Tag>{t.notVerified}</Tag>
            </p>
          )}
        </div>
      </div>
      {children}
    </header>
  )
}
