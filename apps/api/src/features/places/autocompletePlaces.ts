import { PlacesUnavailable } from '@dhruva/adapters'
import { places } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { fail } from '#http/fail.ts'

export const autocompletePlaces = implement(places.autocompletePlaces, async ({ ctx, input }) => {
  const found = await ctx.places.suggest(input.input).catch((error: unknown) => {
    if (!(error instanceof PlacesUnavailable)) throw error
    ctx.log.warn({ fault: error.fault }, 'no place suggestions')
    throw fail('place_unavailable')
  })
  return {
    status: 'OK' as const,
    predictions: found.map(({ description, lat, lng }) => ({ description, geometry: { location: { lat, lng } } })),
  }
})
