import type { PlacesSettings } from './config.ts'
import { createEmbeddedPlaces } from './embedded.ts'
import { createGooglePlaces } from './google.ts'
import type { Places } from './port.ts'

/** The source of places that the settings name. */
export function createPlaces(settings: PlacesSettings, now: () => Date): Places {
  if (settings.PLACES === 'embedded') return createEmbeddedPlaces()
  return createGooglePlaces({ key: settings.GOOGLE_MAPS_KEY, baseUrl: settings.GOOGLE_MAPS_BASE_URL }, now)
}
