/** A price with all that is in it, in paise. */
export type Price = {
  /** before the discount, tax included */
  list: number
  /** per cent taken off */
  percent: number
  /** taken off, what rounding adds or takes included */
  discount: number
  /** what is paid: whole rupees, tax included */
  total: number
  /** the taxable value */
  price: number
  gst: number
  /** hundredths of a per cent */
  gstRate: number
}

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000

// of integers alone: a quotient of doubles may fall on the wrong side of a half
const divideRounded = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/**
 * What a list price that includes tax comes to: the discount is taken off and the rest rounded to the rupee, then split into
 * taxable value and tax, rounded to the paisa, which add up to it. 19,900 at 18 % is 16,864 + 3,036. The database checks the same.
 * @param list paise, at most 10 lakh rupees
 * @param percent whole per cent
 * @param gstRate hundredths of a per cent: 18 % is 1,800
 */
export const priceOf = (list: number, percent: number, gstRate: number): Price => {
  const total = divideRounded(list * (100 - percent), WHOLE) * 100
  const price = divideRounded(total * WHOLE, WHOLE + gstRate)
  return { list, percent, discount: list - total, total, price, gst: total - price, gstRate }
}

/** What of the tax goes to whom, in paise. */
export type TaxSplit = { cgst: number; sgst: number; igst: number }

/** Within one state half to the union and half to the state, which an odd paisa goes to; between two all of it is IGST. */
export const splitTax = (gst: number, sellerState: string, place: string): TaxSplit => {
  if (sellerState !== place) return { cgst: 0, sgst: 0, igst: gst }
  const cgst = Math.floor(gst / 2)
  return { cgst, sgst: gst - cgst, igst: 0 }
}
