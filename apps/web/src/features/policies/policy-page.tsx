import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Eyebrow, Rule } from '#ui/marks.tsx'
import { Contents } from './contents.tsx'
import { GoBack } from './go-back.tsx'
import css from './policy-page.module.css'
import { policyTexts } from './texts.ts'

/** A paragraph, or the points of a list. */
type Block = string | readonly string[]

export type Policy = {
  title: string
  lede: string
  /** by the id of the part, which is also its address on the page */
  sections: Readonly<Record<string, { title: string; text: readonly Block[] }>>
}

type PolicyPageProps = {
  policy: Policy
  /** the day of the last change, `yyyy-mm-dd` */
  changed: string
  /** under the lede */
  note?: ReactNode
  /** what stands at the end of a part, by its id */
  more: Readonly<Record<string, ReactNode>>
  /** the page that belongs to this one */
  also: { to: string; title: string }
}

const Words = ({ block }: { block: Block }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul className={css.points}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )

/** A static page: its parts in the reading column, a list of them, and `Go back` first and last. */
export const PolicyPage = ({ policy, changed, note, more, also }: PolicyPageProps) => {
  const t = useTexts(policyTexts)
  const format = useFormat()
  const parts = Object.entries(policy.sections).map(([id, section]) => ({ id, ...section }))
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <GoBack className={css.first} />
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1>{policy.title}</h1>
        <p className={css.lede}>{policy.lede}</p>
        {note}
        <p className={css.changed}>
          {t.changed} <time dateTime={changed}>{format.date(changed)}</time>
        </p>
        <Rule />
      </header>
      <Contents parts={parts} />
      <div className={css.parts}>
        {parts.map(({ id, title, text }) => (
          <section key={id} className={css.part}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {text.map((block) => (
              <Words key={String(block)} block={block} />
            ))}
            {more[id]}
          </section>
        ))}
        <div className={css.foot}>
          <GoBack />
          <p>
            {t.also} <Link to={also.to}>{also.title}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}
