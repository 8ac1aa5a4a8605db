import { DAY_MS } from '@dhruva/common'
import { subscriptions } from '@dhruva/contract'
import { findSubscription, type KnownSubscription } from '@dhruva/db'
import { implement } from '#endpoints/implement.ts'
import { fill, type TextLanguage } from '#http/fail.ts'
import { dateOf } from './date-of.ts'
import { shownPlan } from './plans.ts'

const texts = {
  none: ['You have no subscription yet.', 'आपने अभी कोई सदस्यता नहीं ली है।'],
  renews: ['Your subscription is active and renews on {date}.', 'आपकी सदस्यता सक्रिय है और {date} को नवीनीकृत होगी।'],
  ends: ['Your subscription ends on {date} and does not renew.', 'आपकी सदस्यता {date} को समाप्त होगी और आगे नहीं बढ़ेगी।'],
  late: [
    'Your renewal has not come through yet. The questions you have left stay until {until}.',
    'आपका नवीनीकरण अभी नहीं हो पाया है। बचे हुए प्रश्न {until} तक बने रहेंगे।',
  ],
  ended: ['Your subscription has ended.', 'आपकी सदस्यता समाप्त हो गई है।'],
} as const

const NOTHING = {
  is_active: false,
  has_subscription: false,
  status: null,
  subscription_id: null,
  max_questions: 0,
  remaining_questions: 0,
  start_date: null,
  end_date: null,
  last_payment_date: null,
  days_remaining: 0,
  plan: null,
  renews: false,
  grace_until: null,
}

const kindOf = ({ isActive, renews, endsAt }: KnownSubscription, now: Date): keyof typeof texts => {
  if (!isActive) return 'ended'
  if (!renews) return 'ends'
  return endsAt <= now ? 'late' : 'renews'
}

const messageOf = (found: KnownSubscription, kind: keyof typeof texts, language: TextLanguage) =>
  fill(texts[kind][language === 'hi' ? 1 : 0], {
    date: dateOf(found.endsAt, language),
    until: dateOf(found.questionsUntil, language),
  })

export const getSubscription = implement(subscriptions.getSubscription, async ({ ctx, user, language }) => {
  const now = ctx.now()
  const found = await findSubscription(ctx.db, user.uid, now)
  if (!found) return { ...NOTHING, message: texts.none[language === 'hi' ? 1 : 0] }
  const kind = kindOf(found, now)
  const offered = (await ctx.settings.read()).plans.find(({ id }) => id === found.plan)
  return {
    is_active: found.isActive,
    has_subscription: true,
    message: messageOf(found, kind, language),
    status: found.isActive ? ('active' as const) : ('cancelled' as const),
    subscription_id: found.providerId,
    max_questions: found.quantity,
    remaining_questions: found.left,
    start_date: found.startsAt.toISOString(),
    end_date: found.endsAt.toISOString(),
    last_payment_date: found.paidAt.toISOString(),
    days_remaining: found.isActive ? Math.max(0, Math.ceil((found.endsAt.getTime() - now.getTime()) / DAY_MS)) : 0,
    // at the price and with the questions of the day it was taken
    plan: offered
      ? { ...shownPlan(ctx, offered, language), price: found.totalPaise / 100, questions: found.quantity }
      : null,
    renews: found.isActive && found.renews,
    grace_until: kind === 'late' ? found.questionsUntil.toISOString() : null,
  }
})
