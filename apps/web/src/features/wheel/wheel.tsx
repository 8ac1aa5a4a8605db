import { WHEEL_SEGMENTS } from '@dhruva/common'
import type { Ref } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { divisions, onCircle, ticks } from '#ui/art/ticks.ts'
import { wheelTexts } from './texts.ts'
import css from './wheel.module.css'

const CENTRE = 210
const RIM = 208
const FACE = 190
const HUB = 58
const LETTERS = 148
const DEGREES = 360 / WHEEL_SEGMENTS
const all = Array.from({ length: WHEEL_SEGMENTS }, (_, nth) => nth)

const marks = {
  fine: ticks(CENTRE, 204, 199, divisions(WHEEL_SEGMENTS * 5, 5)),
  lines: ticks(CENTRE, 206, 194, divisions(WHEEL_SEGMENTS)),
  inner: ticks(CENTRE, 84, 79, divisions(WHEEL_SEGMENTS * 5)),
}
const stars = all.map((nth) => onCircle(CENTRE, RIM - 10, nth * DEGREES + DEGREES / 2))

const segment = (nth: number) => {
  const [from, to] = [onCircle(CENTRE, FACE, nth * DEGREES), onCircle(CENTRE, FACE, (nth + 1) * DEGREES)]
  return `M${CENTRE} ${CENTRE}L${from.join(' ')}A${FACE} ${FACE} 0 0 1 ${to.join(' ')}Z`
}

/** The part that turns. */
const Disc = ({ ref }: { ref: Ref<SVGSVGElement> }) => {
  const t = useTexts(wheelTexts)
  const format = useFormat()
  const name = (nth: number) => format.percent((nth + 1) / 100)
  return (
    <svg
      ref={ref}
      className={css.disc}
      viewBox="0 0 420 420"
      role="img"
      aria-label={t.segments(name(0), name(WHEEL_SEGMENTS - 1))}
    >
      <circle className={css.rim} cx={CENTRE} cy={CENTRE} r={RIM} />
      <g className={css.faces}>
        {all.map((nth) => (
          <path key={nth} d={segment(nth)} />
        ))}
      </g>
      <path className={css.fine} d={marks.fine} />
      <path className={css.lines} d={marks.lines} />
      <g className={css.stars}>
        {stars.map(([x, y], nth) => (
          <circle key={all[nth]} cx={x} cy={y} r="2" />
        ))}
      </g>
      <g className={css.letters}>
        {all.map((nth) => (
          <text
            key={nth}
            x={CENTRE}
            y={CENTRE - LETTERS}
            transform={`rotate(${(nth + 0.5) * DEGREES} ${CENTRE} ${CENTRE})`}
          >
            {name(nth)}
          </text>
        ))}
      </g>
      <circle className={css.well} cx={CENTRE} cy={CENTRE} r={HUB + 34} />
      <path className={css.fine} d={marks.inner} />
    </svg>
  )
}

type WheelProps = { disc: Ref<SVGSVGElement>; isSpinning: boolean; describedBy: string; onSpin: () => void }

/** The wheel with its pointer, and the button in its middle. */
export const Wheel = ({ disc, isSpinning, describedBy, onSpin }: WheelProps) => {
  const t = useTexts(wheelTexts)
  return (
    <div className={css.wheel} data-spinning={isSpinning || undefined}>
      <div className={css.window}>
        <Disc ref={disc} />
      </div>
      <svg className={css.pointer} viewBox="0 0 44 56" aria-hidden="true">
        <path className={css.gnomon} d="M22 54 5 14a18 18 0 0 1 34 0z" />
        <path className={css.pole} d="M22 7q0 9 9 9q-9 0-9 9q0-9-9-9q9 0 9-9z" />
      </svg>
      <button
        type="button"
        className={css.hub}
        aria-disabled={isSpinning || undefined}
        aria-describedby={describedBy}
        onClick={onSpin}
      >
        {t.click}
      </button>
    </div>
  )
}
