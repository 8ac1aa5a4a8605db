import type { PlacesSettings } from './config.ts'
import { createEmbeddedPlaces } from './embedded.ts'
import { createGooglePlaces } from './google.ts'
import { type Places, PlacesUnavailable } from './port.ts'

/** The source of places that the settings name. Whoever types all day spends the operator's money: then the gazetteer answers. */
export function createPlaces(settings: PlacesSettings, now: () => Date): Places {
  const embedded = createEmbeddedPlaces()
  if (settings.PLACES === 'embedded') return embedded
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_BASE_URL: baseUrl, GOOGLE_MAPS_CALLS_A_DAY: callsADay } = settings
  const google = createGooglePlaces({ key, baseUrl, callsADay }, now)
  return {
    suggest: (input, signal) =>
      google.suggest(input, signal).catch((error: unknown) => {
        if (error instanceof PlacesUnavailable && error.fault === 'spent') return embedded.suggest(input, signal)
        throw error
      }),
  }
}
