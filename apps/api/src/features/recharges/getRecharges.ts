import { recharges } from '@dhruva/contract'
import { findGoodCoupon } from '@dhruva/db'
import { PAISE_PER_RUPEE, type Pack, priceOfPack, type Tax } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { fill, type TextLanguage } from '#http/fail.ts'

const texts = {
  oracle: ['{questions} Oracle questions', '{questions} ओरेकल प्रश्न'],
  astra: ['{questions} Astra questions', '{questions} आस्त्रा प्रश्न'],
  wallet: ['₹{rupees} in your wallet', 'आपके वॉलेट में ₹{rupees}'],
} as const

/** @param percent what the caller's discount takes off; 0: none */
const shown = (pack: Pack, { percent, tax, language }: { percent: number; tax: Tax; language: TextLanguage }) => ({
  originalPrice: pack.originalRupees,
  discountPrice: pack.rupees,
  ...(percent > 0 ? { couponPrice: priceOfPack(pack, percent, tax).total / PAISE_PER_RUPEE } : {}),
  text: fill(texts[pack.for][language === 'hi' ? 1 : 0], { questions: pack.questions, rupees: pack.originalRupees }),
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
  const coupon = user && (await findGoodCoupon(ctx.db, user.uid, ctx.now()))
  const how = { percent: coupon?.percent ?? 0, tax: ctx.config.tax, language }
  return GROUPS.map(([astrologer, of]) => ({
    astrologer,
    data: ctx.config.packs.filter((pack) => pack.for === of).map((pack) => shown(pack, how)),
  }))
})
