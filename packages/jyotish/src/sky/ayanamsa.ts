/**
 * Lahiri ayanamsa in degrees, mean (without nutation), `centuries` of terrestrial time from J2000.
 * IAU 2006 general precession from 23°15'00.658" (true) on 21 March 1956; within 0.0004" of Swiss Ephemeris, 1900-2050.
 */
export function lahiriAyanamsa(centuries: number): number {
  const t = centuries
  return 23.857092325 + ((((-0.000023857 * t + 0.00007964) * t + 1.1054348) * t + 5028.796195) * t) / 3600
}
