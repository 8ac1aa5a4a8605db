import { to } from '#app/paths.ts'
import { useCameFrom } from '#lib/came-from.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import css from './ended.module.css'
import { checkoutTexts } from './texts.ts'
import type { Outcome } from './use-checkout.ts'

/** The way on after a payment: to the place one left, else home. */
const Onward = () => {
  const t = useTexts(checkoutTexts)
  const from = useCameFrom()?.from
  const back = from?.startsWith('/chats')
    ? t.backToChat
    : from?.startsWith(to('dailyPrediction'))
      ? t.backToPrediction
      : t.ok
  return (
    <LinkButton look="accent" to={from ?? to('home')}>
      {back}
    </LinkButton>
  )
}

/** How a payment ended: the thanks with its reference, or why it cannot be added. */
export const Ended = ({ outcome, paid, onClose }: { outcome: Outcome; paid: string; onClose: () => void }) => {
  const t = useTexts(checkoutTexts)
  const isThanks = outcome.kind === 'thanks'
  const isError = outcome.kind === 'error'
  return (
    <Dialog
      open={isThanks || isError}
      onClose={onClose}
      title={isError ? t.error : t.thanks}
      description={isThanks || isError ? outcome.message : undefined}
      actions={isError ? <Button onClick={onClose}>{t.close}</Button> : <Onward />}
    >
      {isThanks ? (
        <div className={css.thanks}>
          <p className={css.paid}>{paid}</p>
          <p className={css.reference}>
            {t.reference}: <bdi lang="en">{outcome.paymentId}</bdi>
          </p>
        </div>
      ) : null}
    </Dialog>
  )
}
