import type { Conventions } from './types.ts'

/** The one place where traditions that differ are chosen (design page "astrology", first table). */
export const DEFAULT_CONVENTIONS: Conventions = {
  ayanamsa: 'lahiri',
  node: 'mean',
  year_days: 365.25,
  houses: 'whole_sign',
  positions: 'apparent',
  sunrise: 'centre_no_refraction',
  ashtakavarga: 'raman',
}

/** Raised whenever a formula or the shape of a chart changes: stored charts of another version are computed anew. */
export const CHART_VERSION = 3
