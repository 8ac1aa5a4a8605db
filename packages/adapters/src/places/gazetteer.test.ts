import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAreas } from './area.ts'
import { describe as lineOf } from './describe.ts'
import { type Gazetteer, loadGazetteer } from './gazetteer.ts'

const FILE = new URL('../../data/gazetteer.tsv.br', import.meta.url)

describe('the stored gazetteer', () => {
  let gazetteer: Gazetteer
  beforeAll(async () => {
    gazetteer = await loadGazetteer(FILE)
  })

  it('has every line once', () => {
    const areas = createAreas(gazetteer.areas)
    const all = gazetteer.places.map((line) =>
      lineOf({ title: line.split('\t')[0]!, ...areas.get(areas.numberOf(line)) }),
    )
    expect(all.length).toBeGreaterThan(54_000)
    expect(all.filter((line) => line.endsWith(', India')).length).toBeGreaterThanOrEqual(7_073)
    expect(new Set(all).size).toBe(all.length)
  })

  it('has positions on the globe, Indian ones in India', () => {
    const positions = gazetteer.places.map((line) =>
      line
        .split('\t')
        .slice(2, 4)
        .map((cell) => Number(cell) / 100),
    )
    expect(positions.filter(([lat = 99, lng = 999]) => !(Math.abs(lat) <= 90 && Math.abs(lng) <= 180))).toEqual([])
    const indian = positions.slice(0, 7_073)
    expect(indian.filter(([lat = 0, lng = 0]) => lat < 6 || lat > 37 || lng < 68 || lng > 98)).toEqual([])
  })

  it.each(['names', 'sounds'] as const)('has %s sorted for the search', (index) => {
    const keys = gazetteer[index].map((line) => line.split('\t')[0]!)
    expect(keys.findIndex((key, i) => i > 0 && key <= keys[i - 1]!)).toBe(-1)
  })
})

describe('a gazetteer that is no good', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gazetteer-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['cut short', brotliCompressSync('1\t1\t1\t1\t2\nd\ts\tc\t\t\nA\t0\t1\t1\t5\na\t0\na\t0')],
    ['too long', brotliCompressSync('1\t1\t1\t1\t1\nd\ts\tc\t\t\nA\t0\t1\t1\t5\na\t0\na\t0\nb\t0')],
    ['not compressed', Buffer.from('1\t1\t1\t1\t1')],
    ['empty', brotliCompressSync('')],
  ])('is refused when %s', async (_what, content) => {
    const file = pathToFileURL(join(folder, 'gazetteer.br'))
    await writeFile(file, content)
    await expect(loadGazetteer(file)).rejects.toThrow()
  })
})
