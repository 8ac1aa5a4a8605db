import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from './button.tsx'
import css from './states.module.css'
import { uiTexts } from './texts.ts'

/** A grey shape of what will come; width and height as CSS lengths. */
export const Skeleton = ({
  width = '100%',
  height = '1rem',
  round,
}: {
  width?: string
  height?: string
  round?: boolean
}) => <span className={cx(css.skeleton, round && css.round)} style={{ width, height }} />

const lineWidths = ['38%', '92%', '100%', '76%']

/** A region that loads: skeletons after 150 ms, one hidden sentence for screen readers. */
export const Loading = ({ label, lines = 4, children }: { label?: string; lines?: number; children?: ReactNode }) => {
  const t = useTexts(uiTexts)
  return (
    <div className={css.loading} aria-busy="true">
      <span className="vh" role="status">
        {label ?? t.loading}
      </span>
      {children ??
        Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
          <Skeleton key={index} width={lineWidths[index % 4] ?? '100%'} />
        ))}
    </div>
  )
}

/** A sundial under a star: the drawing for "nothing here yet". */
const QuietSky = () => (
  <svg viewBox="0 0 160 120" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M10 104h140M38 104 96 30v74z" />
    <path d="M80 104a52 52 0 0 1 52-52" strokeDasharray="1 5" strokeLinecap="round" />
    <path d="M58 104V92a5 5 0 0 1 10 0v12M76 104V78a6 6 0 0 1 12 0v26" strokeWidth="1.2" />
    <path d="M124 22q0 8 8 8q-8 0-8 8q0-8-8-8q8 0 8-8z" fill="var(--accent)" stroke="none" />
    <path d="M30 34v.01M56 18v.01" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

export type StateProps = {
  title?: ReactNode
  children?: ReactNode
  /** One way on: a LinkButton or Button. */
  action?: ReactNode
  /** A drawing of its own instead of the sundial. */
  art?: ReactNode
}

/** A list or panel without content: drawing, one line in the specified words, one way on. */
export const EmptyState = ({ title, children, action, art }: StateProps) => (
  <div className={css.state}>
    {art ?? <QuietSky />}
    {title === undefined ? null : <div className={css.title}>{title}</div>}
    {children === undefined ? null : <p>{children}</p>}
    {action}
  </div>
)

// by name: the class would bring the whole client into the first visit
export type ErrorStateProps = {
  /** What failed; without it, the server's own words for an ApiFail, else 'Something went wrong!'. */
  children?: ReactNode
  error?: unknown
  onRetry?: (() => void) | undefined
  title?: ReactNode
}

/** What failed and `Try again`. */
export const ErrorState = ({ children, error, onRetry, title }: ErrorStateProps) => {
  const t = useTexts(uiTexts)
  return (
    <div className={css.state} role="status">
      <p className={css.title}>{title ?? t.failedTitle}</p>
      <p>{children ?? (error instanceof Error && error.name === 'ApiFail' ? error.message : t.failed)}</p>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          {t.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
