import type { Chart, Stability } from '@dhruva/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Loading, Skeleton } from '#ui/states.tsx'
import { AskLink } from './ask-link.tsx'
import type { Way } from './go.tsx'
import { Part } from './part.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { pageTexts } from './texts.ts'

const yogas = () => import('./yoga-section.tsx').then((part) => ({ default: part.YogaSection }))
const doshas = () => import('./dosha-section.tsx').then((part) => ({ default: part.DoshaSection }))
const saturn = () => import('./saturn-section.tsx').then((part) => ({ default: part.SaturnSection }))
const bindus = () => import('./bindu-section.tsx').then((part) => ({ default: part.BinduSection }))
const conventions = () => import('./computation.tsx').then((part) => ({ default: part.Computation }))

const LeftOut = lazy(() => import('./left-out.tsx').then((part) => ({ default: part.LeftOut })))
const YogaSection = lazy(yogas)
const DoshaSection = lazy(doshas)
const SaturnSection = lazy(saturn)
const BinduSection = lazy(bindus)
const Computation = lazy(conventions)

/** Fetches the code of these parts while the chart itself is on its way. */
export const preloadLaterParts = () => {
  for (const load of [yogas, doshas, saturn, bindus, conventions]) load().catch(() => undefined)
}

/** `yoga`: the one a link asks for */
type LaterPartsProps = {
  chart: Chart
  stability: Stability | null
  level: 2 | 3
  ask: (question: string) => Way
  yoga: string | null
}

type LaterProps = { id: string; title: string; level: 2 | 3; ask?: Way; children: ReactNode }

/** A part whose code comes after the page's: heading at once, a skeleton until the rest is there. */
const Later = ({ id, title, level, ask, children }: LaterProps) => {
  const t = useTexts(pageTexts)
  const waiting = (
    <Loading label={t.partLoading(title)}>
      <Skeleton height="12rem" />
    </Loading>
  )
  return (
    <Part id={id} title={title} level={level} aside={ask ? <AskLink to={ask} about={title} /> : null}>
      <PartBoundary>
        <Suspense fallback={waiting}>{children}</Suspense>
      </PartBoundary>
    </Part>
  )
}

/** Which of these parts an inexact time of birth leaves standing. */
const standing = (stability: Stability | null) => {
  if (stability === null) return { lagna: true, moon: true, everything: true }
  const lagna = stability.ascendant.sign.certain
  const signs = Object.values(stability.signs).every(({ certain }) => certain)
  return { lagna, moon: stability.signs.moon.certain, everything: lagna && signs }
}

/** A yoga stands when every graha in it keeps its sign. */
const withoutOpen = (chart: Chart, stability: Stability | null): Chart =>
  stability === null
    ? chart
    : { ...chart, yogas: chart.yogas.filter(({ grahas }) => grahas.every((id) => stability.signs[id].certain)) }

/** What stands below the dashas, in the order of the strip of parts. */
export const LaterParts = ({ chart, stability, level, ask, yoga }: LaterPartsProps) => {
  const { parts, asks } = useTexts(pageTexts)
  const { lagna, moon, everything } = standing(stability)
  return (
    <>
      <Later id="kundli-yoga" title={parts.yogas} level={level} ask={ask(asks.yogas)}>
        {lagna ? (
          <YogaSection chart={withoutOpen(chart, stability)} level={level} marked={yoga} />
        ) : (
          <LeftOut part="yogas" />
        )}
      </Later>
      <Later id="kundli-dosha" title={parts.doshas} level={level} ask={ask(asks.doshas)}>
        {everything ? <DoshaSection chart={chart} level={level} /> : <LeftOut part="doshas" />}
      </Later>
      <Later id="kundli-saturn" title={parts.saturn} level={level} ask={ask(asks.saturn)}>
        {moon ? <SaturnSection chart={chart} level={level} /> : <LeftOut part="saturn" />}
      </Later>
      <Later id="kundli-bindus" title={parts.bindus} level={level}>
        {everything ? <BinduSection chart={chart} /> : <LeftOut part="bindus" />}
      </Later>
      <Later id="kundli-computed" title={parts.computed} level={level}>
        <Computation chart={chart} level={level} />
      </Later>
    </>
  )
}
