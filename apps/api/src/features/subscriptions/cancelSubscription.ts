import { subscriptions } from '@dhruva/contract'
import { endSubscription, findEndReason, takeStepUp } from '@dhruva/db'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'

const texts = {
  cancelled: [
    'Your subscription has ended. No further payment will be taken.',
    'आपकी सदस्यता समाप्त हो गई है। अब कोई और भुगतान नहीं लिया जाएगा।',
  ],
  unconfirmed: ['Please confirm the cancellation with a code first.', 'कृपया पहले कोड से रद्द करने की पुष्टि करें।'],
  none: ['You have no active subscription.', 'आपकी कोई सक्रिय सदस्यता नहीं है।'],
} as const

/** Ends the live subscription, which the code that was confirmed allows once; one that was cancelled before stays so. */
const cancel = ({ db, now }: Ctx, uid: number) =>
  db.tx(async (tx): Promise<keyof typeof texts> => {
    const last = await findEndReason(tx, uid)
    if (last !== null) return last === 'cancelled' ? 'cancelled' : 'none'
    if (!(await takeStepUp(tx, uid, 'cancel_subscription', now()))) return 'unconfirmed'
    await endSubscription(tx, uid, 'cancelled', now())
    return 'cancelled'
  })

// in the form of old clients, who look at `success`
export const cancelSubscription = implement(subscriptions.cancelSubscription, async ({ ctx, user, language }) => {
  const done = await cancel(ctx, user.uid)
  return { success: done === 'cancelled', message: texts[done][language === 'hi' ? 1 : 0] }
})
