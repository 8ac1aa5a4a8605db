import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCameFrom } from '#lib/came-from.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { divisions, ticks } from '#ui/art/ticks.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { wheelTexts } from './texts.ts'
import type { Won } from './use-wheel.ts'
import css from './won-dialog.module.css'

const BURST = ticks(60, 58, 44, divisions(45, 3))
const RAYS = ticks(60, 59, 38, divisions(15))

/** What was won, and the way to use it. */
export const WonDialog = ({ won, onClose }: { won: Won | null; onClose: () => void }) => {
  const t = useTexts(wheelTexts)
  const format = useFormat()
  const navigate = useNavigate()
  const from = useCameFrom()
  // the list of packs asks the service what was won: the number is carried along as old pages did
  const recharge = () => void navigate(to('recharges'), { state: { ...from, finalValue: won?.percent } })
  return (
    <Dialog
      open={won !== null}
      onClose={onClose}
      title={t.goodNews}
      description={won ? t.won(format.number(won.percent)) : undefined}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button look="accent" onClick={recharge}>
            {t.recharge}
          </Button>
        </>
      }
    >
      {won ? (
        <div className={css.win}>
          <svg className={css.burst} viewBox="0 0 120 120" aria-hidden="true">
            <path d={BURST} />
            <path className={css.rays} d={RAYS} />
          </svg>
          <p className={css.percent} aria-hidden="true">
            {format.percent(won.percent / 100)}
          </p>
          <p className={css.until}>{t.until(format.dateTime(won.expires_at))}</p>
          <p className={won.isKept ? css.until : css.broken}>{won.isKept ? t.checked : t.notChecked}</p>
        </div>
      ) : null}
    </Dialog>
  )
}
