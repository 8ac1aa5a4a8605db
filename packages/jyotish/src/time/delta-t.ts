/** TT - UT in seconds on 1 January of 1900, 1901, …; IERS and USNO values as tabulated in Swiss Ephemeris 2.10. */
// biome-ignore format: ten years a line
const SECONDS = [
  -1.99, -0.76, 0.61, 2.05, 3.5, 4.91, 6.23, 7.48, 8.68, 9.89,
  11.13, 12.43, 13.74, 15.05, 16.31, 17.47, 18.51, 19.43, 20.25, 20.97,
  21.61, 22.18, 22.68, 23.12, 23.48, 23.78, 24.02, 24.19, 24.31, 24.39,
  24.42, 24.41, 24.37, 24.32, 24.24, 24.16, 24.08, 24.04, 24.06, 24.17,
  24.42, 24.83, 25.35, 25.92, 26.51, 27.05, 27.5, 27.89, 28.24, 28.58,
  28.93, 29.32, 29.7, 30.18, 30.62, 31.07, 31.35, 31.68, 32.18, 32.68,
  33.15, 33.59, 34, 34.47, 35.03, 35.73, 36.54, 37.43, 38.29, 39.2,
  40.18, 41.17, 42.23, 43.37, 44.49, 45.48, 46.46, 47.52, 48.54, 49.59,
  50.54, 51.38, 52.17, 52.96, 53.79, 54.34, 54.87, 55.32, 55.82, 56.3,
  56.86, 57.57, 58.31, 59.12, 59.99, 60.79, 61.63, 62.3, 62.97, 63.47,
  63.83, 64.09, 64.3, 64.47, 64.57, 64.69, 64.85, 65.15, 65.46, 65.78,
  66.07, 66.32, 66.6, 66.91, 67.28, 67.64, 68.1, 68.59, 68.97, 69.22,
  69.36, 69.36, 69.29, 69.18, 69.1, 69, 68.9, 68.8, 68.8, 69.04,
  69.28,
]

/**
 * TT - UT in seconds for `utDays`, days of universal time since J2000 (1 January 2000, 12 h).
 * Linear between the years; the first and last values are held outside 1900-2030.
 */
export function deltaTSeconds(utDays: number): number {
  const years = (utDays + 0.5) / 365.2425 + 100
  const last = SECONDS.length - 1
  const index = Math.max(0, Math.min(last - 1, Math.floor(years)))
  const fraction = Math.max(0, Math.min(1, years - index))
  const from = SECONDS[index] ?? 0
  const to = SECONDS[index + 1] ?? from
  return from + (to - from) * fraction
}
