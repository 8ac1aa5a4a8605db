import { cx } from '#lib/cx.ts'
import { divisions, onCircle, ticks } from './art/ticks.ts'
import css from './skyline.module.css'

const ARC = { x: 640, y: 196 }
const upperHalf = (degrees: number) => degrees <= 90 || degrees >= 270
// drawn around the origin of the arc, which is not the middle of a square: moved by the group's transform
const arcTicks = ticks(0, 176, 168, divisions(180, 5).filter(upperHalf))
const arcMarks = ticks(0, 176, 160, divisions(36).filter(upperHalf))
const [arcLeft] = onCircle(0, 176, 270)
const MERLON = { from: 760, width: 15.4, count: 40 }
const merlons = Array.from({ length: MERLON.count }, (_, index) => {
  const left = Math.round((MERLON.from + index * MERLON.width) * 10) / 10
  return `M${left} 150v-5q0-4 7.7-8q7.7 4 7.7 8v5z`
}).join('')

/** Pavilions, the great sundial and a palace wall: closes a sky. Stretched over the width of its box; decoration. */
export const Skyline = ({ className }: { className?: string | undefined }) => (
  <svg className={cx(css.skyline, className)} viewBox="0 0 1440 200" preserveAspectRatio="none" aria-hidden="true">
    <path
      fill="var(--sk-back)"
      d="M0 200V142C70 128 150 140 232 132C330 122 410 146 520 136C640 126 700 148 820 138C960 126 1060 146 1180 134C1290 124 1370 142 1440 132V200Z"
    />
    <g fill="none" stroke="var(--sk-line)" transform={`translate(${ARC.x} ${ARC.y})`}>
      <path d={`M${arcLeft} 0A176 176 0 0 1 176 0M-150 0A150 150 0 0 1 150 0`} strokeWidth="1.5" />
      <path d={arcTicks} />
      <path d={arcMarks} strokeWidth="1.5" />
    </g>
    <g fill="var(--sk-front)">
      <path d="M34 200V134H30V127H39C39 106 53 94 65 86C66 80 66.5 76 66.5 71C66.5 76 67 80 68 86C80 94 94 106 94 127H103V134H99V200H93V152Q93 138 84 136Q74 138 74 152V200H59V152Q59 138 50 136Q40 138 40 152V200Z" />
      <path d="M126 200V156H120V151H127C127 138 136 130 143.5 125V118V125C151 130 160 138 160 151H167V156H161V200H157V166Q157 158 150 157Q146 158 146 166V200H141V166Q141 158 137 157Q130 158 130 166V200Z" />
      <path d="M322 200L636 36V25H632V20H638C638 12 644 7 648.5 4V-2V4C653 7 659 12 659 20H665V25H661V200Z" />
      <path d="M250 200L322 178H661L700 200Z" />
      <path d="M742 200V168H760V150H1376V168H1394V200Z" />
      <path d={merlons} />
      <path d="M0 202V190C200 182 420 194 640 190C900 186 1160 194 1440 186V202Z" />
    </g>
    <path
      d="M352 186L632 40"
      stroke="var(--sk-win)"
      strokeWidth="1.5"
      strokeDasharray="1 7"
      strokeLinecap="round"
      opacity=".9"
    />
    <path
      fill="var(--sk-win)"
      d="M434 178V162A6.5 6.5 0 0 1 447 162V178ZM474 178V144A8 8 0 0 1 490 144V178ZM518 178V124A9 9 0 0 1 536 124V178ZM564 178V102A10 10 0 0 1 584 102V178ZM612 178V80A10 10 0 0 1 632 80V178Z"
    />
  </svg>
)
