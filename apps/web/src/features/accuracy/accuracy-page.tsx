import type { ReactNode } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Dial } from '#ui/dial.tsx'
import { Eyebrow, Rule } from '#ui/marks.tsx'
import css from './accuracy-page.module.css'
import { measured } from './measured.ts'
import { largestOf } from './rows.ts'
import { Sources } from './sources.tsx'
import { DifferenceTables, LikenessTable } from './tables.tsx'
import { accuracyTexts } from './texts.ts'

const COMMAND = 'npx -y pnpm@12 accuracy'

/** Heading and explanation at the side of what they are about. */
const Part = ({
  id,
  title,
  aside,
  children,
}: {
  id: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) => (
  <section className={css.part} aria-labelledby={id}>
    <div className={css.aside}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
    <div className={css.body}>{children}</div>
  </section>
)

const Figures = () => {
  const t = useTexts(accuracyTexts)
  const format = useFormat()
  const figures = {
    births: format.number(measured.births.all),
    ascendant: largestOf('ascendant', t),
    moon: largestOf('moon', t),
    tithi: largestOf('tithi', t),
  }
  return (
    <section className={css.figures} aria-label={t.figuresLabel}>
      <Rule />
      <dl>
        {(['births', 'ascendant', 'moon', 'tithi'] as const).map((id) => (
          <div key={id}>
            <dt>{t.figures[id]}</dt>
            <dd className="num">{figures[id]}</dd>
          </div>
        ))}
      </dl>
      <Rule />
    </section>
  )
}

const Conventions = () => {
  const t = useTexts(accuracyTexts)
  return (
    <dl className={css.conventions}>
      {t.conventions.list.map(({ name, choice, why }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{choice}</strong>
            <span>{why}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `/accuracy`: what the charts were measured to be, and how anyone can measure it again. */
export const AccuracyPage = () => {
  const t = useTexts(accuracyTexts)
  const { differences, same, conventions, differ, limits, run, sources } = t
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1>{t.title}</h1>
        <p className={css.lede}>{t.lede}</p>
        <Dial className={css.dial} />
      </header>
      <Figures />
      <Part
        id="differences"
        title={differences.title}
        aside={
          <>
            <p>{differences.text}</p>
            <p>{differences.births(measured.births)}</p>
            <p>{differences.arcsecond}</p>
          </>
        }
      >
        <DifferenceTables />
      </Part>
      <Part id="same" title={same.title} aside={<p>{same.text}</p>}>
        <LikenessTable />
        <p className={css.note}>{same.edge}</p>
      </Part>
      <Part id="conventions" title={conventions.title} aside={<p>{conventions.text}</p>}>
        <Conventions />
      </Part>
      <Part id="differ" title={differ.title} aside={<p>{differ.text}</p>}>
        <Accordion items={differ.list} level={3} />
      </Part>
      <Part id="limits" title={limits.title}>
        <ul className={css.points}>
          {limits.list.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Part>
      <Part id="run" title={run.title}>
        <div className={css.run}>
          <p>{run.text}</p>
          <pre lang="en">
            <code>{COMMAND}</code>
          </pre>
          <p>{run.after}</p>
        </div>
      </Part>
      <Part id="sources" title={sources.title}>
        <Sources />
      </Part>
    </div>
  )
}
