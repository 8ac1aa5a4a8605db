import type { ReactNode } from 'react'
import { LanguageSwitch, ThemeSwitch } from '#app/switches.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { Art } from './parts/art.tsx'
import { Controls } from './parts/controls.tsx'
import css from './parts/design.module.css'
import { Fields } from './parts/fields.tsx'
import { Floating } from './parts/floating.tsx'
import { States } from './parts/states.tsx'

const parts: readonly { title: string; part: ReactNode }[] = [
  { title: 'Controls', part: <Controls /> },
  { title: 'Fields', part: <Fields /> },
  { title: 'Floating', part: <Floating /> },
  { title: 'States', part: <States /> },
  { title: 'Art', part: <Art /> },
]

/** Development only: every part of `ui/` on both grounds at once; the switches change language and page theme. */
export const DesignPage = () => (
  <div className={`page ${css.board}`}>
    <div className={css.head}>
      <div>
        <Eyebrow>Design</Eyebrow>
        <h1>Small parts, same grammar</h1>
      </div>
      <div className={css.switches}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </div>
    {parts.map(({ title, part }) => (
      <section key={title}>
        <h2>{title}</h2>
        <div className={css.pair}>
          <div className={css.ground} data-theme="light">
            {part}
          </div>
          <div className={css.ground} data-theme="dark">
            {part}
          </div>
        </div>
      </section>
    ))}
  </div>
)
