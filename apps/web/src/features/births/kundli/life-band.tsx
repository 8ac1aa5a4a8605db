import { useTexts } from '#lib/i18n.ts'
import css from './life-band.module.css'
import { type Stay, shareOfLife } from './saturn-stays.ts'
import { doshaTexts } from './texts.ts'

type LifeBandProps = { birth: string; now: string; above: readonly Stay[]; below: readonly Stay[] }

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const Stretches = ({ stays, birth }: { stays: readonly Stay[]; birth: string }) => (
  <div className={css.row}>
    {stays.map(({ start, end, phase }) => {
      const from = shareOfLife(birth, start)
      const width = shareOfLife(birth, end) - from
      return <span key={start} data-phase={phase} style={{ insetInlineStart: percent(from), width: percent(width) }} />
    })}
  </div>
)

const DECADES = Array.from({ length: 11 }, (_, index) => index * 10)

/** A hundred years on a ruler: Sade Sati over it, dhaiya under it, today as a pointer. The tables beside it say the same. */
export const LifeBand = ({ birth, now, above, below }: LifeBandProps) => {
  const t = useTexts(doshaTexts)
  const today = shareOfLife(birth, now)
  return (
    <div className={css.band} role="img" aria-label={t.lifeLabel}>
      <Stretches stays={above} birth={birth} />
      <div className={css.ruler} />
      <Stretches stays={below} birth={birth} />
      <span className={css.today} style={{ insetInlineStart: percent(today) }}>
        <span data-late={today > 0.85 || undefined}>{t.legendNow}</span>
      </span>
      <div className={`${css.ages} num`}>
        {DECADES.map((age) => (
          <span key={age} style={{ insetInlineStart: `${age}%` }}>
            {age}
          </span>
        ))}
      </div>
    </div>
  )
}
