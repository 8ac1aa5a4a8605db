import type { Consultant } from '@dhruva/contract'
import { useId, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Minus, Plus } from '#ui/icons.ts'
import css from './testimonials.module.css'
import { consultTexts } from './texts.ts'

type Said = Consultant['testimonials']

const Lines = ({ of: said, hidden = false }: { of: Said; hidden?: boolean }) => {
  const t = useTexts(consultTexts)
  const format = useFormat()
  return (
    <ul className={css.lines} aria-hidden={hidden || undefined}>
      {said.map(({ id, name, text, rating }) => (
        <li key={id}>
          <blockquote>{text}</blockquote>
          <p>
            {name}
            {rating === null ? null : ` · ${t.rating(format.number(rating))}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** What people said of somebody: closed at first; open, it moves through once in 20 s, and rests under pointer or focus, or when it is told to. */
export const Testimonials = ({ of: said }: { of: Said }) => {
  const t = useTexts(consultTexts)
  const [open, setOpen] = useState(false)
  const [paused, setPaused] = useState(false)
  const id = useId()
  const moves = said.length > 1
  return (
    <div>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t.testimonials}
        <Icon of={open ? Minus : Plus} />
      </button>
      <div id={id} hidden={!open}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, where it rests */}
        <section className={css.window} data-paused={paused || undefined} tabIndex={0} aria-label={t.testimonials}>
          <div className={moves ? css.belt : undefined}>
            <Lines of={said} />
            {moves ? <Lines of={said} hidden /> : null}
          </div>
        </section>
        {moves ? (
          <Button size="sm" className={css.pause} onClick={() => setPaused(!paused)}>
            {paused ? t.play : t.pause}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
