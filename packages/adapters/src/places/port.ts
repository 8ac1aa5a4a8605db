/** One place a birth form may take. Degrees, north and east positive, rounded to 2 decimals (about 1 km). */
export type PlaceSuggestion = { description: string; lat: number; lng: number }

/**
 * Finds places by what was typed so far.
 *
 * `suggest` gives at most 10, the best first; nothing found, or nothing to look for, is an empty list. It throws
 * `PlacesUnavailable` when the source cannot answer, and the signal's reason when it was aborted.
 */
export type Places = { suggest(input: string, signal?: AbortSignal): Promise<PlaceSuggestion[]> }

export const MAX_SUGGESTIONS = 10

/** `spent`: the source was asked as often as it may be in a day */
export type PlacesFault = 'timeout' | 'unreachable' | 'refused' | 'busy' | 'bad_answer' | 'spent'

/** The source of places gave no answer. `fault` says why; no text of the vendor and nothing typed is inside. */
export class PlacesUnavailable extends Error {
  readonly fault: PlacesFault

  constructor(fault: PlacesFault) {
    super(`places unavailable: ${fault}`)
    this.name = 'PlacesUnavailable'
    this.fault = fault
  }
}

/** Degrees rounded to the 2 decimals a birth keeps; never -0. */
export function roundDegrees(deg: number): number {
  return Math.round(deg * 100) / 100 + 0
}
