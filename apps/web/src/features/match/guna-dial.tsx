import { useId } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { onCircle, ticks } from '#ui/art/ticks.ts'
import css from './guna-dial.module.css'
import { matchTexts } from './texts.ts'

const CENTRE = 170
const RADIUS = 128
const MAXIMUM = 36
/** What tradition asks for. */
const ASKED = 18

/** 36 gunas over a half circle, from the left to the right. */
const degreesOf = (gunas: number) => -90 + (gunas * 180) / MAXIMUM

const arc = (from: number, to: number) =>
  `M${onCircle(CENTRE, RADIUS, from).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${onCircle(CENTRE, RADIUS, to).join(' ')}`

const all = Array.from({ length: MAXIMUM + 1 }, (_, index) => index)
const isMain = (guna: number) => guna % 6 === 0
const fine = ticks(CENTRE, 146, 139, all.filter((guna) => !isMain(guna)).map(degreesOf))
const main = ticks(CENTRE, 150, 139, all.filter(isMain).map(degreesOf))
const askedMark = ticks(CENTRE, 154, 116, [degreesOf(ASKED)])
const track = arc(-90, 90)

const Numbers = () => (
  <g className={css.scale} textAnchor="middle">
    {[0, ASKED, MAXIMUM].map((guna) => {
      const [x, y] = onCircle(CENTRE, guna === ASKED ? 161 : 160, degreesOf(guna))
      return (
        <text key={guna} x={x} y={guna === ASKED ? y : CENTRE + 20}>
          {guna}
        </text>
      )
    })}
  </g>
)

/** The total of 36 as a half dial: a tick for each guna, an ember arc up to the total, the 18 that are asked for marked. */
export const GunaDial = ({ total, text }: { total: number; text: string }) => {
  const t = useTexts(matchTexts)
  const ember = useId()
  const end = degreesOf(total)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as a dial
    <div
      className={css.dial}
      role="meter"
      aria-label={t.totalLabel}
      aria-valuemin={0}
      aria-valuemax={MAXIMUM}
      aria-valuenow={total}
      aria-valuetext={t.pointsOf(text, MAXIMUM)}
    >
      <svg viewBox="0 0 340 196" fill="none" aria-hidden="true">
        <defs>
          <linearGradient id={ember} gradientUnits="userSpaceOnUse" x1="42" x2="298" y1="0" y2="0">
            <stop offset="0" className={css.from} />
            <stop offset="0.5" className={css.via} />
            <stop offset="1" className={css.to} />
          </linearGradient>
        </defs>
        <path d={track} className={css.track} />
        {total > 0 ? <path d={arc(-90, end)} className={css.ember} stroke={`url(#${ember})`} /> : null}
        <path d={fine} className={css.fine} />
        <path d={main} className={css.main} />
        <path d={askedMark} className={css.asked} />
        <path
          d="M0-116l-6-14h12z"
          transform={`translate(${CENTRE} ${CENTRE}) rotate(${end}) scale(1 0.86)`}
          className={css.pointer}
        />
        <Numbers />
        <text x={CENTRE} y={CENTRE - 24} textAnchor="middle" className={css.total}>
          {text}
        </text>
        <text x={CENTRE} y={CENTRE + 6} textAnchor="middle" className={css.of}>
          {t.ofMaximum(MAXIMUM)}
        </text>
      </svg>
    </div>
  )
}
