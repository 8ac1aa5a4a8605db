import { cx } from '#lib/cx.ts'
import { glyphPaths, signs } from './art/glyph-paths.ts'
import { dashedTicks, divisions, onCircle, ticks } from './art/ticks.ts'
import css from './dial.module.css'

const CENTRE = 400
const ring = {
  degrees: dashedTicks(392, 384, 360, 5),
  fives: dashedTicks(392, 376, 72, 6),
  signs: ticks(CENTRE, 392, 356, divisions(12)),
  houses: ticks(CENTRE, 304, 220, divisions(12)),
  inner: dashedTicks(220, 212, 108),
}
const nakshatras = Array.from({ length: 27 }, (_, index) => ({
  key: index,
  at: onCircle(CENTRE, 330, ((index + 0.5) * 360) / 27),
  radius: index % 3 === 0 ? 2.6 : 1.6,
}))
const glyphs = signs.map((sign, index) => {
  const [x, y] = onCircle(CENTRE, 262, index * 30 + 15)
  return { sign, transform: `translate(${x - 15} ${y - 15}) scale(1.25)` }
})

export type DialProps = {
  className?: string | undefined
  /** One slow turn every four minutes; only from 896 px and never under reduced motion. */
  turning?: boolean
}

/** The graduated circle: 360 ticks, 27 nakshatra points, 12 signs. Decoration: one per view, never behind body text. */
export const Dial = ({ className, turning = false }: DialProps) => (
  <svg className={cx(css.dial, turning && css.turning, className)} viewBox="0 0 800 800" fill="none" aria-hidden="true">
    <g stroke="var(--dial)">
      <circle cx={CENTRE} cy={CENTRE} r="392" />
      <circle cx={CENTRE} cy={CENTRE} r="356" />
      <circle cx={CENTRE} cy={CENTRE} {...ring.degrees} />
      <circle cx={CENTRE} cy={CENTRE} {...ring.fives} />
      <path d={ring.signs} stroke="var(--dial-strong)" strokeWidth="1.5" />
      <circle cx={CENTRE} cy={CENTRE} r="304" />
      <circle cx={CENTRE} cy={CENTRE} r="220" />
      <path d={ring.houses} />
      <circle cx={CENTRE} cy={CENTRE} {...ring.inner} />
      <circle cx={CENTRE} cy={CENTRE} r="164" strokeDasharray="1 7" strokeLinecap="round" />
      <circle cx={CENTRE} cy={CENTRE} r="118" />
    </g>
    <g fill="var(--dial-strong)">
      {nakshatras.map(({ key, at: [x, y], radius }) => (
        <circle key={key} cx={x} cy={y} r={radius} />
      ))}
    </g>
    <g stroke="var(--dial-strong)" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round">
      {glyphs.map(({ sign, transform }) => (
        <path key={sign} d={glyphPaths[sign]} transform={transform} />
      ))}
    </g>
  </svg>
)
