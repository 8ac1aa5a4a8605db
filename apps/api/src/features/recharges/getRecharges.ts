import { recharges } from '@dhruva/contract'
import { findGoodCoupon } from '@dhruva/db'
import { PAISE_PER_RUPEE, type Pack, priceOfPack, type Tax } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import type { TextLanguage } from '#http/fail.ts'
import { packText } from '#pack-text.ts'

/** @param percent what the caller's discount takes off; 0: none */
const shown = (pack: Pack, { percent, tax, language }: { percent: number; tax: Tax; language: TextLanguage }) => ({
  originalPrice: pack.originalRupees,
  discountPrice: pack.rupees,
  ...(percent > 0 ? { couponPrice: priceOfPack(pack, percent, tax).total / PAISE_PER_RUPEE } : {}),
  text: packText(pack, language),
  link: `/payment?pack=${pack.id}`,
  id: pack.id,
  questions: pack.questions,
})

/** The groups as old clients name them, in their order. */
const GROUPS = [
  ['oracle', 'oracle'],
  ['astra', 'astra'],
  ['other', 'wallet'],
] as const

export const getRecharges = implement(recharges.getRecharges, async ({ ctx, user, language }) => {
  const [{ packs }, coupon] = await Promise.all([
    ctx.settings.read(),
    user && findGoodCoupon(ctx.db, user.uid, ctx.now()),
  ])
  const how = { percent: coupon?.percent ?? 0, tax: ctx.config.tax, language }
  return GROUPS.map(([astrologer, of]) => ({
    astrologer,
    data: packs.filter((pack) => pack.for === of).map((pack) => shown(pack, how)),
  }))
})
