import type { HTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cx } from '#lib/cx.ts'
import css from './card.module.css'

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li'
  /** 16 px inside instead of 24. */
  tight?: boolean
}

/** A surface with a hairline. With a CardLink inside, the whole card follows that link. */
export const Card = ({ as: Element = 'div', tight, className, ...rest }: CardProps) => (
  <Element {...rest} className={cx(css.card, tight && css.tight, className)} />
)

/** The one link of a card; its area is the card. */
export const CardLink = ({ className, ...rest }: LinkProps) => <Link {...rest} className={cx(css.link, className)} />
