import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/**
 * The gazetteer as its lines, cut but not parsed: a query decodes the few it needs, so that loading stays short.
 *
 * - areas: district, state, country, other words for them, `1` if the district is told
 * - places: title, number of the area (base 36), latitude and longitude in hundredths of a degree, population;
 *   India (the first `indian`) first, then by population
 * - names, sounds: key, then the places (base 36) which it names, which have it as another name, and in which a later
 *   word begins with it; sorted by key
 *
 * `weights` is what a place counts for in the order of suggestions.
 */
export type Gazetteer = {
  areas: string[]
  places: string[]
  names: string[]
  sounds: string[]
  weights: Float32Array
}

/** How an id and a number of an area are written. */
export const ID_RADIX = 36

const INDIA_WEIGHT = 3
const LEAST_POPULATION = 1000

const decompress = promisify(brotliDecompress)

/** Reads the brotli file made by `scripts/build-gazetteer.ts`. Fails when it is missing or cut short. */
export async function loadGazetteer(file: URL): Promise<Gazetteer> {
  const [head = '', ...lines] = (await decompress(await readFile(file))).toString('utf8').split('\n')
  const [areaCount = 0, placeCount = 0, indian = 0, nameCount = 0, soundCount = 0] = head.split('\t').map(Number)
  const take = (count: number) => lines.splice(0, count)
  const [areas, places, names, sounds] = [take(areaCount), take(placeCount), take(nameCount), take(soundCount)]
  if (sounds.length === 0 || sounds.length !== soundCount || lines.length > 0)
    throw new Error('the gazetteer is damaged')
  return { areas, places, names, sounds, weights: weigh(places, indian) }
}

/** A place counts by the number of digits of its population; India before the rest as if a thousand times larger. */
function weigh(places: string[], indian: number): Float32Array {
  return Float32Array.from(places, (line, id) => {
    const population = Number(line.slice(line.lastIndexOf('\t') + 1))
    return Math.log10(Math.max(population, LEAST_POPULATION)) + (id < indian ? INDIA_WEIGHT : 0)
  })
}
