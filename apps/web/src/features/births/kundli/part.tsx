import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import css from './kundli-view.module.css'

export type PartProps = {
  /** where a link scrolls to */
  id?: string
  title: ReactNode
  level: 2 | 3
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One card of a kundli with its heading. */
export const Part = ({ id, title, level, aside, className, children }: PartProps) => {
  const Heading = `h${level}` as const
  return (
    <Card as="section" className={className} {...(id === undefined ? {} : { id })} tabIndex={-1} data-part>
      <div className={css.partHead}>
        <Heading>{title}</Heading>
        {aside}
      </div>
      {children}
    </Card>
  )
}
