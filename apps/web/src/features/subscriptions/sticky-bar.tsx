import { useEffect, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import css from './sticky-bar.module.css'
import { subscriptionTexts } from './texts.ts'
import type { Plan } from './use-subscribing.ts'

/** From so far down on the cards are out of sight. */
const SHOWN_FROM_PX = 500

const useIsFarDown = () => {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > SHOWN_FROM_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}

/** Price and button at the foot of the window, once the page is scrolled down. */
export const StickyBar = ({
  plan,
  isBusy,
  onSubscribe,
}: {
  plan: Plan
  isBusy: boolean
  onSubscribe: (plan: Plan) => void
}) => {
  const t = useTexts(subscriptionTexts)
  const format = useFormat()
  if (!useIsFarDown()) return null
  return (
    <section className={css.bar} aria-label={t.barLabel}>
      <div className="page">
        <p>
          <b>{t.bar(format.rupees(plan.price))}</b>
        </p>
        <Button
          look="accent"
          busy={isBusy}
          busyLabel={t.opening}
          onPointerDown={preloadDialogs}
          onClick={() => onSubscribe(plan)}
        >
          {t.subscribe}
        </Button>
      </div>
    </section>
  )
}
