import type { Birth, Chart } from '@dhruva/contract'
import { useEffect, useMemo, useState } from 'react'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { Glyph, signs } from '#ui/glyph.tsx'
import { Icon } from '#ui/icon.tsx'
import { Printer } from '#ui/icons.ts'
import type { Varga } from '#ui/kundli/drawn.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { ChartCard } from './chart-card.tsx'
import { Computation } from './computation.tsx'
import { DashaCard } from './dasha-card.tsx'
import { DoshaCard } from './dosha-card.tsx'
import { HouseCard } from './house-card.tsx'
import css from './kundli-view.module.css'
import { targetOf } from './open-at.ts'
import { PanchangCard } from './panchang-card.tsx'
import { PlanetCard } from './planet-card.tsx'
import { useLightPrint } from './use-light-print.ts'

export type KundliViewProps = { bid: number; birth: Birth | undefined; chart: Chart; level: 2 | 3; open: string | null }

/** Scrolls to the part a link asks for once it is there, and takes the focus with it. */
const useScrollTo = (id: string | null) => {
  useEffect(() => {
    const part = id === null ? null : document.getElementById(id)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }, [id])
}

const Tags = ({ chart }: { chart: Chart }) => {
  const t = useTexts(kundliTexts)
  const running = chart.vimshottari.current?.maha.lord
  const sign = signs[chart.moon_sign]
  return (
    <p className={css.tags}>
      <Tag tone="rashi" icon={sign ? <Glyph sign={sign} /> : undefined}>
        {t.rashiTag(t.signs[chart.moon_sign] ?? '')}
      </Tag>
      <Tag tone="plain">{t.lagnaTag(t.signs[chart.ascendant.sign] ?? '')}</Tag>
      <Tag tone="nakshatra">{t.nakshatraTag(t.nakshatras[chart.nakshatra] ?? '', chart.pada)}</Tag>
      {running ? <Tag tone="dasha">{t.mahadashaTag(t.grahas[running])}</Tag> : null}
    </p>
  )
}

/** Where a kundli leads: the two astrologers, its details, paper. */
const Ways = ({ bid, birth }: Pick<KundliViewProps, 'bid' | 'birth'>) => {
  const t = useTexts(kundliTexts)
  const chat = birth?.celebrity_info === undefined ? 'chats' : 'chatsCeleb'
  return (
    <div className={css.ways}>
      <LinkButton look="solid" size="sm" to={to(chat, { type: 'Oracle', bid })}>
        {t.chatWith(t.oracle)}
      </LinkButton>
      <LinkButton look="soft" size="sm" to={to(chat, { type: 'Astra', bid })}>
        {t.chatWith(t.astra)}
      </LinkButton>
      <Button look="text" size="sm" onClick={() => window.print()}>
        <Icon of={Printer} />
        {t.print}
      </Button>
    </div>
  )
}

/** A whole kundli: drawing and chosen house, dashas, planets, panchang, doshas, how it was computed. */
export const KundliView = ({ bid, birth, chart, level, open }: KundliViewProps) => {
  const t = useTexts(kundliTexts)
  const target = useMemo(() => targetOf(open, chart), [open, chart])
  const [house, setHouse] = useState(target?.house ?? 1)
  const [varga, setVarga] = useState<Varga>('d1')
  useScrollTo(target && `kundli-${target.section}`)
  useLightPrint()
  return (
    <div className={css.view}>
      <div className={css.top}>
        <Tags chart={chart} />
        <Ways bid={bid} birth={birth} />
      </div>
      {target?.transit && target.graha ? <p className={css.notice}>{t.transitNote(t.grahas[target.graha])}</p> : null}
      <div className={css.columns}>
        <ChartCard chart={chart} level={level} varga={varga} onVarga={setVarga} house={house} onHouse={setHouse} />
        <HouseCard chart={chart} level={level} house={house} varga={varga} />
        <PlanetCard chart={chart} level={level} marked={target?.graha ?? null} house={house} />
        <PanchangCard chart={chart} level={level} />
      </div>
      <div className={css.pair}>
        <DashaCard chart={chart} level={level} />
        <div className={css.stack}>
          <DoshaCard chart={chart} level={level} />
          <Computation chart={chart} level={level} />
        </div>
      </div>
    </div>
  )
}
