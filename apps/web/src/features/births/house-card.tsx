import type { GrahaId } from '@dhruva/contract'
import { type CertainChart, drawnOf, inHouse, type Varga } from '@dhruva/contract/drawing'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Chip } from '#ui/chip.tsx'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './house-card.module.css'
import { grahaFacts, houseFacts, vargaHouseFacts, type Words } from './kundli/house-facts.ts'
import { Part } from './kundli/part.tsx'
import { pageTexts } from './kundli/texts.ts'

type HouseCardProps = {
  certain: CertainChart
  level: 2 | 3
  house: number
  varga: Varga
  /** the planet that is read, null for the house alone */
  graha: GrahaId | null
  onGraha: (graha: GrahaId | null) => void
}

const Sentences = ({ facts }: { facts: readonly string[] }) => (
  <ul className={css.sentences}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
)

type ReadProps = { certain: CertainChart; varga: Varga; graha: GrahaId; level: 2 | 3; words: Words }

const Read = ({ certain, varga, graha, level, words }: ReadProps) => {
  const { k, t } = words
  const sign = drawnOf(certain.chart, varga).grahas.find(({ id }) => id === graha)?.sign ?? 0
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <div className={css.graha}>
      <Heading>{t.grahaTitle(k.grahas[graha], k.signs[sign] ?? '')}</Heading>
      <Sentences facts={grahaFacts(words, certain, varga, graha)} />
    </div>
  )
}

/** The chosen house beside the drawing and a planet of it; a screen reader hears it when it changes. */
export const HouseCard = ({ certain, level, house, varga, graha, onGraha }: HouseCardProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(pageTexts)
  const { list } = useFormat()
  const words = { k, t, list }
  const { chart, origin } = certain
  const drawn = drawnOf(chart, varga)
  const sign = (drawn.lagna.sign + house - 1) % 12
  const here = inHouse(drawn, house)
  const facts = varga === 'd1' ? houseFacts(words, certain, house) : vargaHouseFacts(words, chart, varga, house)
  const read = here.find(({ id }) => id === graha)?.id
  return (
    <Part id="kundli-house" title={k.houseName(house, k.signs[sign] ?? '', origin)} level={level} className={css.card}>
      <div aria-live="polite">
        {origin === 'aries' ? null : <p className={css.meaning}>{k.houseMeanings[house - 1]}</p>}
        <Sentences facts={facts} />
      </div>
      {here.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend this row has no room for
        <div className={css.choice} role="group" aria-label={t.planetsHere}>
          {here.map(({ id }) => (
            <Chip key={id} pressed={id === read} onClick={() => onGraha(id === read ? null : id)}>
              {k.grahas[id]}
            </Chip>
          ))}
        </div>
      ) : null}
      <div aria-live="polite">
        {read ? <Read certain={certain} varga={varga} graha={read} level={level} words={words} /> : null}
      </div>
    </Part>
  )
}
