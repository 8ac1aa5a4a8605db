import type { GrahaId, Period } from '@dhruva/contract'
import { Fragment, useContext, useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { ChevronDown } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { partsOf } from './dasha-periods.ts'
import css from './dasha-tree.module.css'
import { pageTexts } from './texts.ts'
import { DateShift, deepestFor, useDay } from './use-day.ts'

/** The periods that run at this moment, outermost first: what of the tree is marked. */
export type RunningPath = readonly Period[]

const isSame = (one: Period | undefined, other: Period) => one?.start === other.start && one.lord === other.lord

type NodeProps = {
  period: Period
  /** 1 = antardasha, 2 = pratyantar, 3 = sookshma */
  depth: number
  /** lords above it, outermost first */
  path: readonly GrahaId[]
  running: RunningPath
}

/** A disclosure: which parts of a period are open is its own affair; at first those that run now are. */
const useOpen = (isNow: boolean) => {
  const [open, setOpen] = useState(isNow)
  return { open, toggle: () => setOpen(!open) }
}

type NameProps = { period: Period; isNow: boolean; open: boolean; onToggle: (() => void) | null }

const Name = ({ period, isNow, open, onToggle }: NameProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const here = isNow ? <span className={css.here}>{t.now}</span> : null
  if (!onToggle)
    return (
      <span className={css.leaf}>
        {k.grahas[period.lord]} {here}
      </span>
    )
  return (
    <button type="button" className={css.toggle} aria-expanded={open} onClick={onToggle}>
      <Icon of={ChevronDown} />
      {k.grahas[period.lord]} {here}
    </button>
  )
}

/** The parts of a pratyantar or of an antardasha, as a list inside the row above them. */
const Parts = ({ period, depth, path, running }: NodeProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const names = path.map((lord) => k.grahas[lord]).join(' – ')
  return (
    <ul className={css.parts} aria-label={depth === 2 ? t.pratyantarsOf(names) : t.sookshmasOf(names)}>
      {partsOf(period).map((part) => (
        <Branch key={part.start} period={part} depth={depth} path={[...path, part.lord]} running={running} />
      ))}
    </ul>
  )
}

const Branch = ({ period, depth, path, running }: NodeProps) => {
  const day = useDay()
  const isNow = isSame(running[depth], period)
  const { open, toggle } = useOpen(isNow)
  const isDeepest = depth === deepestFor(useContext(DateShift))
  return (
    <li data-now={isNow || undefined}>
      <div className={css.line}>
        <Name period={period} isNow={isNow} open={open} onToggle={isDeepest ? null : toggle} />
        <span className={`${css.lineDate} num`}>{day(period.start)}</span>
        <span className={`${css.lineDate} num`}>{day(period.end)}</span>
      </div>
      {open && !isDeepest ? <Parts period={period} depth={depth + 1} path={path} running={running} /> : null}
    </li>
  )
}

const Row = ({ period, path, running }: Omit<NodeProps, 'depth'>) => {
  const day = useDay()
  const isNow = isSame(running[1], period)
  const { open, toggle } = useOpen(isNow)
  const isDeepest = deepestFor(useContext(DateShift)) === 1
  return (
    <Fragment>
      <tr data-now={isNow || undefined}>
        <th scope="row">
          <Name period={period} isNow={isNow} open={open} onToggle={isDeepest ? null : toggle} />
        </th>
        <td className={`${css.date} num`}>{day(period.start)}</td>
        <td className={`${css.date} num`}>{day(period.end)}</td>
      </tr>
      {open && !isDeepest ? (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a row that only holds the list below the one before it
        <tr role="presentation" className={css.inside}>
          <td role="presentation" colSpan={3}>
            <Parts period={period} depth={2} path={path} running={running} />
          </td>
        </tr>
      ) : null}
    </Fragment>
  )
}

/** The antardashas of a mahadasha as a table; each opens into its pratyantars, those into their sookshmas. */
export const DashaTree = ({ of, running }: { of: Period; running: RunningPath }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const isNow = isSame(running[0], of)
  return (
    <table className={css.table} aria-label={t.antardashasOf(k.grahas[of.lord])}>
      <thead>
        <tr>
          <th scope="col">{t.antar}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.until}</th>
        </tr>
      </thead>
      <tbody>
        {partsOf(of).map((part) => (
          <Row key={part.start} period={part} path={[of.lord, part.lord]} running={isNow ? running : []} />
        ))}
      </tbody>
    </table>
  )
}
