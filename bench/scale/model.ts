import { mapParts, PARTS, type Spent } from './meters.ts'

/** What one call costs: processor by part of the service in ms, and what it leaves behind. */
export type Cost = {
  name: string
  aDay: number
  cpuMs: Spent
  rows: number
  bytes: number
  walBytes: number
  p99Ms: number
  calls: number
}

/** Processor in ms that calls at these numbers are to take. */
export const predictCpu = (costs: readonly Cost[], callsOf: (cost: Cost) => number): Spent =>
  mapParts((part) => costs.reduce((sum, cost) => sum + callsOf(cost) * cost.cpuMs[part], 0))

export const predict = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((sum, cost) => sum + cost.aDay * of(cost), 0)

/** Of a day's calls so many come in its busiest hour. */
const BUSY_HOUR = 0.12
/** A processor that is busier than this lets calls wait for each other. */
const BUSY = 0.6
const KEPT_DAYS = 365

const pad = (text: string | number, width: number) => String(text).padStart(width)
const size = (bytes: number) =>
  bytes < 1e9
    ? `${(bytes / 1e6).toFixed(0)} MB`
    : bytes < 1e12
      ? `${(bytes / 1e9).toFixed(1)} GB`
      : `${(bytes / 1e12).toFixed(1)} TB`

/** What the service needs when so many people come on a day. */
export const needs = (costs: readonly Cost[], peopleADay: number) => {
  const aSecond = (peopleADay * BUSY_HOUR) / 3_600
  const cpu = predictCpu(costs, (cost) => cost.aDay * aSecond)
  return {
    calls: predict(costs, () => 1) * aSecond,
    cores: mapParts((part) => cpu[part] / 1_000 / BUSY),
    bytesADay: predict(costs, (cost) => cost.bytes) * peopleADay,
    walADay: predict(costs, (cost) => cost.walBytes) * peopleADay,
    rowsADay: predict(costs, (cost) => cost.rows) * peopleADay,
  }
}

export const printCosts = (costs: readonly Cost[]) => {
  console.log(
    `  ${'call'.padEnd(20)}${pad('a day', 6)}${PARTS.map((part) => pad(part, 10)).join('')}${pad('rows', 7)}${pad('bytes', 8)}${pad('WAL', 8)}${pad('p99 ms', 8)}`,
  )
  for (const { name, aDay, cpuMs, rows, bytes, walBytes, p99Ms } of costs)
    console.log(
      `  ${name.padEnd(20)}${pad(aDay, 6)}${PARTS.map((part) => pad(cpuMs[part].toFixed(2), 10)).join('')}${pad(rows.toFixed(1), 7)}${pad(Math.round(bytes), 8)}${pad(Math.round(walBytes), 8)}${pad(p99Ms.toFixed(1), 8)}`,
    )
}

export const printNeeds = (costs: readonly Cost[], today: number) => {
  console.log(`  people a day, ${BUSY_HOUR * 100} % of their calls in one hour; processors at ${BUSY} busy`)
  for (const times of [1, 10, 100, 1_000]) {
    const { calls, cores, bytesADay, walADay, rowsADay } = needs(costs, today * times)
    console.log(
      `  ${pad((today * times).toLocaleString('en'), 10)} (× ${times}): ${calls.toFixed(0)} calls/s; processors ${PARTS.map((part) => `${part} ${cores[part].toFixed(2)}`).join(', ')}; ${(rowsADay / 1e6).toFixed(2)} M rows, ${size(bytesADay)} and ${size(walADay)} of log a day, ${size(bytesADay * KEPT_DAYS)} a year`,
    )
  }
}

/** How far a prediction is from what was measured, as a share of that. */
export const errorOf = (predicted: number, measured: number): number => (predicted - measured) / measured
