import { describe, expect, test } from 'vitest'
import { computeChart } from '#chart.ts'
import { ashtakoota, matchCharts } from './ashtakoota.ts'
import { natalMoon } from './moon.ts'
import { yoniKoota } from './yoni.ts'

test.each<[number, number, number[], number]>([
  [186.96, 316.5, [1, 2, 3, 0, 5, 1, 0, 8], 20],
  [45, 225, [0, 1, 1.5, 2, 3, 6, 7, 8], 28.5],
  [100, 280, [1, 1, 1.5, 0, 0.5, 6, 7, 8], 25],
  [259, 91, [0, 1, 1.5, 3, 4, 6, 0, 8], 23.5],
  [330.1, 12.3, [1, 1, 1.5, 1, 5, 6, 0, 0], 15.5],
  [5, 5, [1, 2, 3, 4, 5, 6, 7, 0], 28],
])('check vector %d, %d', (groom, bride, points, total) => {
  const match = ashtakoota(groom, bride)
  expect(match.kootas.map((koota) => koota.points)).toEqual(points)
  expect(match.kootas.map((koota) => koota.maximum)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(match.total).toBe(total)
})

/** The middle of each pada. */
const PADAS = Array.from({ length: 108 }, (_, index) => ((index + 0.5) * 360) / 108)

test('over all pairs of padas the mean is 20.8 and 69 % reach 18', () => {
  const totals = PADAS.flatMap((groom) => PADAS.map((bride) => ashtakoota(groom, bride).total))
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length
  expect(mean).toBeCloseTo(20.8, 1)
  expect(totals.filter((total) => total >= 18).length / totals.length).toBeCloseTo(0.69, 2)
  expect(Math.max(...totals)).toBeLessThanOrEqual(36)
})

test('only varna, vashya and gana ask who is who', () => {
  for (const groom of PADAS) {
    for (const bride of PADAS.slice(0, 40)) {
      const [one, other] = [ashtakoota(groom, bride), ashtakoota(bride, groom)]
      const points = (match: typeof one) =>
        match.kootas.slice(2).map((koota) => (koota.id === 'gana' ? 0 : koota.points))
      expect(points(one)).toEqual(points(other))
    }
  }
})

test('sworn enemies of the yonis get nothing, one yoni four', () => {
  const enemies = PADAS.flatMap((groom) =>
    PADAS.map((bride) => yoniKoota(natalMoon(groom), natalMoon(bride))).filter(({ points }) => points === 0),
  )
  const pairs = new Set(
    enemies.map(({ reason }) => (reason.code === 'yoni' ? [reason.groom, reason.bride].toSorted().join() : '')),
  )
  expect([...pairs].toSorted()).toEqual([
    'buffalo,horse',
    'cat,rat',
    'cow,tiger',
    'deer,dog',
    'elephant,lion',
    'mongoose,serpent',
    'monkey,sheep',
  ])
  for (const lon of PADAS) expect(yoniKoota(natalMoon(lon), natalMoon(lon)).points).toBe(4)
})

describe('cancellations stand beside the number', () => {
  test('of Nadi', () => {
    const codes = (groom: number, bride: number) => ashtakoota(groom, bride).cancellations.map(({ code }) => code)
    expect(codes(5, 5)).toEqual([])
    expect(codes(1, 5)).toEqual(['same_nakshatra_other_pada'])
    // Punarvasu 3 and 4: Mithuna and Karka.
    expect(codes(89, 91)).toEqual(expect.arrayContaining(['same_nakshatra_other_pada', 'same_nakshatra_other_sign']))
    // Ardra and Punarvasu in Mithuna.
    expect(codes(70, 82)).toEqual(expect.arrayContaining(['same_sign_other_nakshatra']))
  })

  test('of Bhakoot', () => {
    // Mesha and Vrishchika: Mars rules both.
    expect(ashtakoota(5, 215).cancellations).toContainEqual({
      koota: 'bhakoot',
      code: 'same_lord',
      lords: ['mars', 'mars'],
    })
    expect(ashtakoota(5, 215).kootas.find((koota) => koota.id === 'bhakoot')?.points).toBe(0)
    // Simha and Dhanu: Sun and Jupiter are friends of each other.
    expect(ashtakoota(125, 245).cancellations).toContainEqual(
      expect.objectContaining({ koota: 'bhakoot', code: 'lords_friends' }),
    )
  })
})

describe('two charts', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  const chart = (dob: string) => computeChart({ dob, tob: '10:00', lat: 26, lng: 80 }, now)
  const charts = Array.from({ length: 200 }, (_, index) =>
    chart(`${(index % 28) + 1}/${(index % 12) + 1}/${1960 + (index % 50)}`),
  )

  test('Kuja dosha in both undoes it, in one it stands unless its chart cancels it', () => {
    const manglik = charts.filter(({ doshas }) => doshas.manglik.present)
    const standing = manglik.find(({ doshas }) => !doshas.manglik.cancelled)!
    const free = charts.find(({ doshas }) => !doshas.manglik.present)!
    const cancelled = manglik.find(({ doshas }) => doshas.manglik.cancelled)!
    expect(matchCharts(standing, manglik[0]!).manglik).toMatchObject({ mutual: true, standing: [] })
    expect(matchCharts(standing, free).manglik).toMatchObject({ mutual: false, standing: ['groom'] })
    expect(matchCharts(free, standing).manglik.standing).toEqual(['bride'])
    expect(matchCharts(free, cancelled).manglik.standing).toEqual([])
  })

  test('the gunas are those of the Moons', () => {
    const [one, other] = charts
    const moon = (of: typeof one) => of!.grahas.find(({ id }) => id === 'moon')!.lon
    expect(matchCharts(one!, other!)).toMatchObject(ashtakoota(moon(one), moon(other)))
  })
})
