import type { Discussion } from '@dhruva/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageOf } from '#lib/language-of.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Skeleton } from '#ui/states.tsx'
import { profileAddress } from './address.ts'
import css from './author-line.module.css'
import { TimeAgo } from './time-ago.tsx'

export type Author = Pick<Discussion, 'uid' | 'display_name' | 'gender' | 'avatar'>

type AuthorLineProps = {
  author: Author
  /** when the text was written */
  at: string
  /** after name and time: a mark, a menu */
  children?: ReactNode
}

/** Who wrote a text and when; a deleted person has no profile to go to. */
export const AuthorLine = ({ author, at, children }: AuthorLineProps) => {
  const { uid, display_name: name, gender, avatar } = author
  const who = (
    <>
      <Avatar avatar={avatar} gender={gender} name={name} size={32} />
      <b lang={languageOf(name)}>{name}</b>
    </>
  )
  return (
    <div className={css.line}>
      {uid === null ? (
        <span className={css.who}>{who}</span>
      ) : (
        <Link className={css.who} to={profileAddress(uid)}>
          {who}
        </Link>
      )}
      <TimeAgo at={at} />
      {children}
    </div>
  )
}

/** Where it will stand. */
export const AuthorShape = () => (
  <div className={css.line}>
    <Skeleton width="2rem" height="2rem" round />
    <Skeleton width="9rem" height="0.875rem" />
  </div>
)
