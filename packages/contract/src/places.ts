import * as z from 'zod/mini'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'

export const Place = z.object({
  description: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
})
export type Place = z.output<typeof Place>

export const places = {
  autocompletePlaces: endpoint({
    method: 'GET',
    path: '/apis/places/autocomplete.php',
    access: 'public',
    limit: 'search',
    summary: 'Places whose name begins like the input, best first, at most ten',
    input: z.object({ input: text(3, 100) }),
    output: z.object({ status: z.literal('OK'), predictions: z.array(Place) }),
    errors: ['place_unavailable'],
  }),
}
