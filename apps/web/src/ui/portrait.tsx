import type { Astrologer } from '@dhruva/common'
import { cx } from '#lib/cx.ts'
import astra from './art/astra.svg'
import astraHead from './art/astra-head.svg'
import oracle from './art/oracle.svg'
import oracleHead from './art/oracle-head.svg'
import css from './portrait.module.css'

const windows: Record<Astrologer, string> = { Oracle: oracle, Astra: astra }
const heads: Record<Astrologer, string> = { Oracle: oracleHead, Astra: astraHead }

export type PortraitProps = {
  of: Astrologer
  /** What a screen reader says; '' when the name stands beside it. */
  alt: string
  className?: string | undefined
}

/** In what the server draws words come first: a drawing takes a slow phone longer to paint than all words of a screen. */
const loading = typeof document === 'undefined' ? 'lazy' : undefined

/** An astrologer in the scalloped window, 320 to 380. Give it a width by class. */
export const Portrait = ({ of, alt, className }: PortraitProps) => (
  <img
    className={cx(css.portrait, className)}
    loading={loading}
    src={windows[of]}
    width={320}
    height={380}
    alt={alt}
    decoding="async"
  />
)

/** The head alone in a circle. */
export const Avatar = ({
  of,
  alt = '',
  size = 'md',
}: {
  of: Astrologer
  alt?: string
  size?: 'xs' | 'sm' | 'md' | 'lg'
}) => <img className={cx(css.avatar, css[size])} src={heads[of]} width={44} height={44} alt={alt} decoding="async" />

/** A person without a picture: the first letter of the name on indigo, lotus or neem. */
export const Initial = ({ name, size = 'sm' }: { name: string; size?: 'xs' | 'sm' | 'md' | 'lg' }) => (
  <span className={cx(css.avatar, css.initial, css[size])} aria-hidden="true">
    {[...name.trim()][0]?.toUpperCase() ?? ''}
  </span>
)
