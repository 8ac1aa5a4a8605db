import { type Call, load } from './load.ts'

const ROUNDS = 9

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const say = (isGood: boolean, words: string) => console.log(`${isGood ? 'ok  ' : 'MISS'} ${words}`)

type Target = { url: string; process: { cpuMs: () => number } }
type Measured = { rates: number[]; cpuUs: number[] }
type Comparison = { api: Target; bare: Target; tokens: string[]; connections: number; seconds: number }

/**
 * The same call of the API and of the bare server, in turns, so that what else the machine does falls on both.
 * @returns says how much of the bare server's throughput the API keeps; `target` is the least, 0 to 1
 */
export const createComparison = ({ api, bare, tokens, connections, seconds }: Comparison) => {
  /** Requests a second and CPU time a request. */
  const measure = async ({ url, process }: Target, call: Call, forSeconds: number) => {
    const before = process.cpuMs()
    const { requests, took } = await load({ url, call, tokens, connections, seconds: forSeconds })
    return { rate: requests / took, cpuUs: ((process.cpuMs() - before) * 1000) / requests }
  }
  const add = async (target: Target, call: Call, { rates, cpuUs }: Measured) => {
    const measured = await measure(target, call, seconds)
    rates.push(measured.rate)
    cpuUs.push(measured.cpuUs)
  }
  const words = ({ rates, cpuUs }: Measured) =>
    `${Math.round(median(rates))}/s (${Math.round(median(cpuUs))} µs CPU each)`

  return async (name: string, target: number, call: Call) => {
    const ofApi: Measured = { rates: [], cpuUs: [] }
    const ofBare: Measured = { rates: [], cpuUs: [] }
    for (const one of [api, bare]) await measure(one, call, 2)
    for (let round = 0; round < ROUNDS; round++) {
      const turns = [() => add(bare, call, ofBare), () => add(api, call, ofApi)]
      for (const turn of round % 2 ? turns.toReversed() : turns) await turn()
    }
    const ratio = median(ofApi.rates.map((rate, round) => rate / (ofBare.rates[round] ?? rate)))
    const percent = `${Math.round(ratio * 100)} % (target ${target * 100})`
    say(ratio >= target, `${name}: api ${words(ofApi)}, bare ${words(ofBare)}: ${percent}`)
  }
}
