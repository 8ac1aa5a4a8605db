import { houseOf, type SkyEvent } from '@dhruva/jyotish'
import { createFact } from '#facts/create-fact.ts'
import { indianDay } from '#facts/days.ts'
import type { WriteContext } from '#write/types.ts'
import { stated } from './known.ts'

/** A station, an ingress or an eclipse as a fact of this chart; null of other events, and while the lagna is open. */
export const eventFact = (context: WriteContext, event: SkyEvent): string | null => {
  const lagna = stated(context, 'lagna', 'lagna')
  if (!lagna) return null
  const house = houseOf(event.sign, lagna.sign)
  const at = { on: indianDay(event.at), sign: event.sign, house, countedFrom: 'lagna' } as const
  const parts = (() => {
    switch (event.code) {
      case 'station':
        return { says: 'station', graha: event.graha, turns: event.turns, ...at } as const
      case 'ingress':
        return { says: 'ingress', graha: event.graha, fromSign: event.from, ...at } as const
      case 'solar_eclipse':
      case 'lunar_eclipse':
        return {
          says: 'eclipse',
          graha: event.code === 'solar_eclipse' ? 'sun' : 'moon',
          eclipse: event.kind,
          ...at,
        } as const
      default:
        return null
    }
  })()
  if (!parts) return null
  return context.cite(
    createFact({
      id: `event.${event.at.slice(0, 10)}.${parts.graha}.${event.code}`,
      kind: 'transit',
      parts,
      whose: 'you',
      opens: { kind: 'transit', id: parts.graha },
      strength: 2,
    }),
  )
}
