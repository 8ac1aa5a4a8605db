import { expect, test } from 'vitest'
import { randomOf } from '#testing/random.ts'
import { priceOf, splitTax } from './gst.ts'

const RATE = 1_800

test('S-281 199 rupees are 168.64 and 30.36', () => {
  expect(priceOf(19_900, 0, RATE)).toEqual({
    list: 19_900,
    percent: 0,
    discount: 0,
    total: 19_900,
    price: 16_864,
    gst: 3_036,
    gstRate: RATE,
  })
})

test.each([
  [10_000, 15, 8_500],
  [9_900, 7, 9_200], // 92.07
  [1_000, 15, 900], // 8.50: a half goes up
  [29_900, 1, 29_600], // 296.01
  [100, 15, 100],
])('%i paise less %i %% are %i', (list, percent, total) => {
  expect(priceOf(list, percent, RATE)).toMatchObject({ total, discount: list - total })
})

test('100,000 random prices: what it is made of adds up to the paisa, the nearest there is', () => {
  const random = randomOf(20_261_126)
  for (let at = 0; at < 100_000; at++) {
    const list = 1 + Math.floor(random() * 100_000_000)
    const percent = Math.floor(random() * 16)
    const gstRate = random() < 0.5 ? RATE : Math.floor(random() * 10_001)
    const { total, price, gst, discount } = priceOf(list, percent, gstRate)
    const said = `${list} paise less ${percent} % at ${gstRate}`
    if (price + gst !== total || total + discount !== list || total % 100 !== 0) throw new Error(said)
    // by the fraction itself, in integers that do not round
    const [due, whole] = [BigInt(list) * BigInt(100 - percent), BigInt(10_000 + gstRate)]
    const off = BigInt(total) * 100n - due
    if (off > 5_000n || off <= -5_000n) throw new Error(`${said}: total ${total}`)
    const taxOff = 2n * (BigInt(price) * whole - BigInt(total) * 10_000n)
    if (taxOff > whole || taxOff <= -whole) throw new Error(`${said}: price ${price}`)
    const within = splitTax(gst, '29', '29')
    const between = splitTax(gst, '29', '07')
    if (within.cgst + within.sgst !== gst || within.igst !== 0) throw new Error(said)
    if (within.sgst - within.cgst !== gst % 2) throw new Error(said)
    if (between.igst !== gst || between.cgst + between.sgst !== 0) throw new Error(said)
  }
})
