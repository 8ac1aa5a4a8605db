import type { Chart } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import type { Kundli } from '#locales/en/kundli.ts'
import { degreeText, drawnOf, inHouse, type Varga } from '#ui/kundli/drawn.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import css from './kundli-view.module.css'
import { Part } from './part.tsx'

type HouseCardProps = { chart: Chart; level: 2 | 3; house: number; varga: Varga }

type Words = { t: Kundli; list: (items: readonly string[]) => string }

/** What the birth chart says of a house, a sentence for each fact. */
const d1Facts = ({ t, list }: Words, chart: Chart, number: number): string[] => {
  const house = chart.houses.find((one) => one.house === number)
  if (!house) return []
  const names = (ids: typeof house.occupants) => list(ids.map((id) => t.grahas[id]))
  const lord = chart.grahas.find((one) => one.id === house.lord)
  const { ascendant } = chart
  return [
    number === 1
      ? t.lagnaFacts(degreeText(ascendant.degree), t.nakshatras[ascendant.nakshatra] ?? '', ascendant.pada)
      : '',
    house.occupants.length > 0 ? t.occupants(names(house.occupants), house.occupants.length) : t.noOccupants,
    lord
      ? lord.house === number
        ? t.lordHome(t.grahas[lord.id])
        : t.lord(t.grahas[lord.id], lord.house, t.signs[lord.sign] ?? '')
      : '',
    house.aspected_by.length > 0 ? t.aspects(names(house.aspected_by), house.aspected_by.length) : '',
  ].filter((sentence) => sentence !== '')
}

/** The chosen house beside the drawing; a screen reader hears it when it changes. */
export const HouseCard = ({ chart, level, house, varga }: HouseCardProps) => {
  const t = useTexts(kundliTexts)
  const format = useFormat()
  const drawn = drawnOf(chart, varga)
  const sign = (drawn.lagna.sign + house - 1) % 12
  const words = { t, list: format.list }
  const inNavamsa = inHouse(drawn, house).map(({ id }) => t.grahas[id])
  const navamsa = inNavamsa.length > 0 ? t.d9House(format.list(inNavamsa)) : t.d9Empty
  const facts = varga === 'd1' ? d1Facts(words, chart, house) : [navamsa]
  return (
    <div aria-live="polite" aria-atomic="true">
      <Part id="kundli-house" title={t.houseName(house, t.signs[sign] ?? '')} level={level} className={css.houseCard}>
        <p className={css.meaning}>{t.houseMeanings[house - 1]}</p>
        <ul className={css.sentences}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
