import { divisions, ticks } from './art/ticks.ts'
import css from './logo.module.css'

const ring = ticks(20, 18.5, 15.2, divisions(12))

/** The pole star inside its dial; the name stands beside it. */
export const Logo = ({ name }: { name: string }) => (
  <span className={css.logo}>
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.2">
        <circle cx="20" cy="20" r="18.5" />
        <path d={ring} />
      </g>
      <path d="M20 4.5Q20.9 19.1 35.5 20Q20.9 20.9 20 35.5Q19.1 20.9 4.5 20Q19.1 19.1 20 4.5Z" fill="var(--accent)" />
    </svg>
    <span className={css.name}>{name}</span>
  </span>
)
