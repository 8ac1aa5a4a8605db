import type { Chart } from '@dhruva/contract'
import { useEffect } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Tag } from '#ui/chip.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './section.module.css'
import { showPart } from './show-part.ts'
import { Strength } from './strength.tsx'
import { yogaTexts } from './texts.ts'
import {
  cancelledBy,
  formedBy,
  groupsOf,
  isCancelled,
  weighedBy,
  type Yoga,
  type YogaName,
  type YogaWords,
} from './yoga-words.ts'

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul className={css.facts}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
)

/** One way in which the chart has a yoga. */
const Way = ({ yoga, words }: { yoga: Yoga; words: YogaWords }) => {
  const { t } = words
  const cancelled = cancelledBy(words, yoga)
  return (
    <div>
      <Facts facts={formedBy(words, yoga)} />
      {cancelled.length > 0 ? (
        <>
          <p className={css.label}>{t.cancelledBy}</p>
          <Facts facts={cancelled} />
        </>
      ) : null}
    </div>
  )
}

/** What made each way as strong as it is. */
const Weighed = ({ yogas, words }: { yogas: readonly Yoga[]; words: YogaWords }) => {
  const { t, k, list } = words
  return (
    <details className={css.more}>
      <summary>{t.weighed}</summary>
      {yogas.map((yoga, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ways of one chart do not move
        <div key={index}>
          {yogas.length > 1 ? (
            <p className={css.plain}>
              {list(yoga.grahas.map((id) => k.grahas[id]))}: {t.strengths[yoga.strength]}
            </p>
          ) : null}
          <Facts facts={weighedBy(words, yoga)} />
        </div>
      ))}
    </details>
  )
}

type GroupProps = { id: YogaName; yogas: readonly Yoga[]; words: YogaWords; level: 3 | 4; marked: boolean }

const Group = ({ id, yogas, words, level, marked }: GroupProps) => {
  const place = `kundli-yoga-${id}`
  // the code of this part comes after the page, which has shown the part's heading by now
  useEffect(() => (marked && showPart(place)) || undefined, [marked, place])
  const { t } = words
  const { name, plain, reads, source } = t.known[id]
  const Heading = `h${level}` as const
  const strongest = Math.max(...yogas.map(({ strength }) => strength))
  return (
    <section className={css.item} id={place} tabIndex={-1} data-marked={marked || undefined}>
      <div className={css.itemHead}>
        <Heading>{name}</Heading>
        {isCancelled(yogas) ? (
          <Tag>{t.cancelled}</Tag>
        ) : (
          <Strength of={strongest} text={t.strength(t.strengths[strongest] ?? '')} />
        )}
      </div>
      <p className={css.plain}>{plain}</p>
      <p className={css.reads}>{reads}</p>
      <p className={css.label}>{t.formed}</p>
      {yogas.map((yoga, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ways of one chart do not move
        <Way key={index} yoga={yoga} words={words} />
      ))}
      <Weighed yogas={yogas} words={words} />
      <p className={css.source}>
        {t.source}: {source}
      </p>
    </section>
  )
}

type YogaSectionProps = {
  chart: Chart
  level: 2 | 3
  /** the yoga a link asks for */
  marked: string | null
}

/** The yogas of a chart: what each means, what forms it here, how strong it is, what cancels it, who says so. */
export const YogaSection = ({ chart, level, marked }: YogaSectionProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(yogaTexts)
  const { list } = useFormat()
  const groups = groupsOf(chart.yogas, t.known)
  if (groups.length === 0) return <p className={css.lede}>{t.none}</p>
  return (
    <>
      <p className={css.lede}>{t.lede}</p>
      <div className={css.grid}>
        {groups.map(({ id, yogas }) => (
          <Group
            key={id}
            id={id}
            yogas={yogas}
            words={{ k, t, list }}
            level={level === 2 ? 3 : 4}
            marked={id === marked}
          />
        ))}
      </div>
    </>
  )
}
