import { findGoodCoupon } from '@dhruva/db'
import { priceOfPack } from '@dhruva/domain'
import type { Ctx } from '#context.ts'
import { fail } from '#http/fail.ts'

type Asked = { uid: number; pack: string; coupon?: string | undefined; now: Date }

const inRupees = (paise: number) => paise / 100

/**
 * The pack that is meant, the coupon if it is good, and what that comes to.
 * @throws pack_not_found; coupon_ended: it is another's, spent, over or none at all
 */
export const quoteOf = async (ctx: Ctx, { uid, pack: wanted, coupon: code, now }: Asked) => {
  const { packs } = await ctx.settings.read()
  const pack = packs.find(({ id }) => id === wanted)
  if (!pack) throw fail('pack_not_found')
  const coupon = code === undefined ? null : await findGoodCoupon(ctx.db, uid, now, code)
  if (code !== undefined && !coupon) throw fail('coupon_ended')
  const price = priceOfPack(pack, coupon?.percent ?? 0, ctx.config.tax)
  return { pack, coupon, price }
}

/** The figures of a price as they are sent. */
export const figuresOf = ({ price, discount, percent, gst, total }: ReturnType<typeof priceOfPack>) => ({
  price: inRupees(price),
  discount: inRupees(discount),
  percent,
  gst: inRupees(gst),
  total: inRupees(total),
})
