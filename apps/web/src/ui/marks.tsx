import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from './icon.tsx'
import { Info } from './icons.ts'
import css from './marks.module.css'
import { uiTexts } from './texts.ts'

/** The small line with five ticks above a heading. */
export const Eyebrow = ({ children, className }: { children: ReactNode; className?: string | undefined }) => (
  <p className={cx(css.eyebrow, className)}>{children}</p>
)

/** A graduated rule as divider. */
export const Rule = ({ className }: { className?: string | undefined }) => <hr className={cx(css.rule, className)} />

/** The label that stands on every astrologer card, chat, reading and share. */
export const AiNote = ({ className }: { className?: string | undefined }) => {
  const t = useTexts(uiTexts)
  return (
    <p className={cx(css.note, className)} data-ai>
      <Icon of={Info} />
      {t.aiNote}
    </p>
  )
}

export type SectionHeadProps = {
  eyebrow?: ReactNode
  title: ReactNode
  /** 1 for the page's own heading. */
  level?: 1 | 2
  children?: ReactNode
  /** At the far end of the line: buttons, a link. */
  aside?: ReactNode
  id?: string
}

/** Eyebrow, heading and a line of text above a section. */
export const SectionHead = ({ eyebrow, title, level = 2, children, aside, id }: SectionHeadProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={cx(css.head, level === 1 && css.first)}>
      <div>
        {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading id={id} tabIndex={level === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children === undefined ? null : <div className={css.lede}>{children}</div>}
      </div>
      {aside}
    </div>
  )
}

/** A share of a whole, 0 to 1, as an ember bar over a tick ruler with a pointer. */
export const Meter = ({ label, value, text }: { label: string; value: number; text: string }) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a bar over a ruler in every browser
    <div
      className={css.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      style={{ '--share': percent }}
    >
      <span />
    </div>
  )
}
