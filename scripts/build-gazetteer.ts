// Makes packages/adapters/data/gazetteer.tsv.br from the two GeoNames packages; the same input gives the same bytes.
import { writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { ID_RADIX } from '../packages/adapters/src/places/gazetteer.ts'
import { type Entry, toEntries } from './gazetteer/entries.ts'
import { toIndexes } from './gazetteer/keys.ts'
import { readPlaces } from './gazetteer/sources.ts'

const MIN_POPULATION_ABROAD = 5000
const OUTPUT = new URL('../packages/adapters/data/gazetteer.tsv.br', import.meta.url)

function areaLine({ district, state, countryName, areaWords, showDistrict }: Entry): string {
  return [district, state, countryName, areaWords, showDistrict ? '1' : ''].join('\t')
}

function placeLine(entry: Entry, areas: Map<string, number>): string {
  const line = areaLine(entry)
  const area = areas.get(line) ?? areas.size
  areas.set(line, area)
  const hundredths = [entry.latDeg, entry.lngDeg].map((deg) => Math.round(deg * 100) + 0)
  return [entry.title, area.toString(ID_RADIX), ...hundredths, entry.population].join('\t')
}

function compress(text: string): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  return brotliCompressSync(text, { params })
}

const entries = toEntries(await readPlaces(MIN_POPULATION_ABROAD))
const areas = new Map<string, number>()
const places = entries.map((entry) => placeLine(entry, areas))
const { names, sounds } = toIndexes(entries)
const indian = entries.filter(({ country }) => country === 'IN').length
const counts = [areas.size, places.length, indian, names.length, sounds.length]
const text = [counts.join('\t'), ...areas.keys(), ...places, ...names, ...sounds].join('\n')
const packed = compress(text)
await writeFile(OUTPUT, packed)
console.log(`areas, places, Indian, names, sounds: ${counts.join(', ')}`)
console.log(`${Buffer.byteLength(text)} bytes, packed ${packed.length}`)
