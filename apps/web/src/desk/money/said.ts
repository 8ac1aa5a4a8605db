import type { PaymentStep } from '@dhruva/contract/desk'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { deskLogTexts, deskMoneyTexts } from '../lib/texts.ts'

/** How a payment, and what happened to it, is said; what the provider calls in a way we have no word for stands as it came. */
export const useSaid = () => {
  const t = useTexts(deskMoneyTexts)
  const { wire } = t
  const { commands } = useTexts(deskLogTexts)
  const format = useFormat()

  const money = (paise: number, currency = 'INR') =>
    currency === 'INR' ? format.rupees(paise / 100) : `${format.number(paise / 100)} ${currency}`
  const brought = (unit: string, count: number) =>
    unit === 'money_paise'
      ? t.inWallet(money(count))
      : (wire.brings[unit]?.(format.number(count)) ?? `${count} ${unit}`)
  const word = (words: Record<string, string>, name: string | null) => (name === null ? '' : (words[name] ?? name))
  const joined = (between: string, ...parts: readonly string[]) => parts.filter((part) => part !== '').join(between)

  const happened = (step: PaymentStep): string => {
    switch (step.kind) {
      case 'ordered':
        return t.ordered(brought(step.unit, step.quantity), money(step.amount), step.order)
      case 'paid':
        return joined(', ', t.paid(money(step.amount, step.currency)), word(wire.methods, step.method))
      case 'told':
        return t.told(word(wire.events, step.event))
      case 'settled':
        return joined(': ', t.settled(word(t.outcomes, step.outcome)), word(wire.reasons, step.reason))
      case 'invoice':
        return t.invoice(step.number, money(step.amount))
      case 'credit_note':
        return t.creditNote(step.number, money(step.amount))
      case 'refund_asked': {
        const { unit, quantity, debt } = step
        const taken = unit !== null && quantity > 0 ? t.taken(brought(unit, quantity)) : ''
        const used = unit !== null && debt > 0 ? t.debt(brought(unit, debt)) : ''
        return joined(' · ', t.refundAsked(money(step.amount), t.askedBy[step.by], step.refund), taken, used)
      }
      case 'refund_ended': {
        const how = joined(': ', word(wire.refundStates, step.state), word(wire.faults, step.fault))
        return t.refundEnded(money(step.amount), how, step.refund)
      }
      case 'act':
        return t.act(step.act, word(commands, step.command), step.operator, step.reason)
    }
  }
  return { money, brought, word, joined, happened }
}
