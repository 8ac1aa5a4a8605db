import { type ReactNode, useId, useState } from 'react'
import css from './accordion.module.css'
import { Icon } from './icon.tsx'
import { Minus, Plus } from './icons.ts'

export type AccordionItem = { title: ReactNode; body: ReactNode }

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** The level that follows the heading above. */
  level?: 2 | 3 | 4
}

const Row = ({ title, body, level }: AccordionItem & { level: 2 | 3 | 4 }) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className={css.row}>
      <Heading className={css.heading}>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {title}
          <Icon of={open ? Minus : Plus} />
        </button>
      </Heading>
      <div id={id} className={css.body} hidden={!open}>
        {body}
      </div>
    </div>
  )
}

/** Questions and answers between hairlines; several may be open. */
export const Accordion = ({ items, level = 3 }: AccordionProps) => (
  <div className={css.list}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move
      <Row key={index} {...item} level={level} />
    ))}
  </div>
)
