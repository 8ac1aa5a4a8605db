import type { ReactNode } from 'react'
import css from './spinner.module.css'

/** A turning ring the size of the text; the words beside it say what is going on. */
export const Spinner = () => <span className={css.spinner} aria-hidden="true" />

/** The planet on its orbit, with words: waiting for something that is being computed. */
export const Orbit = ({ children }: { children: ReactNode }) => (
  <span className={css.placing}>
    <span className={css.orbit} aria-hidden="true" />
    {children}
  </span>
)
