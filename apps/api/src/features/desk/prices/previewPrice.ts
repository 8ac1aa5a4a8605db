import { WHEEL_SEGMENTS } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { priceOf, splitTax } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'

export const previewPrice = implement(desk.previewPrice, async ({ ctx, input }) => {
  const { gstRate, sellerState } = ctx.config.tax
  const { total, price, gst } = priceOf(input.price * 100, 0, gstRate)
  const { cgst, sgst } = splitTax(gst, sellerState, sellerState)
  const least = priceOf(input.price * 100, WHEEL_SEGMENTS, gstRate).total
  return { status: 'success' as const, total, net: price, gst, cgst, sgst, least }
})
