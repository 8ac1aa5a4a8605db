import type { Birth, Chart, GrahaId, Stability } from '@dhruva/contract'
import { certainChartOf, certainTags, type Varga } from '@dhruva/contract/drawing'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Glyph, signs } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { Printer } from '#ui/icons.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { Skeleton } from '#ui/states.tsx'
import { ChartCard } from './chart-card.tsx'
import { DashaCard } from './dasha-card.tsx'
import { HouseCard } from './house-card.tsx'
import { AskLink } from './kundli/ask-link.tsx'
import { BirthNotes } from './kundli/birth-notes.tsx'
import { Go, type WayTo } from './kundli/go.tsx'
import { KeepWays } from './kundli/keep-ways.tsx'
import css from './kundli/kundli-view.module.css'
import { LaterParts } from './kundli/later-parts.tsx'
import { Onward } from './kundli/onward-links.tsx'
import { PartBoundary } from './kundli/part-boundary.tsx'
import { PictureButton } from './kundli/picture-button.tsx'
import type { Pictured } from './kundli/picture-dialog.tsx'
import { PlainLines } from './kundli/plain-lines.tsx'
import { SectionNav } from './kundli/section-nav.tsx'
import { showPart } from './kundli/show-part.ts'
import { pageTexts } from './kundli/texts.ts'
import { type Target, targetOf } from './open-at.ts'
import { PanchangCard } from './panchang-card.tsx'
import { PlanetCard } from './planet-card.tsx'

const HonestyNote = lazy(() => import('./honesty-note.tsx').then((note) => ({ default: note.HonestyNote })))

export type KundliViewProps = {
  /** null of a kundli that is not saved, or is somebody else's */
  bid: number | null
  /** saves the kundli, then goes to the address; absent where it is saved, null where it is only to be looked at */
  onKeep?: ((address: (bid: number) => string) => void) | null
  /** what its picture is asked for by where it is not this person's: the link that shows it */
  sharedBy?: Extract<Pictured, { token: string }>
  birth: Pick<Birth, 'pob' | 'celebrity_info'> | undefined
  chart: Chart
  /** what holds of it when the time of birth is uncertain; null when it is exact */
  stability: Stability | null
  level: 2 | 3
  open: string | null
}

/** Scrolls to the part a link asks for once it is there, and takes the focus with it. */
const useScrollTo = (target: Target | null) => {
  const part = target && `kundli-${target.section}`
  const yoga = target?.yoga && `kundli-yoga-${target.yoga}`
  useEffect(() => {
    // a yoga whose code has not come shows itself when it comes
    const id = yoga && document.getElementById(yoga) ? yoga : part
    return (id !== null && showPart(id)) || undefined
  }, [part, yoga])
}

type TagsProps = Pick<KundliViewProps, 'chart' | 'stability'>

const Tags = ({ chart, stability }: TagsProps) => {
  const t = useTexts(kundliTexts)
  const certain = certainTags(stability)
  const running = chart.vimshottari.current?.maha.lord
  const sign = signs[chart.moon_sign]
  const nakshatra = t.nakshatras[chart.nakshatra] ?? ''
  return (
    <p className={css.tags}>
      {certain.rashi ? (
        <Tag tone="rashi" icon={sign ? <Glyph sign={sign} /> : undefined}>
          {t.rashiTag(t.signs[chart.moon_sign] ?? '')}
        </Tag>
      ) : null}
      {certain.lagna ? <Tag tone="plain">{t.lagnaTag(t.signs[chart.ascendant.sign] ?? '')}</Tag> : null}
      {certain.nakshatra ? (
        <Tag tone="nakshatra">{certain.pada ? t.nakshatraTag(nakshatra, chart.pada) : nakshatra}</Tag>
      ) : null}
      {running && certain.dasha ? <Tag tone="dasha">{t.mahadashaTag(t.grahas[running])}</Tag> : null}
    </p>
  )
}

const talkOf = (birth: KundliViewProps['birth']) => (birth?.celebrity_info === undefined ? 'chats' : 'chatsCeleb')

/** Where a kundli leads: the two astrologers, paper. */
const Ways = ({ wayTo, birth, sharedBy }: Pick<KundliViewProps, 'birth' | 'sharedBy'> & { wayTo: WayTo }) => {
  const t = useTexts(kundliTexts)
  const chat = talkOf(birth)
  return (
    <div className={css.ways}>
      <Go look="solid" size="sm" to={wayTo((bid) => to(chat, { type: 'Oracle', bid }))}>
        {t.chatWith(t.oracle)}
      </Go>
      <Go look="soft" size="sm" to={wayTo((bid) => to(chat, { type: 'Astra', bid }))}>
        {t.chatWith(t.astra)}
      </Go>
      {sharedBy ? <PictureButton of={sharedBy} /> : null}
      <Button look="text" size="sm" className={css.print} aria-label={t.print} onClick={() => window.print()}>
        <Icon of={Printer} />
        <span>{t.print}</span>
      </Button>
    </div>
  )
}

/** Which house, planet and division are read; they belong to each other. */
const useReading = (chart: Chart, target: Target | null) => {
  const [house, setHouse] = useState(target?.house ?? 1)
  const [graha, setGraha] = useState<GrahaId | null>(target?.graha ?? null)
  const [varga, setVarga] = useState<Varga>(target?.varga ?? 'd1')
  return {
    house,
    graha,
    varga,
    onVarga: (next: Varga) => {
      setVarga(next)
      setGraha(null)
    },
    onHouse: (next: number, tapped: GrahaId | null) => {
      setHouse(next)
      setGraha(tapped)
    },
    onGraha: setGraha,
    /** From the table: the birth chart, the planet's house, and the explanation in sight. */
    showGraha: (id: GrahaId) => {
      setVarga('d1')
      setHouse(chart.grahas.find((one) => one.id === id)?.house ?? 1)
      setGraha(id)
      showPart('kundli-house')
    },
  }
}

const Honesty = ({ stability, chart }: TagsProps) => (
  <PartBoundary>
    <Suspense fallback={<Skeleton height="12rem" />}>
      <HonestyNote stability={stability} chart={chart} />
    </Suspense>
  </PartBoundary>
)

/** A whole kundli: drawing and what is read in it, planets, panchang, dashas, and what is judged from them. */
export const KundliView = ({ bid, onKeep, sharedBy, birth, chart, stability, level, open }: KundliViewProps) => {
  const t = useTexts(kundliTexts)
  const { parts, asks } = useTexts(pageTexts)
  const certain = useMemo(() => certainChartOf(chart, stability), [chart, stability])
  const target = useMemo(() => targetOf(open, certain), [open, certain])
  const { house, graha, varga, onVarga, onHouse, onGraha, showGraha } = useReading(certain.chart, target)
  const wayTo: WayTo = (address) => {
    if (bid !== null) return address(bid)
    return onKeep ? () => onKeep(address) : null
  }
  const ask = (question: string) => wayTo((saved) => to(talkOf(birth), { type: 'Oracle', bid: saved, ask: question }))
  useScrollTo(target)
  return (
    <div className={css.view}>
      <div className={css.top}>
        <Tags chart={chart} stability={stability} />
        <Ways wayTo={wayTo} birth={birth} {...(sharedBy ? { sharedBy } : {})} />
        {bid === null ? null : <KeepWays bid={bid} />}
      </div>
      {bid === null ? null : <PlainLines bid={bid} level={level} />}
      <SectionNav />
      {target?.transit && target.graha ? <p className={css.notice}>{t.transitNote(t.grahas[target.graha])}</p> : null}
      <BirthNotes chart={chart} />
      {stability ? <Honesty stability={stability} chart={chart} /> : null}
      <div className={css.columns}>
        <ChartCard
          bid={bid}
          underSky={target?.transit ?? false}
          certain={certain}
          level={level}
          varga={varga}
          onVarga={onVarga}
          house={house}
          onHouse={onHouse}
        />
        <HouseCard certain={certain} level={level} house={house} varga={varga} graha={graha} onGraha={onGraha} />
        <PlanetCard certain={certain} level={level} marked={graha} house={house} onGraha={showGraha} />
        <PanchangCard chart={chart} stability={stability} place={birth?.pob} level={level} />
      </div>
      <DashaCard
        chart={chart}
        stability={stability}
        level={level}
        aside={<AskLink to={ask(asks.dasha)} about={parts.dasha} />}
      />
      <LaterParts chart={chart} stability={stability} level={level} ask={ask} yoga={target?.yoga ?? null} />
      <Onward
        wayTo={wayTo}
        chart={chart}
        isCelebrity={birth?.celebrity_info !== undefined}
        rashiHolds={certainTags(stability).rashi}
      />
    </div>
  )
}
