import type { Gender } from '@dhruva/common'
import { useState } from 'react'
import { cx } from '#lib/cx.ts'
import css from './avatar.module.css'

export type AvatarProps = {
  /** The id of a drawn avatar; null shows the initial of the name. */
  avatar: string | null
  gender: Gender | null
  name: string
  /** Pixels, scaled with the size of the text. */
  size?: number
  className?: string | undefined
}

const sizes = [64, 128, 256] as const

/** The address of an avatar's drawing, sharp at `size` pixels on dense screens. The folder does not matter to the server. */
const avatarAddress = (avatar: string, gender: AvatarProps['gender'], size: number) =>
  `/apis/avatars/${gender ?? 'Female'}/${sizes.find((one) => one >= size * 2) ?? 256}/${encodeURIComponent(avatar)}.svg`

const tones = [css.neel, css.kamal, css.neem]

/** Always the same colour for the same name. */
const toneOf = (name: string) => {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0) ?? 0
  return tones[sum % tones.length]
}

/** A person in a circle, beside whose name it stands: the drawing, or the first letter of the name on a coloured disc. */
export const Avatar = ({ avatar, gender, name, size = 32, className }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null)
  const rem = size / 16
  const box = { width: `${rem}rem`, height: `${rem}rem` }
  if (avatar && avatar !== failed)
    return (
      <img
        className={cx(css.avatar, className)}
        src={avatarAddress(avatar, gender, size)}
        width={size}
        height={size}
        style={box}
        alt=""
        decoding="async"
        onError={() => setFailed(avatar)}
      />
    )
  return (
    <span
      className={cx(css.avatar, css.initial, toneOf(name), className)}
      style={{ ...box, fontSize: `${Math.max(0.75, rem * 0.4)}rem` }}
      aria-hidden="true"
    >
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  )
}
