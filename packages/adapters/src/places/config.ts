import * as z from 'zod/mini'

const GOOGLE_ORIGIN = 'https://places.googleapis.com'
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Google's server over TLS; any other only on this machine, so that the key cannot be sent elsewhere by a typing error. */
function mayHaveKey(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (url.origin === GOOGLE_ORIGIN || LOOPBACK.includes(url.hostname))
}

/** The environment of place suggestions. */
export const PlacesEnv = z.discriminatedUnion('PLACES', [
  z.object({ PLACES: z._default(z.optional(z.literal('embedded')), 'embedded') }),
  z.object({
    PLACES: z.literal('google'),
    GOOGLE_MAPS_KEY: z.string().check(z.minLength(1)),
    GOOGLE_MAPS_BASE_URL: z._default(z.optional(z.url().check(z.refine(mayHaveKey))), GOOGLE_ORIGIN),
    GOOGLE_MAPS_CALLS_A_DAY: z._default(
      z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000))),
      10_000,
    ),
  }),
])

export type PlacesSettings = z.output<typeof PlacesEnv>
