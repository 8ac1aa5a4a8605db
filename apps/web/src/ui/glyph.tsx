import { cx } from '#lib/cx.ts'
import { glyphPaths, type Sign, signs } from './art/glyph-paths.ts'
import { dashedTicks, divisions, onCircle, ticks } from './art/ticks.ts'
import css from './glyph.module.css'

export { type Sign, signs }

/** A sign of the zodiac as a line drawing the size of the text around it. Decoration: the word stands beside it. */
export const Glyph = ({ sign, className }: { sign: Sign; className?: string | undefined }) => (
  <svg className={cx(css.glyph, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={glyphPaths[sign]} />
  </svg>
)

const CENTRE = 60
const discTicks = dashedTicks(57, 52, 72, 6)
const discSigns = ticks(CENTRE, 57, 48, divisions(12))

const arcOf = (sign: Sign) => {
  const from = signs.indexOf(sign) * 30
  return `M${onCircle(CENTRE, 52.5, from).join(' ')}A52.5 52.5 0 0 1 ${onCircle(CENTRE, 52.5, from + 30).join(' ')}`
}

/** A sign inside the zodiac ring with its own 30° marked; Aries starts at the top. Decoration. */
export const Disc = ({ sign, className }: { sign: Sign; className?: string | undefined }) => (
  <svg className={cx(css.disc, className)} viewBox="0 0 120 120" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx={CENTRE} cy={CENTRE} r="57" stroke="var(--dial)" />
    <circle cx={CENTRE} cy={CENTRE} {...discTicks} stroke="var(--dial-strong)" />
    <path d={discSigns} stroke="var(--dial-strong)" strokeWidth="1.3" />
    <path d={arcOf(sign)} stroke="var(--accent)" strokeWidth="7" />
    <circle cx={CENTRE} cy={CENTRE} r="42" stroke="var(--dial)" />
    <path
      d={glyphPaths[sign]}
      transform="translate(34.8 34.8) scale(2.1)"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
