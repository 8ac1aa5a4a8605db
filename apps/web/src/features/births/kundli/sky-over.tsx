import type { Transit } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import shared from './kundli-view.module.css'
import css from './sky-over.module.css'
import { todayTexts } from './texts.ts'
import { useDay } from './use-day.ts'

/** The sky of a day over a kundli. */
export type Sky = { at: string; transits: readonly Transit[] }

const isNode = (id: Transit['id']) => id === 'rahu' || id === 'ketu'

/** When a planet leaves its sign; of the Moon, which leaves it within days, the hour too. */
const Until = ({ transit: { id, leaves_sign } }: { transit: Transit }) => {
  const format = useFormat()
  const day = useDay()
  if (leaves_sign === null) return <td>–</td>
  const moonsHour = `${format.day(leaves_sign)}, ${format.time(leaves_sign)}`
  return <td className="num">{id === 'moon' ? moonsHour : day(leaves_sign)}</td>
}

type RowProps = { transit: Transit; house: boolean; moon: boolean }

const Row = ({ transit, house, moon }: RowProps) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(todayTexts)
  return (
    <tr>
      <th scope="row">
        {k.grahas[transit.id]}
        {transit.retrograde && !isNode(transit.id) ? <span className={css.mark}>{t.retrograde}</span> : null}
      </th>
      <td>{k.signs[transit.sign]}</td>
      {house ? <td className="num">{transit.house}</td> : null}
      {moon ? <td className="num">{transit.house_from_moon}</td> : null}
      <Until transit={transit} />
    </tr>
  )
}

/** What the letters of today's planets in the drawing say, as a table; what the time of birth leaves open is not counted from. */
export const SkyTable = ({ sky: { at, transits } }: { sky: Sky }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(todayTexts)
  const { date } = useFormat()
  const house = transits.some((one) => one.house !== null)
  const moon = transits.some((one) => one.house_from_moon !== null)
  return (
    <div className={css.sky}>
      <p className={css.head}>{t.sky(date(at))}</p>
      <p className={css.legend} aria-hidden="true">
        <span>
          <b>{k.grahasShort.saturn}</b> {t.legend.birth}
        </span>
        <span>
          <b data-today>{k.grahasShort.saturn}</b> {t.legend.today}
        </span>
      </p>
      <table className={`${shared.table} ${css.table}`} aria-label={t.table}>
        <thead>
          <tr>
            <th scope="col">{t.planet}</th>
            <th scope="col">{t.sign}</th>
            {house ? <th scope="col">{t.house}</th> : null}
            {moon ? <th scope="col">{t.fromMoon}</th> : null}
            <th scope="col">{t.until}</th>
          </tr>
        </thead>
        <tbody>
          {transits.map((transit) => (
            <Row key={transit.id} {...{ transit, house, moon }} />
          ))}
        </tbody>
      </table>
      {house || moon ? <p className={shared.fine}>{t.houseNote}</p> : null}
    </div>
  )
}
