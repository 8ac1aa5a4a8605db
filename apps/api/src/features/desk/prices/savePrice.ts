import { DAY_MS } from '@dhruva/common'
import { desk, type StoredPrice } from '@dhruva/contract/desk'
import { OperatorRefusal } from '@dhruva/domain'
import { minuteOf } from '#desk/minute.ts'
import { implementAct } from '#endpoints/implement.ts'
import { offersOf } from '#features/desk/prices/offers.ts'
import { change } from '#features/desk/settings/change.ts'

const FARTHEST_MS = 366 * DAY_MS

const sinceOf = (at: string | undefined, now: Date): Date => {
  if (at === undefined) return now
  const since = minuteOf(at)
  if (since < now || since.getTime() > now.getTime() + FARTHEST_MS)
    throw new OperatorRefusal(
      'a price begins now or within a year',
      'कीमत अभी से या एक साल के भीतर के किसी समय से ही बदल सकती है',
    )
  return since
}

const refuseWrong = ({ price, original }: StoredPrice, isPack: boolean) => {
  if (isPack && price > original)
    throw new OperatorRefusal(
      'the price is above what it is compared with',
      'कीमत उस राशि से ज़्यादा है, जिससे उसकी तुलना होती है',
    )
}

export const savePrice = implementAct(desk.savePrice, ({ ctx, input }, by) => {
  const { name, price, original, at, seen } = input
  const offer = offersOf(ctx.config).find((one) => one.name === name)
  if (!offer) throw new OperatorRefusal('nothing of this name is sold', 'इस नाम का कुछ नहीं बिकता')
  refuseWrong({ price, original }, offer.of !== 'question')
  const since = sinceOf(at, by.now)
  const value = { price, original: offer.of === 'question' ? price : original }
  return change(ctx, by, { name, value, since, seen, command: 'price', details: { ...value, since } })
})
