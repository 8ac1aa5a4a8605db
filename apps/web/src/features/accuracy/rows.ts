import type { AccuracyTexts } from '#locales/en/accuracy.ts'
import { measured } from './measured.ts'

export type Row = (typeof measured.differences)[number]
type Unit = Row['unit']

/** Decimals that say something, by unit: charts are kept to 0.004″, moments to the second. */
const DECIMALS: Readonly<Record<Unit, number>> = { arcsecond: 2, second: 0, hour: 1 }

const rowsIn = (unit: Unit): readonly Row[] => measured.differences.filter((row) => row.unit === unit)

export const groups = [
  { title: 'positions', rows: rowsIn('arcsecond') },
  { title: 'times', rows: rowsIn('second') },
  { title: 'dasha', rows: rowsIn('hour') },
] as const

/** The largest difference of one quantity, written with its unit. */
export const largestOf = (id: Row['id'], t: AccuracyTexts): string => {
  const row = measured.differences.find((each) => each.id === id)
  return row ? written(row.largest, row.unit, t) : ''
}

/** A value with its unit, in the words of a language. */
export const written = (value: number, unit: Unit, t: AccuracyTexts): string => {
  const text = value.toFixed(DECIMALS[unit])
  if (unit === 'arcsecond') return t.arcseconds(text)
  return unit === 'second' ? t.seconds(text) : t.hours(text)
}

/** A tolerance with its unit; tolerances are whole. */
export const allowed = ({ tolerance, unit }: Row, t: AccuracyTexts): string => {
  const text = String(tolerance)
  if (unit === 'arcsecond') return t.arcseconds(text)
  return unit === 'second' ? t.seconds(text) : t.hours(text)
}
